import { defaultStockList, type SearchPolicy } from "@forecourt/search";

/** The lists by condition that a site has from its template. */
const BY_CONDITION = ["new-cars", "demo-cars", "used-cars"];

/**
 * The dealer's own stock lists besides the main one: those that filter the stock, in the order of the settings.
 *
 * @example
 * ownStockLists(policyDefaults.search).map(({ path }) => path) // ["rental-cars", "subscription-cars"]
 */
export function ownStockLists(search: SearchPolicy): SearchPolicy["paths"] {
  const main = defaultStockList(search);
  return search.paths.filter(({ path, scope }) => scope.kind === "filters" && path !== main);
}

/**
 * The names of the lists that menus and the site's map name: the main one, those by condition, own ones, dealerships'.
 *
 * @example
 * menuLists(config.search).includes("used-cars") // true
 */
export function menuLists(search: SearchPolicy): readonly string[] {
  return [
    defaultStockList(search),
    ...BY_CONDITION,
    ...ownStockLists(search).map(({ path }) => path),
    ...search.dealerships.map(({ slug }) => slug),
  ];
}
