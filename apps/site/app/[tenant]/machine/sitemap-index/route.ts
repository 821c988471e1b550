import { machineResponse } from "#server/machines/machine-response.ts";
import { machineRoute } from "#server/machines/machine-route.ts";
import { stockAway } from "#server/machines/not-there.ts";
import { siteMapIndex } from "#server/machines/site-maps.ts";

/** `/sitemap.xml` */
export const GET = machineRoute(async (request, given) => {
  const index = await siteMapIndex(given);
  return index === null
    ? stockAway()
    : machineResponse(request, index, { contentType: "application/xml; charset=utf-8" });
});
