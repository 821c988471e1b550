import type { Car } from "@forecourt/search/car";

/** What an illustrator knows of a car: enough to show none that is unlike it. */
export type IllustratedCar = Pick<
  Car,
  | "make"
  | "model"
  | "series"
  | "seats"
  | "badge"
  | "itemType"
  | "body"
  | "simpleBody"
  | "fuel"
  | "drive"
  | "colour"
>;

/** Address of a picture of a car like this one, for a car without a photograph; null when there is none. */
export type Illustrate = (car: IllustratedCar) => string | null;

/** From where a vehicle that stands alone is seen. */
export type StandingView = "front" | "side" | "rear";

/**
 * Address of the vehicle of an illustration without its studio, from another side: it and its shadow on nothing, for a page
 * to stand on its own ground. Null when the address is not one of this illustrator's.
 */
type StandAlone = (illustration: string, view: StandingView) => string | null;

/** One picture of an illustrator's. Equal names are equal pictures, and a name is safe as a file name. */
interface Illustration {
  readonly name: string;
  /** The picture as WebP, as wide as requested. */
  render(width: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** A port: pictures that stand in for missing photographs, all below `ILLUSTRATION_PATH`. */
export interface Illustrator {
  readonly illustrate: Illustrate;
  readonly standAlone: StandAlone;
  /**
   * The picture at an address, by the parts of its path below `ILLUSTRATION_PATH`; null when there is none. Before the
   * parts of an address it gave, `DARK_STUDIO` gives the same picture in a dark studio.
   */
  find(parts: readonly string[]): Illustration | null;
}

/** Illustrates nothing: a car without a photograph gets the tenant's words instead of a picture. */
export const noIllustrations: Illustrator = {
  illustrate: () => null,
  standAlone: () => null,
  find: () => null,
};
