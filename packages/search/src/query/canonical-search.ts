import { meaningOf } from "./parse-stock-query.ts";
import { type QueryParams, readEntries } from "./fields/read-entries.ts";
import type { SearchPolicy } from "./search-policy.ts";
import type { StockQuery } from "./fields/stock-query.ts";
import { spellsCanonically, stringifyStockQuery } from "./stringify-stock-query.ts";

/**
 * Where to redirect a foreign spelling of a query that was read: the canonical query string, with other programs'
 * parameters (tracking) carried over behind it. Null when the address is canonical already.
 *
 * @example
 * const address = new URLSearchParams("utm_source=mail&price_max=30000");
 * const query = parseStockQuery(address, policyDefaults.search);
 * canonicalSearch(address, query, policyDefaults.search); // "price=:30000&utm_source=mail"
 */
export function canonicalSearch(
  params: QueryParams,
  query: StockQuery,
  policy: Pick<SearchPolicy, "defaultSort">,
): string | null {
  if (spellsCanonically(params, query, policy)) return null;
  const own = stringifyStockQuery(query, policy);
  const others = readEntries(params).filter(([name]) => meaningOf(name) === undefined);
  return [own, new URLSearchParams(others).toString()].filter((part) => part !== "").join("&");
}
