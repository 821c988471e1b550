import { machineResponse } from "#server/machines/machine-response.ts";
import { machineRoute } from "#server/machines/machine-route.ts";
import { llmsTxt } from "#server/machines/llms-txt.ts";

/** `/llms.txt` */
export const GET = machineRoute((request, given) =>
  machineResponse(request, llmsTxt(given), { contentType: "text/plain; charset=utf-8" }),
);
