import { CAR_LINK } from "./opened-from-list.ts";

/** Where a list was left: the first car in sight, and how far below the top of the screen it stood. */
interface Place {
  readonly car: string;
  readonly top: number;
}

/** By entry of the browser's history, so that a list that is opened anew begins at its top. */
const places = new Map<string, Place>();

/** Names the present entry of the history; null in a browser that has no names for them. */
const entryKey = (): string | null => {
  const { navigation } = globalThis as { navigation?: { currentEntry?: { key: string } | null } };
  return navigation?.currentEntry?.key ?? null;
};

/** Remembers where the list stands; call it before the shopper goes elsewhere. */
export function keepPlace(root: ParentNode): void {
  const key = entryKey();
  if (key === null) return;
  for (const link of root.querySelectorAll(CAR_LINK)) {
    const { top } = link.getBoundingClientRect();
    if (top < 0) continue;
    places.set(key, { car: link.getAttribute("href") ?? "", top });
    return;
  }
}

/**
 * Goes back to where the list was left, if it was. The heights of cards out of sight are estimates until they are rendered,
 * so the page is moved until the car stands where it stood.
 */
export function returnToPlace(root: ParentNode): void {
  const place = places.get(entryKey() ?? "");
  const link =
    place && [...root.querySelectorAll(CAR_LINK)].find((each) => each.getAttribute("href") === place.car);
  if (!link) return;
  let frames = 12;
  const settle = (): void => {
    const off = link.getBoundingClientRect().top - place.top;
    if (Math.abs(off) > 1) scrollBy({ top: off, behavior: "instant" });
    frames -= 1;
    if (frames > 0) requestAnimationFrame(settle);
  };
  settle();
}
