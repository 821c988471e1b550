import { forwardPhoneCall, parsePhoneCall } from "@forecourt/analytics/collect";
import { keepEvents } from "#server/events/event-log.ts";
import { errorAnswer } from "#server/http/error-answer.ts";
import { readBody } from "#server/http/request-body.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** Logs that a phone number was pressed: to the tenant's call service when it has one, else here. */
export const POST = tenantRoute(async (request, content) => {
  const body = await readBody(request, 10_000);
  const call = parsePhoneCall(body?.fields, {
    websiteSlug: content.slug,
    websiteId: content.tenant.config.site.id,
  });
  if (!call) return errorAnswer(400, "A call was expected.");
  const { phoneCallBase } = content.tenant.config.analytics;
  if (phoneCallBase === null) await keepEvents("calls", [call]);
  else await forwardPhoneCall({ base: phoneCallBase, call, fetch });
  return new Response(null, { status: 202 });
});
