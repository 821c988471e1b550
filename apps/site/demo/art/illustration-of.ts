import type { Car } from "@forecourt/search/car";
import { DRAWN_COLOURS, type DrawnBody, type DrawnColour, drawnCarUrl } from "./drawn-car.ts";

/** What feeds call a body, and the body we draw. The first that is found in the text decides. */
const BODIES: readonly (readonly [word: string, body: DrawnBody])[] = [
  ["motorcycle", "motorcycle"],
  ["motorbike", "motorcycle"],
  ["motorhome", "motorhome"],
  ["campervan", "motorhome"],
  ["caravan", "caravan"],
  ["trailer", "caravan"],
  ["convertible", "convertible"],
  ["cabriolet", "convertible"],
  ["coupe", "coupe"],
  ["hatch", "hatch"],
  ["wagon", "wagon"],
  ["sedan", "sedan"],
  ["suv", "suv"],
  ["ute", "ute"],
  ["pickup", "ute"],
  ["cab chassis", "ute"],
  ["van", "van"],
  ["people mover", "van"],
  ["bus", "van"],
  ["truck", "truck"],
];

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

/** A drawn picture of a car like this one, for a car nobody has photographed; null when nothing we draw is like it. */
export function illustrationOf(car: Pick<Car, "body" | "simpleBody" | "colour" | "id">): string | null {
  const bodyText = `${car.simpleBody ?? ""} ${car.body ?? ""}`.toLowerCase();
  const body = BODIES.find(([word]) => bodyText.includes(word))?.[1];
  if (!body) return null;
  const colourText = (car.colour ?? "").toLowerCase();
  const colour = COLOURS.find(([word]) => colourText.includes(word))?.[1] ?? "silver";
  return drawnCarUrl({ body, colour, view: "front", variant: car.id.length % 2 === 0 ? 1 : 2 });
}
