import { type BehaviourValue } from "@forecourt/ui/behaviours";

/**
 * Shares the page, or the address that is given, by the device's own means. Where it has none the address is copied, and
 * where that is not allowed the link is followed to a mail, as without a script.
 */
export async function sharePage(
  link: HTMLAnchorElement,
  { title, done, url: given }: BehaviourValue<"share">,
): Promise<void> {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
  const url = given ?? canonical;
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
