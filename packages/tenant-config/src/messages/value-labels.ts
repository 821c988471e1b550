import type { ValueFacet } from "@forecourt/search";
import { factRows } from "@forecourt/search/car";

type Labels = Readonly<Partial<Record<ValueFacet, Readonly<Record<string, string>>>>>;

/** As many seats as a bus has. */
const MOST_SEATS = 60;

/**
 * The words of a language for the values that stand in stock as numbers, or as true and false, and not as words.
 *
 * @example
 * valueLabels((seats) => `${seats} asientos`, { yes: "Sí", no: "No" }).abs; // { true: "Sí", false: "No" }
 */
export function valueLabels(
  seats: (count: number) => string,
  { yes, no }: { yes: string; no: string },
): Labels {
  const counts = Array.from({ length: MOST_SEATS }, (_, at) => [String(at + 1), seats(at + 1)] as const);
  const flags = factRows.filter(({ kind }) => kind === "flag");
  return {
    ...Object.fromEntries(flags.map(({ fact }) => [fact, { true: yes, false: no }] as const)),
    seats: Object.fromEntries(counts),
  };
}
