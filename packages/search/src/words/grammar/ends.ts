import type { RangeFacet } from "../../query/fields/facets.ts";
import { makeRange } from "../../query/fields/range.ts";
import type { End } from "./comparisons.ts";
import type { Quantity } from "./quantity-at.ts";
import { type Intent, type Reading, reading } from "./reading.ts";

/** The ends of a range; one may be open. */
export interface Ends {
  readonly min?: number;
  readonly max?: number;
}

const endsOf = (end: End, value: number, slack: number): Ends =>
  end === "min"
    ? { min: value }
    : end === "max"
      ? { max: value }
      : { min: Math.round(value - slack), max: Math.round(value + slack) };

export const rangeIntents = (facet: RangeFacet, { min, max }: Ends): readonly Intent[] => {
  const range = makeRange(min, max);
  return range ? [{ kind: "range", facet, range }] : [];
};

/** Ends in the order the words give them. */
export function endsWith(
  { low, high }: Quantity,
  end: End,
  valueOf: (value: number) => number,
  slack: (value: number) => number,
): Ends {
  if (high) return { min: valueOf(low.value), max: valueOf(high.value) };
  const value = valueOf(low.value);
  return endsOf(end, value, slack(value));
}

/** "Around 20k" is a tenth more or less. */
export const tenth = (value: number): number => value * 0.1;
export const same = (value: number): number => value;

/** A reading, where the words say something that this stock can be asked. */
export const nonEmpty = (length: number, intents: readonly Intent[]): Reading | null =>
  intents.length === 0 ? null : reading(length, intents);
