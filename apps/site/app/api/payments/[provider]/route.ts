import { receiveReport } from "#server/reservations/work/receive-report.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** Takes a payment provider's report in. */
export const POST = tenantRoute<{ params: Promise<{ provider: string }> }>(
  async (request, content, wiring, { params }) =>
    (await receiveReport(request, content, wiring, (await params).provider)) ??
    errorResponse(400, "The report is not the provider's own."),
);
