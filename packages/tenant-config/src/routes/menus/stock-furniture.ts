import { defaultStockList } from "@forecourt/search";
import { matchRoute, type RouteMatch } from "../lookup/match-route.ts";
import type { NavigationSite } from "./navigation-entry.ts";

/**
 * Whether a site has cars to lead to: it sells them, and its main list is not known to be empty.
 *
 * @example
 * hasStock({ ...site, emptyLists: new Set(["new-used-and-demo-cars"]) }) // false
 */
export const hasStock = ({ config, emptyLists }: Pick<NavigationSite, "config" | "emptyLists">): boolean =>
  !config.site.serviceOnly && emptyLists?.has(defaultStockList(config.search)) !== true;

/**
 * Whether a path of the site leads to a list of cars where there are none.
 *
 * @example
 * leadsToNoCar("/search/new-cars?fuel=Hybrid", { ...site, emptyLists: new Set(["new-cars"]) }) // true
 */
export const leadsToNoCar = (path: string, site: NavigationSite): boolean =>
  isWithoutCar(matchRoute(path.replace(/[?#].*$/, ""), site), site);

/** The page where the stock begins is empty while the main list is. */
export function isWithoutCar(match: RouteMatch, site: NavigationSite): boolean {
  if (match.kind === "redirect") return leadsToNoCar(match.to, site);
  if (match.kind === "missing") return false;
  const { page } = match;
  if (page.screen === "stock") return site.emptyLists?.has(page.list) === true;
  return page.screen === "stock-entry" && !hasStock(site);
}
