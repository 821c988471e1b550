import { canonicalValues } from "./fields/canonical-values.ts";
import { isRangeFacet, rangeFacets, valueFacets } from "./fields/facets.ts";
import { cleanKeywords, meaningOf, refusedName } from "./parse-stock-query.ts";
import { stringifyRange } from "./fields/range.ts";
import { type QueryParams, readEntries } from "./fields/read-entries.ts";
import type { StockQuery } from "./fields/stock-query.ts";
import type { SearchPolicy } from "./search-policy.ts";

type Policy = Pick<SearchPolicy, "defaultSort">;

/** Alphabetical, so that every list has one address however its filters were picked. */
const NAMES = [
  ...valueFacets,
  ...rangeFacets,
  "not" as const,
  "page" as const,
  "q" as const,
  "sort" as const,
].toSorted();

const FACETS = [...valueFacets].toSorted();

/** What is refused, in the order of its facets' names. */
const refusedEntries = ({ not }: StockQuery): [name: string, value: string][] =>
  not === undefined
    ? []
    : FACETS.flatMap((facet) =>
        canonicalValues(not[facet] ?? []).map((value): [string, string] => [refusedName(facet), value]),
      );

/**
 * The canonical parameters of a query in their order. Hidden inputs of a form are made of these.
 *
 * @example
 * stockQueryEntries({ ...emptyQuery, ranges: { price: { max: 30000 } } }, policyDefaults.search); // [["price", ":30000"]]
 */
export function stockQueryEntries(query: StockQuery, policy: Policy): [name: string, value: string][] {
  const entries: [string, string][] = [];
  for (const name of NAMES) {
    if (name === "not") entries.push(...refusedEntries(query));
    else if (name === "page") {
      if (query.page > 0) entries.push([name, String(query.page + 1)]);
    } else if (name === "q") {
      const keywords = cleanKeywords(query.keywords);
      if (keywords !== "") entries.push([name, keywords]);
    } else if (name === "sort") {
      if (query.sort !== null && query.sort !== policy.defaultSort) entries.push([name, query.sort]);
    } else if (isRangeFacet(name)) {
      const range = query.ranges[name];
      if (range) entries.push([name, stringifyRange(range)]);
    } else {
      const values = query.values[name];
      if (values) for (const value of canonicalValues(values)) entries.push([name, value]);
    }
  }
  return entries;
}

// Colons and commas are legal in a query and much easier to read as they are.
const encode = (text: string) =>
  encodeURIComponent(text.toWellFormed())
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%20", "+");

/**
 * Writes the one canonical spelling of a query, without "?": names in alphabetical order, values sorted,
 * nothing empty, the default sort left out. "" when nothing is set.
 *
 * @example
 * stringifyStockQuery({ ...emptyQuery, values: { make: ["Mazda"] }, page: 1 }, policyDefaults.search); // "make=Mazda&page=2"
 */
export const stringifyStockQuery = (query: StockQuery, policy: Policy): string =>
  stockQueryEntries(query, policy)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join("&");

/**
 * Whether parameters already are the canonical spelling of the query that was read from them; if not, redirect to it.
 * Those of other programs (tracking) are ignored, and should be carried over.
 *
 * @example
 * spellsCanonically(new URLSearchParams("price_max=30000"), query, policyDefaults.search); // false
 */
export function spellsCanonically(params: QueryParams, query: StockQuery, policy: Policy): boolean {
  const own = readEntries(params).filter(([name]) => meaningOf(name) !== undefined);
  const canonical = stockQueryEntries(query, policy);
  return (
    own.length === canonical.length &&
    own.every(([name, value], index) => name === canonical[index]?.[0] && value === canonical[index]?.[1])
  );
}
