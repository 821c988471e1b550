import { parseAmount } from "../kernel/parse-amount.ts";
import type { RangeFacet } from "./fields/facets.ts";
import { meaningOf } from "./parse-stock-query.ts";
import { type QueryParams, readEntries } from "./fields/read-entries.ts";

/** What a shopper typed as an end of a range, and is no amount. */
export interface UnreadAmount {
  readonly facet: RangeFacet;
  readonly end: "min" | "max";
  readonly text: string;
}

/**
 * The ends of ranges that were typed and cannot be read. `parseStockQuery` leaves them out; a page says so.
 *
 * @example
 * unreadAmounts(new URLSearchParams("price_max=cheap")); // [{ facet: "price", end: "max", text: "cheap" }]
 */
export const unreadAmounts = (params: QueryParams): UnreadAmount[] =>
  readEntries(params).flatMap(([name, value]) => {
    const meaning = meaningOf(name);
    if (meaning?.kind !== "min" && meaning?.kind !== "max") return [];
    const text = value.trim();
    return text === "" || parseAmount(text) !== undefined
      ? []
      : [{ facet: meaning.facet, end: meaning.kind, text }];
  });
