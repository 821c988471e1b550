import type { FactName, FlagFact, NumberFact, ValueFact } from "./fact-table.ts";

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
