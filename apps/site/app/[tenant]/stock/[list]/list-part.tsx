import { matchRoute } from "@forecourt/tenant-config/routes";
import type { ListPart, RenderListPart } from "#host/documents/frames/list-part.ts";
import { LIST_PART } from "#host/documents/request/part-header.ts";
import { getWiring } from "#host/wiring/process-wiring.ts";
import { renderPart } from "#host/documents/static/static-markup.ts";
import { isIndexedList } from "#server/pages/stock/indexed-list.ts";
import { findStockPage, SENTENCE } from "#server/pages/stock/stock-page.ts";
import { siteAtPath } from "#server/tenants/site-at-path.ts";
import { tenantOfHost } from "#server/tenants/tenant-route.ts";
import { nearMissesOf } from "./empty-stock.tsx";
import { ListContents } from "./stock-list.tsx";

/**
 * The list of an address as one text. Null for an address of another page or of another spelling, for a stock that is away,
 * and for a sentence, whose unread words would be counted twice where the framework renders its page after all.
 */
export const listPart: RenderListPart = async ({ host, url }): Promise<ListPart | null> => {
  const { pathname, searchParams } = new URL(url, "http://site.invalid");
  if (searchParams.has(SENTENCE)) return null;
  const wiring = getWiring();
  const content = await tenantOfHost(wiring, host);
  if (!content) return null;
  const site = siteAtPath(wiring, content, pathname);
  const match = matchRoute(pathname, site);
  if (match.kind !== "page" || match.page.screen !== "stock") return null;
  const found = await findStockPage(wiring, site, match.page.list, searchParams);
  if (found.kind !== "list") return null;
  const { page } = found;
  const { result } = page;
  if (!result.ok) return null;
  const near = await nearMissesOf(wiring, page, result);
  const part = renderPart(
    LIST_PART,
    <ListContents page={page} result={result} near={near} illustrator={wiring.illustrator} />,
  );
  return part && { ...part, hasOwnHead: isIndexedList(page) };
};
