import { receiveReport } from "#server/reservations/work/receive-report.ts";
import { errorAnswer } from "#server/http/answer/error-answer.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** Takes a payment provider's report in. */
export const POST = tenantRoute<{ params: Promise<{ provider: string }> }>(
  async (request, content, { params }) =>
    (await receiveReport(request, content, (await params).provider)) ??
    errorAnswer(400, "The report is not the provider's own."),
);
