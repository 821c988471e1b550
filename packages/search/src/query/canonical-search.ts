import { meaningOf, parseStockQuery } from "./parse-stock-query.ts";
import { type QueryParams, readEntries } from "./read-entries.ts";
import { isCanonical, stringifyStockQuery } from "./stringify-stock-query.ts";
import type { SearchPolicy } from "./search-policy.ts";

/**
 * Where to redirect a foreign spelling: the canonical query string, with everybody else's parameters (tracking)
 * carried over behind it. Null when the address is canonical already.
 *
 * @example
 * canonicalSearch(new URLSearchParams("utm_source=mail&price_max=30000"), policyDefaults.search); // "price=:30000&utm_source=mail"
 * canonicalSearch(new URLSearchParams("price=:30000"), policyDefaults.search); // null
 */
export function canonicalSearch(
  params: QueryParams,
  policy: Pick<SearchPolicy, "defaultSort">,
): string | null {
  if (isCanonical(params, policy)) return null;
  const own = stringifyStockQuery(parseStockQuery(params, policy), policy);
  const others = readEntries(params).filter(([name]) => meaningOf(name) === undefined);
  return [own, new URLSearchParams(others).toString()].filter((part) => part !== "").join("&");
}
