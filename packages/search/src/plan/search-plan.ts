/** What a filter compares with. Text compares trimmed, in Unicode NFKD, without case; "5" equals the number 5. */
export type FilterValue = string | number | boolean;

/**
 * One condition. A field that is missing satisfies no positive condition and every `not`.
 * A list-valued field satisfies a condition when any of its elements does.
 */
export type PlanFilter =
  /** Any of the values; an empty list matches nothing. */
  | { readonly kind: "oneOf"; readonly field: string; readonly values: readonly FilterValue[] }
  | {
      readonly kind: "compare";
      readonly field: string;
      readonly operator: ">" | ">=" | "<" | "<=";
      readonly value: number;
    }
  /** Inclusive at both ends; from above to matches nothing. */
  | { readonly kind: "between"; readonly field: string; readonly from: number; readonly to: number }
  /** The field is there, even as null or empty. */
  | { readonly kind: "exists"; readonly field: string }
  | { readonly kind: "isNull"; readonly field: string }
  /** "", [] or {}. */
  | { readonly kind: "isEmpty"; readonly field: string }
  | { readonly kind: "not"; readonly filter: PlanFilter }
  /** All of them; an empty list matches everything. */
  | { readonly kind: "and"; readonly filters: readonly PlanFilter[] }
  /** At least one; an empty list matches nothing. */
  | { readonly kind: "or"; readonly filters: readonly PlanFilter[] };

/**
 * One piece of the shopper's text, between blanks, as typed ("cx-5" is one piece; the engine's tokeniser
 * sees two words). A `prefix` is the last piece, still being typed; a `phrase` stands in that order, exactly.
 */
export type PlanTerm =
  | { readonly kind: "word"; readonly text: string }
  | { readonly kind: "prefix"; readonly text: string }
  | { readonly kind: "phrase"; readonly text: string }
  | { readonly kind: "not"; readonly term: { readonly kind: "word" | "phrase"; readonly text: string } };

/** One sort key. Missing values come last in both directions. */
export interface PlanSort {
  readonly field: string;
  readonly direction: "asc" | "desc";
}

/**
 * What to count. `values`: each value with its number of cars, and lowest and highest number.
 * `range`: lowest and highest number, and a histogram of about `buckets` bars of a round width.
 */
export type PlanFacet =
  | { readonly kind: "values"; readonly field: string }
  | { readonly kind: "range"; readonly field: string; readonly buckets: number };

/** Marks matched words. Choose tags no car text holds, and escape the text before making markup of it. */
export interface PlanHighlight {
  readonly fields: readonly string[] | "all";
  readonly open: string;
  readonly close: string;
}

/** The page of cars, and the counts that need no filter lifted. */
export interface PlanQuery {
  readonly text: readonly PlanTerm[];
  /** `last`: cars with only the first words are found too, ranked later. `all`: every word is required. */
  readonly matching: "last" | "all";
  /** All must hold. */
  readonly filter: readonly PlanFilter[];
  readonly sort: readonly PlanSort[];
  /** `relevance`: sort decides inside equal relevance. `sort`: the order is strictly by sort. */
  readonly order: "relevance" | "sort";
  readonly offset: number;
  readonly limit: number;
  readonly facets: readonly PlanFacet[];
  readonly fields: readonly string[] | "all";
  readonly highlight: PlanHighlight | null;
}

/** Counts one facet under other filters than the main query's (its own lifted). */
export interface PlanCount {
  readonly facet: PlanFacet;
  readonly filter: readonly PlanFilter[];
  /** Other words than the main query's; left out, the same. */
  readonly text?: readonly PlanTerm[];
}

/**
 * Everything one screen asks of an engine, in one go. Plain JSON without a clock in it
 * (time was rounded to the minute), so equal plans have equal text and can be cached.
 */
export interface SearchPlan {
  readonly main: PlanQuery;
  readonly counts: readonly PlanCount[];
}
