import type { RangeFacet, ValueFacet } from "../query/fields/facets.ts";
import type { SortKey } from "../query/fields/sort-options.ts";
import type { Range } from "../query/fields/stock-query.ts";

/** What some words of a sentence ask for. */
export type Intent =
  | { readonly kind: "values"; readonly facet: ValueFacet; readonly values: readonly string[] }
  | { readonly kind: "range"; readonly facet: RangeFacet; readonly range: Range }
  | { readonly kind: "sort"; readonly sort: SortKey }
  /** Keywords as they will be searched: what was not understood, or what is not wanted ("-diesel"). */
  | { readonly kind: "keywords"; readonly text: string }
  /** "please show me a": words that ask for nothing. */
  | { readonly kind: "filler" };

/** How the words from one place on were read, and how many of them. */
export interface Reading {
  readonly length: number;
  readonly intents: readonly Intent[];
  /** What else the words could mean; null when there is no doubt. */
  readonly doubt: string | null;
}

export const reading = (
  length: number,
  intents: readonly Intent[],
  doubt: string | null = null,
): Reading => ({
  length,
  intents,
  doubt,
});

export const valuesIntent = (facet: ValueFacet, values: readonly string[]): Intent => ({
  kind: "values",
  facet,
  values,
});
