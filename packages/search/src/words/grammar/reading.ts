import type { RangeFacet, ValueFacet } from "../../query/fields/facets.ts";
import type { SortKey } from "../../query/fields/sort-options.ts";
import type { Range } from "../../query/fields/stock-query.ts";

/** What some words of a sentence ask for. */
export type Intent =
  | {
      readonly kind: "values";
      readonly facet: ValueFacet;
      readonly values: readonly string[];
      /** Cars with none of the values are asked for. */
      readonly not?: true;
    }
  | { readonly kind: "range"; readonly facet: RangeFacet; readonly range: Range }
  | { readonly kind: "sort"; readonly sort: SortKey }
  /** Something that is known, and that this stock has none of; `shown` is what stands in for it, in words. */
  | { readonly kind: "absent"; readonly name: string; readonly shown: string | null }
  /** Keywords as they will be searched: what was not understood, or is not wanted and no filter ("-scratches"). */
  | { readonly kind: "keywords"; readonly text: string }
  /** "please show me a": words that ask for nothing. */
  | { readonly kind: "filler" };

/** What else some words could mean. */
export interface Doubt {
  /** In a sentence. */
  readonly text: string;
  /** The words that say the other thing; null where none do. */
  readonly instead: string | null;
}

/** How the words from one place on were read, and how many of them. */
export interface Reading {
  readonly length: number;
  readonly intents: readonly Intent[];
  /** Null when there is no doubt. */
  readonly doubt: Doubt | null;
}

export const reading = (length: number, intents: readonly Intent[], doubt: Doubt | null = null): Reading => ({
  length,
  intents,
  doubt,
});

export const valuesIntent = (facet: ValueFacet, values: readonly string[]): Intent => ({
  kind: "values",
  facet,
  values,
});
