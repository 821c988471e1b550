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
  ["campervan", "people-mover"],
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
  ["people mover", "people-mover"],
  ["minivan", "people-mover"],
  ["bus", "people-mover"],
  ["van", "van"],
  ["truck", "ute"],
];

/** Electric vehicles have a closed nose: what they are drawn as, and null where none of ours has one. */
const ELECTRIC: ReadonlyMap<DrawnBody, DrawnBody | null> = new Map([
  ["sedan", "electric-sedan"],
  ["hatch", "electric-hatch"],
  ["suv", "electric-suv"],
  ["ute", null],
  ["wagon", null],
  ["coupe", null],
  ["convertible", null],
  ["van", null],
  ["people-mover", null],
  ["truck", null],
]);

/** Makers whose trucks have a bonnet; ours has its cab over the engine. */
const BONNETED = /kenworth|mack|western star|peterbilt|freightliner/i;

/**
 * The drawing of a vehicle like this one; null where none is like it, because a wrong picture is worse than none. "Truck"
 * alone is a pickup among cars and says too little among trucks.
 *
 * @example
 * drawingOf({ make: "Isuzu", itemType: "Truck", body: "Tray", simpleBody: null, fuel: "Diesel" }) // { body: "truck", variant: 2 }
 */
export function drawingOf({
  make,
  itemType,
  body,
  simpleBody,
  fuel,
}: Pick<Car, "make" | "itemType" | "body" | "simpleBody" | "fuel">): Drawing | null {
  const kind = (itemType ?? "").toLowerCase();
  const words = `${simpleBody ?? ""} ${body ?? ""}`.toLowerCase();
  const motorcycle = /motor(cycle|bike)/.test(`${kind} ${words}`);
  const rows = motorcycle ? MOTORCYCLES : kind.includes("truck") ? TRUCKS : OTHERS;
  const [, like = null, variant = null] = rows.find(([word]) => words.includes(word)) ?? [];
  const drawn = like !== null && /electric/i.test(fuel ?? "") ? (ELECTRIC.get(like) ?? null) : like;
  if (drawn === null || (drawn === "truck" && BONNETED.test(make))) return null;
  return { body: drawn, variant };
}
