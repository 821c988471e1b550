import { SuggestionList } from "@forecourt/ui/suggestion-list";
import { createElement } from "react";
import { siteVersion } from "#host/documents/cache/site-version.ts";
import { renderHtml } from "#host/framework/render-html.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { machineResponse } from "#server/machines/machine-response.ts";
import { suggestedStock } from "#server/pages/stock/suggested-stock.ts";
import { loadPage } from "#server/tenants/get-site.ts";

/** Five a second, which is quicker than a shopper types, for a minute without a pause. */
const limit = rateLimit({ name: "suggestions", times: 300, windowMs: 60_000 });
/** What the search box itself takes. */
const MAX_LENGTH = 200;
/**
 * The browser of who typed may show it again for a minute, in which going back a letter is frequent. Caches for several
 * people do not keep what one typed, and would fill up with it.
 */
const CACHING = "private, max-age=60";

interface Context {
  params: Promise<{ tenant: string; list: string }>;
}

/** What a text may become, as HTML for below the search box: the same for everybody who types it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { tenant, list } = await params;
  const { site, wiring } = await loadPage(tenant);
  const text = new URL(request.url).searchParams.get("q") ?? "";
  if (text.length > MAX_LENGTH) return errorResponse(400, "The text is too long.");
  const wait = await limit.take(wiring, clientInfo(request).address);
  if (wait !== null)
    return errorResponse(429, "Too many suggestions were requested.", { "retry-after": String(wait) });
  const version = (await siteVersion(request.headers.get("host") ?? ""))?.version ?? null;
  const view = await suggestedStock(wiring, site, { list: decodeURIComponent(list), text, version });
  if (view === "missing") return errorResponse(404, "There is no such list.");
  if (view === "unavailable")
    return errorResponse(503, "The search does not answer.", { "retry-after": "5" });
  const response = machineResponse(request, renderHtml(createElement(SuggestionList, view)), {
    contentType: "text/html; charset=utf-8",
    caching: CACHING,
  });
  response.headers.set("x-robots-tag", "noindex");
  return response;
}
