import type { StockPath, SearchPolicy } from "./search-policy.ts";

/** The list every site has. */
const LAST_RESORT = "new-used-and-demo-cars";

/**
 * The path of a site's main stock list: the configured one, else the template's, else new-used-and-demo-cars.
 *
 * @example
 * defaultStockPath({ ...policyDefaults.search, templatePath: "rental-cars" }); // "/search/rental-cars"
 */
export const defaultStockPath = (policy: Pick<SearchPolicy, "defaultPath" | "templatePath">): string =>
  `/search/${policy.defaultPath ?? policy.templatePath ?? LAST_RESORT}`;

/**
 * What /search/{path} lists: one of the site's lists, or a dealership's. Null is a 404.
 * Takes the last part ("used-cars") or the whole path.
 *
 * @example
 * resolveStockPath("used-cars", policyDefaults.search)?.scope; // { kind: "conditions", conditions: ["used"] }
 */
export function resolveStockPath(
  path: string,
  policy: Pick<SearchPolicy, "paths" | "dealerships">,
): StockPath | null {
  const slug = path.replace(/^\/search\//, "").replace(/\/$/, "");
  const list = policy.paths.find((candidate) => candidate.path === slug);
  if (list) return list;
  const dealership = policy.dealerships.find((candidate) => candidate.slug === slug);
  return dealership
    ? { path: slug, title: dealership.name, scope: { kind: "dealership", slug: dealership.slug } }
    : null;
}
