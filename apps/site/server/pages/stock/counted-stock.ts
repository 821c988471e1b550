import { resolveStockList } from "@forecourt/search";
import { wording } from "@forecourt/tenant-config";
import { matchRoute } from "@forecourt/tenant-config/routes";
import { inTerm } from "#server/stock/list-trail.ts";
import { readStockQuery } from "#server/stock/read-stock-query.ts";
import { searchTenantStock, type StockParts } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** How many cars a list has, and what the button that leads there says. */
export interface CountedStock {
  readonly total: number;
  /** "Show 23 cars" */
  readonly text: string;
}

/** Counts the cars of a list of the site, by its path and query. */
export async function countedStock(
  wiring: StockParts,
  given: TenantSite,
  path: string,
  params: URLSearchParams,
): Promise<CountedStock | "missing" | "unavailable"> {
  const site = inTerm(given, params);
  const { config, content } = site;
  const match = matchRoute(path, site);
  const list =
    match.kind === "page" && match.page.screen === "stock"
      ? resolveStockList(match.page.list, config.search)
      : null;
  if (!list) return "missing";
  const query = { ...readStockQuery(params, site), page: 0 };
  // Counted alone: no filter's values, no histogram.
  const search = { ...config.search, pageSize: 1, filters: [], histogramBuckets: 0 };
  const result = await searchTenantStock(
    wiring,
    { content, config: { ...config, search } },
    query,
    list.scope,
  );
  if (!result.ok) return "unavailable";
  return { total: result.total, text: wording(config).homePage.showAll(result.total) };
}
