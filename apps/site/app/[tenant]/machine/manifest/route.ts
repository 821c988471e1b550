import { machineAnswer } from "#server/machines/machine-answer.ts";
import { machineRoute } from "#server/machines/machine-route.ts";
import { webManifest } from "#server/machines/web-manifest.ts";

/** `/manifest.webmanifest` */
export const GET = machineRoute((request, given) =>
  machineAnswer(request, webManifest(given), { contentType: "application/manifest+json; charset=utf-8" }),
);
