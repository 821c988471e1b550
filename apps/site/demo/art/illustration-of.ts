import type { IllustratedCar } from "#host/illustrator/illustrator.ts";
import { drawingOf } from "./drawing-of.ts";
import { DRAWN_COLOURS, type DrawnColour, drawnCarUrl } from "./drawn-car.ts";

/** What feeds call a paint beyond the names we mix it under. */
const COLOURS: readonly (readonly [word: string, colour: DrawnColour])[] = [
  ...DRAWN_COLOURS.map((colour) => [colour, colour] as const),
  ["gray", "grey"],
  ["beige", "sand"],
  ["gold", "sand"],
  ["brown", "bronze"],
  ["burgundy", "maroon"],
  ["purple", "maroon"],
  ["pink", "red"],
  ["turquoise", "teal"],
];

/** A drawn picture of a car like this one, for a car without a photograph; null when nothing we draw is like it. */
export function illustrationOf(car: IllustratedCar): string | null {
  const drawing = drawingOf(car);
  if (drawing === null) return null;
  const colourText = (car.colour ?? "").toLowerCase();
  const colour = COLOURS.find(([word]) => colourText.includes(word))?.[1] ?? "silver";
  return drawnCarUrl({ ...drawing, colour, view: "front" });
}
