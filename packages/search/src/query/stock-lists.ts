import type { SearchPolicy, StockPath } from "./search-policy.ts";

/** The list every site has. */
const LAST_RESORT = "new-used-and-demo-cars";

/**
 * The name of a site's main stock list: the configured one, else the template's, else new-used-and-demo-cars. A name
 * the site has no list for is passed over.
 *
 * @example
 * defaultStockList({ ...policyDefaults.search, templatePath: "rental-cars" }); // "rental-cars"
 */
export function defaultStockList(
  policy: Pick<SearchPolicy, "defaultPath" | "templatePath" | "paths" | "dealerships">,
): string {
  const wanted = [policy.defaultPath, policy.templatePath, LAST_RESORT].filter((list) => list !== null);
  return wanted.find((list) => resolveStockList(list, policy)) ?? policy.paths[0]?.path ?? LAST_RESORT;
}

/**
 * What a stock list of this name shows: one of the site's lists, or a dealership's. Null is a 404.
 *
 * @example
 * resolveStockList("used-cars", policyDefaults.search)?.scope; // { kind: "conditions", conditions: ["used"] }
 */
export function resolveStockList(
  name: string,
  policy: Pick<SearchPolicy, "paths" | "dealerships">,
): StockPath | null {
  const list = policy.paths.find((candidate) => candidate.path === name);
  if (list) return list;
  const dealership = policy.dealerships.find(({ slug }) => slug === name);
  return dealership
    ? { path: name, title: dealership.name, scope: { kind: "dealership", slug: dealership.slug } }
    : null;
}
