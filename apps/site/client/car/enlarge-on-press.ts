import { selectorOf, setBehaviour } from "@forecourt/ui/behaviours";

/**
 * Enlarges a picture of the viewer where a mouse presses it, follows the mouse over it, and takes it back with the next press
 * or when it is left. Fingers pinch.
 */
export function enlargeOnPress(row: HTMLElement): void {
  row.addEventListener("click", (event) => {
    const picture = pictureOf(event);
    if (!picture || (event instanceof PointerEvent && event.pointerType !== "mouse")) return;
    follow(picture, event);
    setBehaviour(picture, "enlarged", !picture.matches(selectorOf("enlarged")));
  });
  row.addEventListener("mousemove", (event) => {
    const picture = pictureOf(event);
    if (picture?.matches(selectorOf("enlarged"))) follow(picture, event);
  });
  for (const leaving of ["mouseleave", "scroll"])
    row.addEventListener(leaving, () => {
      for (const picture of row.querySelectorAll(selectorOf("enlarged")))
        setBehaviour(picture, "enlarged", null);
    });
}

const pictureOf = ({ target }: Event): HTMLImageElement | null =>
  target instanceof HTMLImageElement ? target : null;

function follow(picture: HTMLImageElement, { clientX, clientY }: MouseEvent): void {
  const { left, top, width, height } = (picture.parentElement ?? picture).getBoundingClientRect();
  picture.style.transformOrigin = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
}
