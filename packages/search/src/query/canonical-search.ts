import { meaningOf, parseStockQuery } from "./parse-stock-query.ts";
import { type QueryParams, readEntries } from "./read-entries.ts";
import type { StockPolicy } from "./stock-policy.ts";
import { isCanonical, stringifyStockQuery } from "./stringify-stock-query.ts";

/**
 * Where to redirect a foreign spelling: the canonical query string, with everybody else's parameters (tracking)
 * carried over behind it. Null when the address is canonical already.
 *
 * @example
 * canonicalSearch(new URLSearchParams("utm_source=mail&price_max=30000"), defaultStockPolicy); // "price=:30000&utm_source=mail"
 * canonicalSearch(new URLSearchParams("price=:30000"), defaultStockPolicy); // null
 */
export function canonicalSearch(
  params: QueryParams,
  policy: Pick<StockPolicy, "defaultSort">,
): string | null {
  if (isCanonical(params, policy)) return null;
  const own = stringifyStockQuery(parseStockQuery(params, policy), policy);
  const others = readEntries(params).filter(([name]) => meaningOf(name) === undefined);
  return [own, new URLSearchParams(others).toString()].filter((part) => part !== "").join("&");
}
