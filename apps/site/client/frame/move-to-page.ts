/** For how long the old page stands still for a move: a page that is not there by then comes without one. */
const WAITS_MS = 150;

/**
 * Goes to another page of the site as one movement, where the browser knows how and the visitor does not ask for less motion.
 * `arrived` settles once the other page is shown.
 *
 * @example
 * moveToPage(() => router.push("/contact"), () => shown);
 */
export function moveToPage(go: () => void, arrived: () => Promise<void>): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || !("startViewTransition" in document)) {
    go();
    return;
  }
  const move = document.startViewTransition(() => {
    const shown = arrived();
    go();
    return Promise.race([shown, new Promise<void>((done) => setTimeout(done, WAITS_MS))]);
  });
  // A second press ends the first one's movement, and its page comes all the same.
  move.ready.catch(() => undefined);
  move.finished.catch(() => undefined);
}
