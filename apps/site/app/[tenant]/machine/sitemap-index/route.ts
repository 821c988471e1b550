import { machineAnswer } from "#server/machines/machine-answer.ts";
import { machineRoute } from "#server/machines/machine-route.ts";
import { stockAway } from "#server/machines/not-there.ts";
import { siteMapIndex } from "#server/machines/site-maps.ts";

/** `/sitemap.xml` */
export const GET = machineRoute(async (request, given) => {
  const index = await siteMapIndex(given);
  return index === null
    ? stockAway()
    : machineAnswer(request, index, { contentType: "application/xml; charset=utf-8" });
});
