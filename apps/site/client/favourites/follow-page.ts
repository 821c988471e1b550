/** Looks at the page now and after every change of it, until the signal: pages change without being loaded anew. */
export function followPage(signal: AbortSignal, look: () => void): void {
  if (signal.aborted) return;
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => watcher.disconnect());
  look();
}
