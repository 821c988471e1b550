import type { WireFields } from "../wire/wire-fields.ts";
import { type FlagFact, type FactName, factRows, type NumberFact, type ValueFact } from "./fact-table.ts";

/** What is known of a vehicle beyond what every car has. Numbers are in the market's measures and never converted. */
export type CarFacts = { readonly [F in NumberFact]?: number } & {
  readonly [F in Exclude<ValueFact, FlagFact>]?: string;
} & { readonly [F in FlagFact]?: boolean };

/** The value of a fact. */
export type FactValue = number | string | boolean;

/**
 * A car's value of a fact by its name from a table; undefined where it is not known.
 *
 * @example
 * factOf({ facts: { sleeps: 4 } }, "sleeps"); // 4
 */
export const factOf = ({ facts }: { readonly facts: CarFacts }, fact: FactName): FactValue | undefined =>
  facts[fact];

/** Reads the facts of a stored document; unbelievable numbers are left out with a note. */
export function parseFacts(fields: WireFields): CarFacts {
  const facts: Partial<Record<FactName, FactValue>> = {};
  for (const { fact, kind, min = 0, max = Number.MAX_VALUE } of factRows) {
    if (fields.raw(fact) === undefined) continue;
    const value =
      kind === "number"
        ? fields.number(fact, (number) => number >= min && number <= max)
        : kind === "word"
          ? fields.text(fact)
          : fields.raw(fact) === null
            ? null
            : fields.boolean(fact, false);
    if (value !== null) facts[fact] = value;
  }
  // Each value has the kind of its row, which the type says row by row.
  return facts as CarFacts;
}
