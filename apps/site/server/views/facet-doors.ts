import { emptyQuery, setValues, type StockValue, stringifyStockQuery } from "@forecourt/search";
import type { StockDoor } from "@forecourt/ui/stock-doors";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** A way into the main list for each value of a filter. */
export function facetDoors(
  site: TenantSite,
  facet: "body" | "make",
  values: readonly StockValue[],
): StockDoor[] {
  const list = mainStockList(site).href;
  return values.map(({ value, label, count }) => {
    const query = stringifyStockQuery(setValues(emptyQuery, facet, [value]), site.config.search);
    return { href: `${list}?${query}`, label, count };
  });
}
