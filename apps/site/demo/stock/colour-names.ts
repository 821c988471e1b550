import type { DrawnColour } from "../art/drawn-car.ts";

/** What brochures call a paint, and the paint it is drawn in. The number says how often it is ordered. */
export interface ColourName {
  readonly name: string;
  readonly paint: DrawnColour;
}

const rows: readonly (readonly [name: string, paint: DrawnColour, weight: number])[] = [
  ["Glacier White", "white", 14],
  ["Arctic White", "white", 8],
  ["Snowdrift Pearl", "pearl", 7],
  ["Sterling Silver", "silver", 9],
  ["Machine Grey", "grey", 8],
  ["Meteor Grey", "graphite", 9],
  ["Onyx Black", "black", 8],
  ["Phantom Black", "black", 6],
  ["Deep Crystal Blue", "navy", 5],
  ["Ocean Blue", "blue", 5],
  ["Polar Sky", "sky", 2],
  ["Crimson Red", "red", 5],
  ["Garnet", "maroon", 2],
  ["Lagoon Teal", "teal", 1.5],
  ["Forest Green", "green", 1.5],
  ["Eucalypt", "khaki", 2],
  ["Desert Sand", "sand", 2],
  ["Copper Bronze", "bronze", 1.2],
  ["Sunrise Orange", "orange", 1],
  ["Saffron Yellow", "yellow", 0.7],
];

/** All colour names with how often they are ordered. */
export const COLOUR_NAMES: readonly (readonly [ColourName, number])[] = rows.map(([name, paint, weight]) => [
  { name, paint },
  weight,
]);

/** Bright paints suit coupes and bikes better than trucks. */
export const LIVELY: ReadonlySet<DrawnColour> = new Set([
  "red",
  "yellow",
  "orange",
  "blue",
  "green",
  "teal",
  "bronze",
]);
