import { machineResponse } from "#server/machines/machine-response.ts";
import { machineRoute } from "#server/machines/machine-route.ts";
import { webManifest } from "#server/machines/web-manifest.ts";

/** `/manifest.webmanifest` */
export const GET = machineRoute((request, given) =>
  machineResponse(request, webManifest(given), { contentType: "application/manifest+json; charset=utf-8" }),
);
