import { selectorOf } from "@forecourt/ui/behaviours";

/** For how long the list stands still: a car's page that is not there by then comes without a movement. */
const WAITS_MS = 150;

/** Opens a car of a list as one movement, where the browser knows how and the visitor does not ask for less motion. */
export function moveToCar(open: () => void): void {
  if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    open();
    return;
  }
  const move = document.startViewTransition(
    () =>
      new Promise<void>((done) => {
        setTimeout(done, WAITS_MS);
        new MutationObserver((_, page) => {
          if (!document.querySelector(selectorOf("stage"))) return;
          page.disconnect();
          done();
        }).observe(document.body, { childList: true, subtree: true });
        open();
      }),
  );
  // Another press skips the movement, not the page.
  move.ready.catch(() => undefined);
}
