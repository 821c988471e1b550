import { machineAnswer } from "#server/machines/machine-answer.ts";
import { machineRoute } from "#server/machines/machine-route.ts";
import { llmsTxt } from "#server/machines/llms-txt.ts";

/** `/llms.txt` */
export const GET = machineRoute((request, given) =>
  machineAnswer(request, llmsTxt(given), { contentType: "text/plain; charset=utf-8" }),
);
