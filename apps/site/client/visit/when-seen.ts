/** The part of a document that says whether a shopper sees it: a browser may render a page ahead of being asked for it. */
export type SeenLater = EventTarget & { readonly prerendering?: boolean | undefined };

/**
 * Runs once the page is shown to the shopper: at once, or when a page that the browser rendered ahead is opened. One that
 * is never opened runs nothing.
 */
export function whenSeen(page: SeenLater, run: () => void): void {
  if (page.prerendering) page.addEventListener("prerenderingchange", run, { once: true });
  else run();
}
