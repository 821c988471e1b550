import "server-only";
import { canonicalSearch, parseStockQuery, resolveStockList } from "@forecourt/search";
import { href } from "@forecourt/tenant-config/routes";
import { headers } from "next/headers";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { ROUTE_HEADERS } from "#server/http/request-route.ts";
import { searchTenantStock } from "#server/stock/stock.ts";
import { getSite } from "#server/tenants/get-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { type FoundStock, foundStock, type StockPage } from "./found-pages.ts";
import { type PageQuery, queryParams } from "./page-query.ts";

/** Reads a stock list's address and asks the engine, but for an address that is spelt otherwise. */
export async function findStockPage(
  site: TenantSite,
  name: string,
  params: URLSearchParams,
): Promise<FoundStock> {
  const list = resolveStockList(name, site.config.search);
  const path = href("stock", { list: name }, site);
  if (!list || path === null) return { kind: "missing" };
  const query = parseStockQuery(params, site.config.search);
  const spelt = canonicalSearch(params, query, site.config.search);
  if (spelt !== null) return { kind: "redirect", to: spelt === "" ? path : `${path}?${spelt}` };
  const result = await searchTenantStock(site.content, query, list.scope);
  return { kind: "list", page: { site, list, path, query, result } };
}

/** The list of this request: what the proxy has found, else the engine is asked, once a request. */
export const stockPage = (tenant: string, name: string, query: PageQuery): Promise<StockPage> =>
  readStockPage(tenant, name, queryParams(query).toString());

const readStockPage = cache(async (tenant: string, name: string, search: string): Promise<StockPage> => {
  const kept = foundStock.take((await headers()).get(ROUTE_HEADERS.found));
  if (kept !== null) return kept;
  const found = await findStockPage(await getSite(tenant), name, new URLSearchParams(search));
  if (found.kind === "missing") notFound();
  if (found.kind === "redirect") permanentRedirect(found.to);
  return found.page;
});
