import type { ShoppersWords } from "./market-words.ts";

/** The places of a market as their file has them. */
export interface MarketPlaces {
  /** Where they are from, and under which licence. */
  readonly source: string;
  /** Towns that are meant wherever their name stands; the others only behind "in", "near" and the like. */
  readonly alone: readonly string[];
  /** What people call a town. */
  readonly called: Readonly<Record<string, string>>;
  /** By state: the towns, each with its latitude and longitude in hundredths of a degree. */
  readonly towns: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** By state: postcodes, each with one of its towns. */
  readonly postcodes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A town, or the town of a postcode, and where it is. */
export interface Place {
  /** As it is shown: "Parramatta", "2150". */
  readonly name: string;
  readonly state: string;
  readonly lat: number;
  readonly long: number;
  /** Meant wherever its name stands. */
  readonly alone: boolean;
}

const FILES: Readonly<Record<ShoppersWords, () => Promise<{ readonly default: MarketPlaces }>>> = {
  australian: () => import("./places/australian.json", { with: { type: "json" } }),
  new_zealand: () => import("./places/new_zealand.json", { with: { type: "json" } }),
  american: () => import("./places/american.json", { with: { type: "json" } }),
};

/**
 * The towns, suburbs and postcodes of a market, loaded when they are first asked for. Of the United States it has large
 * cities only, and no ZIP code.
 *
 * @example
 * const places = await marketPlaces("australian");
 * places.postcodes["NSW"]?.["2150"]; // "Parramatta"
 */
export const marketPlaces = async (words: ShoppersWords): Promise<MarketPlaces> =>
  (await FILES[words]()).default;

const EARTH = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies. */
export function kilometresBetween(a: Place, b: Place): number {
  const height = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const width = Math.sin(radians(b.long - a.long) / 2) ** 2;
  return (
    2 * EARTH * Math.asin(Math.sqrt(height + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * width))
  );
}
