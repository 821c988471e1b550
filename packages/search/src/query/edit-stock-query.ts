import { canonicalValues, cleanValue, valueKey } from "./fields/canonical-values.ts";
import { type Facet, isValueFacet, type ValueFacet } from "./fields/facets.ts";
import { cleanKeywords } from "./parse-stock-query.ts";
import type { SortKey } from "./fields/sort-options.ts";
import type { StockQuery } from "./fields/stock-query.ts";

function without<T extends object, K extends keyof T>(record: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = record;
  return rest;
}

/**
 * Replaces the chosen values of a filter, and returns to page 1.
 *
 * @example
 * setValues(emptyQuery, "make", ["Mazda", "Audi"]).values; // { make: ["Audi", "Mazda"] }
 */
export function setValues(query: StockQuery, facet: ValueFacet, values: readonly string[]): StockQuery {
  const list = canonicalValues(values);
  const others = without(query.values, facet);
  return { ...query, values: list.length === 0 ? others : { ...others, [facet]: list }, page: 0 };
}

/**
 * Picks a value, or drops it when it was picked (compared without case), and returns to page 1.
 *
 * @example
 * toggleValue({ ...emptyQuery, values: { make: ["Mazda"] } }, "make", "mazda").values; // {}
 */
export function toggleValue(query: StockQuery, facet: ValueFacet, value: string): StockQuery {
  const folded = valueKey(cleanValue(value));
  const current = query.values[facet] ?? [];
  const rest = current.filter((one) => valueKey(one) !== folded);
  return setValues(query, facet, rest.length < current.length ? rest : [...current, value]);
}

/**
 * Replaces the values of a filter that are not wanted, and returns to page 1.
 *
 * @example
 * setRefused(emptyQuery, "colour", ["Red"]).not; // { colour: ["Red"] }
 */
export function setRefused(query: StockQuery, facet: ValueFacet, values: readonly string[]): StockQuery {
  const list = canonicalValues(values);
  const { not = {}, ...rest } = query;
  const others = without(not, facet);
  const refused = list.length === 0 ? others : { ...others, [facet]: list };
  return { ...rest, ...(Object.keys(refused).length === 0 ? {} : { not: refused }), page: 0 };
}

/** Clears one filter, and returns to page 1. */
export function clearFacet(query: StockQuery, facet: Facet): StockQuery {
  return isValueFacet(facet)
    ? { ...setRefused(query, facet, []), values: without(query.values, facet), page: 0 }
    : { ...query, ranges: without(query.ranges, facet), page: 0 };
}

/**
 * Clears every filter and the keywords, and returns to page 1. The order stays as the shopper chose it.
 *
 * @example
 * clearAll({ ...emptyQuery, keywords: "ute", sort: "latest", page: 2 }); // { ...emptyQuery, sort: "latest" }
 */
export const clearAll = ({ sort }: StockQuery): StockQuery => ({
  keywords: "",
  values: {},
  ranges: {},
  sort,
  page: 0,
});

/**
 * Sets the keywords, and returns to page 1.
 *
 * @example
 * setKeywords(emptyQuery, "  tow   bar ").keywords; // "tow bar"
 */
export const setKeywords = (query: StockQuery, keywords: string): StockQuery => ({
  ...query,
  keywords: cleanKeywords(keywords),
  page: 0,
});

/**
 * Chooses an order (null: the site's own), and returns to page 1.
 *
 * @example
 * setSort({ ...emptyQuery, page: 3 }, "price_low"); // { ...emptyQuery, sort: "price_low" }
 */
export const setSort = (query: StockQuery, sort: SortKey | null): StockQuery => ({ ...query, sort, page: 0 });

/**
 * Goes to a page, counted from 0.
 *
 * @example
 * goToPage(emptyQuery, 2).page; // 2
 */
export const goToPage = (query: StockQuery, page: number): StockQuery => ({
  ...query,
  page: Math.max(0, Math.trunc(page)),
});

/**
 * Whether anything narrows the list: a filter, a range or keywords.
 *
 * @example
 * isFiltered({ ...emptyQuery, sort: "latest" }); // false
 */
export const isFiltered = (query: StockQuery): boolean =>
  query.keywords !== "" ||
  query.not !== undefined ||
  Object.keys(query.values).length > 0 ||
  Object.keys(query.ranges).length > 0;
