import { localeOfPath } from "@forecourt/tenant-config";
import { errorResponse } from "#host/http/response/error-response.ts";
import { privateResponse } from "#host/http/response/private-response.ts";
import { countedStock } from "#server/pages/stock/counted-stock.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";

/** How many cars the list at an address has, in the words of a search button: requested while its form is filled in. */
export const GET = tenantRoute<{ params: Promise<{ path: string[] }> }>(
  async (request, content, wiring, { params }) => {
    const path = `/${(await params).path.map(encodeURIComponent).join("/")}`;
    const { locale } = localeOfPath(path, content.tenant.config);
    const site = tenantSite(content, wiring.now(), undefined, locale);
    const counted = await countedStock(wiring, site, path, new URL(request.url).searchParams);
    if (counted === "missing") return errorResponse(404, "There is no such list.");
    if (counted === "unavailable") return errorResponse(503, "The search does not answer.");
    return privateResponse(counted);
  },
);
