import type { RangeFacet, ValueFacet } from "./facets.ts";
import type { SortKey } from "./sort-options.ts";

/** At least one end is set; "no range" is the absence of the key. Ends are included. */
export type Range =
  | { readonly min: number; readonly max?: number }
  | { readonly min?: number; readonly max: number };

/**
 * A shopper's query of the stock list. Plain JSON, always in its one canonical form: values sorted and
 * without repeats, nothing empty, `sort` null when it is the site's own default, `page` counted from 0.
 */
export interface StockQuery {
  readonly keywords: string;
  readonly values: { readonly [F in ValueFacet]?: readonly string[] };
  /** Values that no car listed has; absent where nothing is refused. */
  readonly not?: { readonly [F in ValueFacet]?: readonly string[] };
  readonly ranges: { readonly [F in RangeFacet]?: Range };
  readonly sort: SortKey | null;
  readonly page: number;
}

/**
 * Asks for everything: page 1 of the whole scope.
 *
 * @example
 * stringifyStockQuery(emptyQuery, policyDefaults.search); // ""
 */
export const emptyQuery: StockQuery = { keywords: "", values: {}, ranges: {}, sort: null, page: 0 };
