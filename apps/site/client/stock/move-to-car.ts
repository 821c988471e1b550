import { selectorOf } from "@forecourt/ui/behaviours";

/** How often and in which distance the car's page is looked for; one that is not there by then comes without a movement. */
const LOOKS = 10;
const BETWEEN_MS = 15;

/** Opens a car of a list as one movement, where the browser knows how and the visitor does not ask for less motion. */
export function moveToCar(open: () => void): void {
  if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    open();
    return;
  }
  const move = document.startViewTransition(
    () =>
      new Promise<void>((done) => {
        const look = (left: number): void => {
          if (left > 0 && !document.querySelector(selectorOf("stage")))
            setTimeout(look, BETWEEN_MS, left - 1);
          else done();
        };
        open();
        look(LOOKS);
      }),
  );
  // Another press skips the movement, not the page.
  move.ready.catch(() => undefined);
}
