import {
  canonicalSearch,
  HIRE_PARAMETERS,
  resolveStockList,
  setKeywords,
  type StockQuery,
  type StockResult,
  type StockScope,
  unreadAmounts,
} from "@forecourt/search";
import { TERM_PARAMETER } from "@forecourt/search/car";
import { readPlainWords } from "@forecourt/search/sentences";
import { href } from "@forecourt/tenant-config/routes";
import { headers } from "next/headers";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import type { Wiring } from "#host/wiring/wiring.ts";
import { ROUTE_HEADERS } from "#host/http/caller/request-route.ts";
import { hireOf, inTerm, listHref } from "#server/stock/list-trail.ts";
import { readStockQuery } from "#server/stock/read-stock-query.ts";
import { searchTenantStock, tenantSearch, type StockParts } from "#server/stock/stock.ts";
import { noteUnreadWords } from "#server/events/unread-words.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { type FoundStock, foundStock, type StockPage } from "../every-page/found-pages.ts";
import { type PageQuery, queryParams } from "../every-page/page-query.ts";

/** Reads a stock list's address and asks the engine, but for an address that is spelt otherwise. */
export async function findStockPage(
  wiring: StockParts & Pick<Wiring, "eventLogs" | "log">,
  given: TenantSite,
  name: string,
  params: URLSearchParams,
): Promise<FoundStock> {
  const site = inTerm(given, params);
  params.delete(TERM_PARAMETER);
  const list = resolveStockList(name, site.config.search);
  const path = href("stock", { list: name }, site);
  if (!list || path === null) return { kind: "missing" };
  const chosen = readStockQuery(params, site);
  const unread = unreadAmounts(params);
  const sentence = (params.get(SENTENCE) ?? "").trim().slice(0, 200);
  if (sentence === "") params.delete(SENTENCE);
  const hire = hireOf(params, site);
  for (const name of Object.values(HIRE_PARAMETERS)) params.delete(name);
  const spelt = canonicalSearch(params, chosen, site.config.search);
  // What was typed and not understood stays in the address, so that the page can say so.
  if (spelt !== null && sentence === "" && unread.length === 0)
    return { kind: "redirect", to: listHref(path, spelt, hire, site) };
  const { query, reading } = await readSentence(wiring, site, { sentence, chosen, scope: list.scope });
  const pagesAbove = pagesShownAbove(query.page, site.config);
  const result = await searchDownTo(wiring, site, query, { pagesAbove, scope: list.scope });
  noteUnreadWords(wiring, site.content.slug, unreadIn(sentence, reading, result));
  return { kind: "list", page: { site, list, path, query, result, pagesAbove, reading, hire, unread } };
}

/** What of a sentence nothing was made of: words that no car of the list says, or all of it where nothing is found. */
function unreadIn(sentence: string, reading: StockPage["reading"], result: StockResult): readonly string[] {
  if (reading) return reading.words.parts.flatMap(({ kind, words }) => (kind === "unread" ? [words] : []));
  return sentence !== "" && result.ok && result.total === 0 ? [sentence] : [];
}

/** The most cars one page of the site shows; beyond them a list goes on with a page of its own. */
const MAX_CARS = 500;

const pagesFit = (pages: number, { stockList, search }: TenantSite["config"]): boolean =>
  stockList.paging === "more" && pages * search.pageSize <= MAX_CARS;

const pagesShownAbove = (page: number, config: TenantSite["config"]): number =>
  pagesFit(page + 1, config) ? page : 0;

/** Whether the next page of a list can be added below it; else the pages have numbers. */
export const addsPages = ({ query, site }: StockPage): boolean => pagesFit(query.page + 2, site.config);

/** A page of a list together with the pages above it, as one result. */
async function searchDownTo(
  wiring: StockParts,
  site: TenantSite,
  query: StockQuery,
  { pagesAbove, scope }: { pagesAbove: number; scope: StockScope },
): Promise<StockResult> {
  if (pagesAbove === 0) return searchTenantStock(wiring, site, query, scope);
  const { content, config } = site;
  const { pageSize } = config.search;
  const search = { ...config.search, pageSize: pageSize * (pagesAbove + 1) };
  const above = await searchTenantStock(
    wiring,
    { content, config: { ...config, search } },
    { ...query, page: 0 },
    scope,
  );
  return above.ok ? { ...above, page: query.page, pages: Math.ceil(above.total / pageSize) } : above;
}

/** The parameter that a sentence of the shopper's own words is sent by. */
export const SENTENCE = "ask";

async function readSentence(
  wiring: StockParts,
  site: TenantSite,
  { sentence, chosen, scope }: { sentence: string; chosen: StockQuery; scope: StockScope },
): Promise<Pick<StockPage, "query" | "reading">> {
  if (sentence === "") return { query: chosen, reading: null };
  const words = site.config.stockList.plainWords
    ? await readPlainWords(sentence, await tenantSearch(wiring, site, chosen, scope))
    : null;
  return words
    ? { query: words.query, reading: { sentence, words, chosen } }
    : { query: setKeywords(chosen, sentence), reading: null };
}

/** The list of this request: what the proxy has found, else the engine is searched, once a request. */
export const stockPage = (tenant: string, name: string, query: PageQuery): Promise<StockPage> =>
  readStockPage(tenant, name, queryParams(query).toString());

const readStockPage = cache(async (tenant: string, name: string, search: string): Promise<StockPage> => {
  const taken = foundStock.take((await headers()).get(ROUTE_HEADERS.found));
  if (taken !== null) return taken;
  const { site, wiring } = await loadPage(tenant);
  const found = await findStockPage(wiring, site, name, new URLSearchParams(search));
  if (found.kind === "missing") notFound();
  if (found.kind === "redirect") permanentRedirect(found.to);
  return found.page;
});
