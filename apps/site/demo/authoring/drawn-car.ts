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
] as const;
export type DrawnBody = (typeof DRAWN_BODIES)[number];

/** Every picture of one car, the best one first. `interior-left` has its steering wheel on the left. */
export const DRAWN_VIEWS = [
  "front",
  "side",
  "rear",
  "nose",
  "tail",
  "wheel",
  "interior",
  "interior-left",
] as const;
export type DrawnView = (typeof DRAWN_VIEWS)[number];

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

/** Which of a body's two designs: other wheels, lamps and grille. One car keeps its own in all pictures. */
export const DRAWN_VARIANTS = [1, 2] as const;
export type DrawnVariant = (typeof DRAWN_VARIANTS)[number];

/** One picture of one drawn car. */
export interface DrawnCar {
  readonly body: DrawnBody;
  readonly colour: DrawnColour;
  readonly view: DrawnView;
  readonly variant: DrawnVariant;
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
 * Reads the last part of a drawn picture's address: "side.webp", or "side-2.webp" for the second design.
 * Anything else is null.
 */
export function parseDrawnFile(file: string): { view: DrawnView; variant: DrawnVariant } | null {
  for (const view of DRAWN_VIEWS) {
    for (const variant of DRAWN_VARIANTS) {
      if (file === drawnFile(view, variant)) return { view, variant };
    }
  }
  return null;
}

/** Widths we serve; any other request gets the next one up. Pictures are 3:2. */
export const DRAWN_WIDTHS = [160, 320, 480, 640, 828, 1080, 1280] as const;
export type DrawnWidth = (typeof DRAWN_WIDTHS)[number];

/** The smallest width we serve that is at least as wide as asked for; nonsense gets 640, more than our widest gets the widest. */
export function parseDrawnWidth(text: string | null | undefined): DrawnWidth {
  if (!text || !/^\d{1,5}$/.test(text)) return 640;
  const asked = Number(text);
  return DRAWN_WIDTHS.find((width) => width >= asked) ?? 1280;
}

/**
 * Address of one drawn picture, below the site's root and without a width; add `?w=640`.
 *
 * @example
 * drawnCarUrl({ body: "ute", colour: "navy", view: "side", variant: 2 }) // "/media/drawn/ute/navy/side-2.webp"
 */
export function drawnCarUrl({ body, colour, view, variant }: DrawnCar): string {
  return `/media/drawn/${body}/${colour}/${drawnFile(view, variant)}`;
}

function drawnFile(view: DrawnView, variant: DrawnVariant): string {
  return variant === 1 ? `${view}.webp` : `${view}-${variant}.webp`;
}
