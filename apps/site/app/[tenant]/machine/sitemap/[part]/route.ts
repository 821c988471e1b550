import { machineResponse } from "#server/machines/machine-response.ts";
import { machineRoute } from "#server/machines/machine-route.ts";
import { notThere, stockAway } from "#server/machines/not-there.ts";
import { siteMap } from "#server/machines/site-maps.ts";
import { stockVersion } from "#server/machines/stock-version.ts";

/** `/sitemaps/pages.xml`, `/sitemaps/cars-1.xml` and so on. */
export const GET = machineRoute(async (request, given) => {
  const version = await stockVersion(given);
  if (version === null) return stockAway();
  const map = siteMap(given);
  return map === null
    ? notThere()
    : machineResponse(request, map, { contentType: "application/xml; charset=utf-8", version });
});
