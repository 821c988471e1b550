import type { DrawnColour } from "../art/drawn-car.ts";
import type { ModelLine } from "./catalogue/model-line.ts";

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

/** What Škoda's own brochures call these paints. */
const SKODA: Readonly<Partial<Record<DrawnColour, string>>> = {
  white: "Moon White",
  pearl: "Moon White",
  silver: "Arctic Silver",
  grey: "Steel Grey",
  graphite: "Graphite Grey",
  black: "Black Magic",
  navy: "Energy Blue",
  blue: "Race Blue",
  sky: "Race Blue",
  red: "Velvet Red",
  maroon: "Velvet Red",
  teal: "Mamba Green",
  green: "Mamba Green",
};

/** Trucks and campers are ordered in a colour, and not in a name for it. */
const PLAIN: Readonly<Record<DrawnColour, string>> = {
  white: "White",
  pearl: "White",
  silver: "Silver",
  grey: "Grey",
  graphite: "Dark Grey",
  black: "Black",
  navy: "Dark Blue",
  blue: "Blue",
  sky: "Light Blue",
  red: "Red",
  maroon: "Dark Red",
  teal: "Teal",
  green: "Green",
  khaki: "Khaki",
  sand: "Sand",
  bronze: "Bronze",
  orange: "Orange",
  yellow: "Yellow",
};

/** What a paint is called on this vehicle. */
export const colourNameOf = (
  { name, paint }: ColourName,
  { make, kind }: Pick<ModelLine, "make" | "kind">,
): string =>
  kind === "truck" || kind === "motorhome" || kind === "caravan"
    ? PLAIN[paint]
    : ((make === "Skoda" ? SKODA[paint] : undefined) ?? name);

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
