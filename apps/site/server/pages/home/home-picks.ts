import { countCars, parseStockQuery, stockChips, stringifyStockQuery } from "@forecourt/search";
import { mainStockList, tenantSearch, type StockParts } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** A search to tap, named by its filters. */
export interface HomePick {
  readonly href: string;
  /** "LAMS approved, Seat height up to 790 mm". */
  readonly label: string;
  readonly count: number;
}

/** The searches of `home.picks` that find some vehicle; none while the search does not respond. */
export async function homePicks(wiring: StockParts, site: TenantSite): Promise<HomePick[]> {
  const { search, cars } = site.config;
  const list = mainStockList(site);
  const picks = await Promise.all(
    site.config.home.picks.map(async (text): Promise<HomePick[]> => {
      const query = parseStockQuery(new URLSearchParams(text), search);
      const count = await countCars(await tenantSearch(wiring, site, query, list.scope), query);
      if (count === null || count === 0) return [];
      const label = stockChips(query, { policy: search, cars })
        .map((chip) => chip.label)
        .join(", ");
      return label === ""
        ? []
        : [{ href: `${list.href}?${stringifyStockQuery(query, search)}`, label, count }];
    }),
  );
  return picks.flat();
}
