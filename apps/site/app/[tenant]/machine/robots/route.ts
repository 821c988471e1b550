import { machineAnswer } from "#server/machines/machine-answer.ts";
import { machineRoute } from "#server/machines/machine-route.ts";
import { robotsTxt } from "#server/machines/robots-txt.ts";

/** `/robots.txt` */
export const GET = machineRoute((request, given) =>
  machineAnswer(request, robotsTxt(given), { contentType: "text/plain; charset=utf-8" }),
);
