import type { SearchPlan } from "./search-plan.ts";

/** What an index stores: one JSON object. Cars are `CarDocument`s; engines do not care. */
export type SearchDocument = { readonly [field: string]: unknown };

/**
 * One car found. `formatted` copies the fields to highlight, with matched words marked and numbers
 * as text; an engine may copy more fields. Null when not requested.
 */
export interface SearchHit {
  readonly document: SearchDocument;
  readonly formatted: SearchDocument | null;
}

/** Lowest and highest number of a field among the cars counted. */
export interface FacetStats {
  readonly min: number;
  readonly max: number;
}

/** One bar of a histogram: `from` included, `to` excluded except in the last bar, which may be much wider. */
export interface HistogramBucket {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The counts of one facet. Values that no car has are absent; spellings equal without case are one value. */
export type FacetResult =
  | {
      readonly kind: "values";
      readonly field: string;
      readonly values: readonly { readonly value: string; readonly count: number }[];
      readonly stats: FacetStats | null;
    }
  | {
      readonly kind: "range";
      readonly field: string;
      readonly stats: FacetStats | null;
      readonly buckets: readonly HistogramBucket[];
    };

/** The counts of a facet with its filter lifted, and how many cars there would be without that filter. */
export interface CountResult {
  readonly facet: FacetResult;
  readonly total: number;
}

/** `part` is where an invalid plan is wrong; `invalid_search_filter` is Meilisearch's word for "filter". */
export type SearchProblem =
  | {
      readonly problem: "unavailable";
      readonly detail: string;
      /** Whole seconds after which asking again makes sense: a page's `Retry-After`. */
      readonly retryAfter: number;
    }
  | {
      readonly problem: "invalid";
      readonly part: "filter" | "sort" | "facets" | "other";
      readonly detail: string;
    };

/** An engine's result. `facets` holds those of `main.facets` and `counts` those of `plan.counts`, each in order. */
export type SearchResult =
  | {
      readonly ok: true;
      readonly hits: readonly SearchHit[];
      /** Cars that match, exact. */
      readonly total: number;
      /** Cars that paging can reach; an engine may stop counting pages before `total`. */
      readonly reachable: number;
      readonly facets: readonly FacetResult[];
      readonly counts: readonly CountResult[];
    }
  | ({ readonly ok: false } & SearchProblem);

/** Runs a search plan. Never throws for an unreachable engine: that is a result too. */
export interface SearchEngine {
  run(plan: SearchPlan): Promise<SearchResult>;
}
