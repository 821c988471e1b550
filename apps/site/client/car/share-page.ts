/**
 * Shares the page, or the address that the link names, by the device's own means; where it has none the link is copied, and where that is not allowed a mail
 * is begun, as without a script.
 */
export async function sharePage(link: HTMLAnchorElement): Promise<void> {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
  const { title = document.title, done = "", url = canonical } = link.dataset;
  try {
    const { share } = navigator as Partial<Navigator>;
    if (share) return await share.call(navigator, { title, url });
    await navigator.clipboard.writeText(url);
    const shared = document.getElementById("shared");
    if (shared) shared.textContent = done;
  } catch (error) {
    // Closing the device's own sheet is an answer too.
    if (!(error instanceof DOMException && error.name === "AbortError")) location.href = link.href;
  }
}
