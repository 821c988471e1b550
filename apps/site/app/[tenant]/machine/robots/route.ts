import { machineResponse } from "#server/machines/machine-response.ts";
import { machineRoute } from "#server/machines/machine-route.ts";
import { robotsTxt } from "#server/machines/robots-txt.ts";

/** `/robots.txt` */
export const GET = machineRoute((request, given) =>
  machineResponse(request, robotsTxt(given), { contentType: "text/plain; charset=utf-8" }),
);
