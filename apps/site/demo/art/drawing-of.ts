import type { Car } from "@forecourt/search/car";
import type { DrawnBody, DrawnVariant } from "./drawn-car.ts";

/** Which drawing is like a vehicle: a body, and the design where only one of the two is like it. */
export interface Drawing {
  readonly body: DrawnBody;
  readonly variant: DrawnVariant | null;
}

type Row = readonly [words: string, body: DrawnBody | null, variant?: DrawnVariant];

const MOTORCYCLES: readonly Row[] = [
  ["electric", null],
  ["scooter", null],
  ["cruiser", null],
  ["adventure", "motorcycle", 2],
  ["naked", "motorcycle", 1],
  ["retro", "motorcycle", 1],
];

const TRUCKS: readonly Row[] = [
  ["prime mover", null],
  ["tipper", null],
  ["curtain", null],
  ["pantech", "truck", 1],
  ["tray", "truck", 2],
  ["ute", "ute"],
  ["van", "van"],
];

/** Of several words the first row that is found decides; a row without a drawing says that none is like it. */
const OTHERS: readonly Row[] = [
  ["motorhome", "motorhome"],
  ["campervan", null],
  ["caravan", "caravan"],
  ["convertible", "convertible"],
  ["cabriolet", "convertible"],
  ["coupe", "coupe"],
  ["hatch", "hatch"],
  ["wagon", "wagon"],
  ["sedan", "sedan"],
  ["suv", "suv"],
  ["cab chassis", null],
  ["ute", "ute"],
  ["pickup", "ute"],
  ["people mover", null],
  ["minivan", null],
  ["van", "van"],
  ["truck", "ute"],
];

/** What a closed nose would have to be drawn for: everything with an engine's grille. */
const GRILLED: ReadonlySet<DrawnBody> = new Set([
  "sedan",
  "hatch",
  "suv",
  "ute",
  "wagon",
  "coupe",
  "convertible",
  "van",
  "truck",
]);

/**
 * The drawing of a vehicle like this one; null where none is like it, because a wrong picture is worse than none. "Truck"
 * alone is a pickup among cars and says too little among trucks.
 *
 * @example
 * drawingOf({ itemType: "Truck", body: "Tray", simpleBody: null, fuel: "Diesel" }) // { body: "truck", variant: 2 }
 */
export function drawingOf({
  itemType,
  body,
  simpleBody,
  fuel,
}: Pick<Car, "itemType" | "body" | "simpleBody" | "fuel">): Drawing | null {
  const kind = (itemType ?? "").toLowerCase();
  const words = `${simpleBody ?? ""} ${body ?? ""}`.toLowerCase();
  const motorcycle = /motor(cycle|bike)/.test(`${kind} ${words}`);
  const rows = motorcycle ? MOTORCYCLES : kind.includes("truck") ? TRUCKS : OTHERS;
  const found = rows.find(([word]) => words.includes(word));
  if (!found?.[1]) return null;
  if (/electric/i.test(fuel ?? "") && GRILLED.has(found[1])) return null;
  return { body: found[1], variant: found[2] ?? null };
}
