import "server-only";
import {
  canonicalSearch,
  parseStockQuery,
  resolveStockList,
  type StockPath,
  type StockQuery,
} from "@forecourt/search";
import { href } from "@forecourt/tenant-config/routes";
import { notFound } from "next/navigation";
import { cache } from "react";
import { getSite } from "#server/tenants/get-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { type PageQuery, queryParams } from "./page-query.ts";

/** A stock list as its address asks for it. */
export interface StockPage {
  site: TenantSite;
  list: StockPath;
  path: string;
  query: StockQuery;
  /** The one spelling of this address, when it is spelt otherwise. */
  canonical: string | null;
}

/** Reads a stock list's address, once a request however often it is asked for. */
export const stockPage = (tenant: string, name: string, query: PageQuery): Promise<StockPage> =>
  readStockPage(tenant, name, queryParams(query).toString());

const readStockPage = cache(async (tenant: string, name: string, search: string): Promise<StockPage> => {
  const site = await getSite(tenant);
  const list = resolveStockList(name, site.config.search);
  const path = href("stock", { list: name }, site);
  if (!list || path === null) notFound();
  const params = new URLSearchParams(search);
  const query = parseStockQuery(params, site.config.search);
  const spelt = canonicalSearch(params, query, site.config.search);
  return {
    site,
    list,
    path,
    query,
    canonical: spelt === null ? null : spelt === "" ? path : `${path}?${spelt}`,
  };
});
