import { ILLUSTRATION_PATH } from "#server/media/illustration-address.ts";

/** Every body we can draw, in the order a menu would show them. */
export const DRAWN_BODIES = [
  "sedan",
  "hatch",
  "suv",
  "ute",
  "wagon",
  "coupe",
  "convertible",
  "van",
  "truck",
  "motorcycle",
  "motorhome",
  "caravan",
  "people-mover",
  "tipper",
  "curtain-sider",
  "prime-mover",
  "electric-sedan",
  "electric-hatch",
  "electric-suv",
  "sport-bike",
  "cruiser",
  "scooter",
  "small-suv",
  "large-suv",
  "adventure",
] as const;
export type DrawnBody = (typeof DRAWN_BODIES)[number];

/** Every picture of one vehicle, the best one first. */
export const DRAWN_VIEWS = ["front", "side", "rear", "nose", "tail", "wheel", "interior"] as const;
export type DrawnView = (typeof DRAWN_VIEWS)[number];

/** Whether a body is drawn from inside: campers are, and of a motorcycle its controls. */
const INSIDE: ReadonlySet<DrawnBody> = new Set(["motorcycle", "motorhome", "caravan"]);

/** The views a body is drawn in, the best one first. */
export const viewsOf = (body: DrawnBody): readonly DrawnView[] =>
  DRAWN_VIEWS.filter((view) => view !== "interior" || INSIDE.has(body));

/** The paints we mix. A car's marketing name ("Glacier White") is mapped to one of these. */
export const DRAWN_COLOURS = [
  "white",
  "pearl",
  "silver",
  "grey",
  "graphite",
  "black",
  "blue",
  "navy",
  "sky",
  "teal",
  "green",
  "khaki",
  "sand",
  "bronze",
  "yellow",
  "orange",
  "red",
  "maroon",
] as const;
export type DrawnColour = (typeof DRAWN_COLOURS)[number];

/** Which of a body's two designs: other wheels, lamps and grille. All cars of a model and series have the same. */
export const DRAWN_VARIANTS = [1, 2] as const;
export type DrawnVariant = (typeof DRAWN_VARIANTS)[number];

/** One picture of one drawn car. */
export interface DrawnCar {
  readonly body: DrawnBody;
  readonly colour: DrawnColour;
  readonly view: DrawnView;
  readonly variant: DrawnVariant;
  /** In a dark studio, for pages with a dark ground. */
  readonly dark?: boolean;
  /** The car and its shadow without the studio, to stand on a page's own ground. */
  readonly alone?: boolean | undefined;
}

const oneOf =
  <T extends string>(names: readonly T[]) =>
  (text: string): T | null =>
    names.find((name) => name === text) ?? null;

/** Exactly one of our names, or null: nothing from a URL reaches a file name unchecked. */
export const parseDrawnBody = oneOf(DRAWN_BODIES);
/** Exactly one of our names, or null. */
export const parseDrawnColour = oneOf(DRAWN_COLOURS);

/**
 * Reads the last part of a drawn picture's address: "side.webp", or "side-2.webp" for the second design; "side-2-alone.webp"
 * is that one without the studio. Anything else is null.
 */
export function parseDrawnFile(file: string): Pick<DrawnCar, "view" | "variant" | "alone"> | null {
  for (const view of DRAWN_VIEWS) {
    for (const variant of DRAWN_VARIANTS) {
      for (const alone of [false, true]) {
        if (file === drawnFile({ view, variant, alone })) return { view, variant, alone };
      }
    }
  }
  return null;
}

/**
 * Address of one drawn picture, below the site's root and without a width; add `?w=768`.
 *
 * @example
 * drawnCarUrl({ body: "ute", colour: "navy", view: "side", variant: 2 }) // "/media/drawn/ute/navy/side-2.webp"
 */
export function drawnCarUrl({ body, colour, ...file }: DrawnCar): string {
  return `${ILLUSTRATION_PATH}${body}/${colour}/${drawnFile(file)}`;
}

function drawnFile({ view, variant, alone = false }: Pick<DrawnCar, "view" | "variant" | "alone">): string {
  return `${view}${variant === 1 ? "" : `-${variant}`}${alone ? "-alone" : ""}.webp`;
}
