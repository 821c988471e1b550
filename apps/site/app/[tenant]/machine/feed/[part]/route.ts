import { catalogueOf } from "@forecourt/search/export";
import { machineResponse } from "#server/machines/machine-response.ts";
import { machineRoute } from "#server/machines/machine-route.ts";
import { notThere, stockAway } from "#server/machines/not-there.ts";
import { stockVersion } from "#server/machines/stock-version.ts";
import { vehicleFeed } from "#server/machines/vehicle-feed.ts";

/** `/feeds/google.tsv`, `/feeds/meta.csv`, `/feeds/tiktok.csv`: those the dealer's settings allow. */
export const GET = machineRoute(async (request, given) => {
  const { site, origin, part } = given;
  const catalogue = site.config.integrations.vehicleFeeds
    .map((name) => catalogueOf(name))
    .find(({ fileName }) => fileName === part);
  if (!catalogue) return notThere();
  const version = await stockVersion(given);
  if (version === null) return stockAway();
  const { index } = await given.stock();
  const lines = vehicleFeed({ site, origin, records: index.records(), catalogue });
  return machineResponse(request, lines, { contentType: catalogue.contentType, version });
});
