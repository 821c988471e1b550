import type { SearchDocument } from "./search-engine.ts";

/** The field that engines sort by for a best match. It is worked out of a document when it is indexed, and no document of a feed has it. */
export const BEST_MATCH_FIELD = "best_match";

/** One of the facts a best match is blended of. */
export interface BestMatchPart {
  readonly fact: "price" | "odometer" | "age" | "pictures";
  /** What the car says of it: whole currency, kilometres or miles, years at its arrival, pictures; null when unknown. */
  readonly value: number | null;
  /** How good that is, from 0 to 1; an unknown fact counts as middling. */
  readonly share: number;
  /** The most it can add. All of them together are 1000. */
  readonly weight: number;
}

/** How well a car matches what most shoppers look for, from 0 to 1000, and what that is made of. */
export interface BestMatch {
  readonly points: number;
  readonly parts: readonly BestMatchPart[];
}

/** At a half stands what costs this much, has run this far or is this old; pictures are enough at ten. */
const HALF = { price: 30_000, odometer: 60_000, age: 5 };
const ENOUGH_PICTURES = 10;
const WEIGHTS = { price: 300, odometer: 250, age: 250, pictures: 200 };
const UNKNOWN = 0.4;

const lessIsBetter = (value: number | null, half: number): number =>
  value === null ? UNKNOWN : half / (half + value);

const numberOf = (document: SearchDocument, field: string): number | null => {
  const value = document[field];
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null;
};

/** The car's age in years when it came into stock, so that no clock is read and an unchanged car needs no new index. */
function ageOf(document: SearchDocument): number | null {
  const year = numberOf(document, "year");
  const arrived = numberOf(document, "created_at_timestamp");
  if (year === null || arrived === null) return null;
  return Math.max(0, new Date(arrived).getUTCFullYear() - year);
}

/**
 * Blends price, odometer, age and pictures of a car into one number. It looks at one car alone, at no clock and at no
 * other car, so both engines give a car the same points.
 *
 * @example
 * bestMatchOf({ price: 30_000, km: 60_000, photos_count: 10 }).points; // 575
 */
export function bestMatchOf(document: SearchDocument): BestMatch {
  const price = numberOf(document, "price");
  const odometer = numberOf(document, "km");
  const age = ageOf(document);
  const pictures = numberOf(document, "photos_count") ?? 0;
  const parts: readonly BestMatchPart[] = [
    { fact: "price", value: price, share: lessIsBetter(price, HALF.price), weight: WEIGHTS.price },
    {
      fact: "odometer",
      value: odometer,
      share: lessIsBetter(odometer, HALF.odometer),
      weight: WEIGHTS.odometer,
    },
    { fact: "age", value: age, share: lessIsBetter(age, HALF.age), weight: WEIGHTS.age },
    {
      fact: "pictures",
      value: pictures,
      share: Math.min(1, pictures / ENOUGH_PICTURES),
      weight: WEIGHTS.pictures,
    },
  ];
  return { parts, points: Math.round(parts.reduce((sum, { share, weight }) => sum + share * weight, 0)) };
}
