import { selectorOf, setBehaviour } from "@forecourt/ui/behaviours";

/** Where an enlarged picture is looked at, in percent of it, by the key that moves there. */
const MOVES: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ["ArrowLeft", [-20, 0]],
  ["ArrowRight", [20, 0]],
  ["ArrowUp", [0, -20]],
  ["ArrowDown", [0, 20]],
]);

/** Enlarges a picture about its middle, or takes that back. */
export function enlarge(picture: HTMLImageElement | null): void {
  if (!picture) return;
  picture.style.transformOrigin = "50% 50%";
  setBehaviour(picture, "enlarged", !picture.matches(selectorOf("enlarged")));
}

/**
 * What a key does to the picture that is shown: plus enlarges it, minus takes that back, arrows move over an enlarged one.
 * False where it does nothing.
 */
export function moveEnlarged(picture: HTMLImageElement | null, key: string): boolean {
  const isEnlarged = picture?.matches(selectorOf("enlarged")) ?? false;
  if (["+", "=", "-"].includes(key)) {
    if ((key === "-") === isEnlarged) enlarge(picture);
    return picture !== null;
  }
  const move = MOVES.get(key);
  if (!picture || !isEnlarged || !move) return false;
  const at = picture.style.transformOrigin.split(" ").map((part) => Number.parseFloat(part));
  const [x, y] = move.map((by, axis) => Math.min(100, Math.max(0, (at[axis] ?? 50) + by)));
  picture.style.transformOrigin = `${x}% ${y}%`;
  return true;
}

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
