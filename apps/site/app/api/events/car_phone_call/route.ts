import { forwardPhoneCall, parsePhoneCall } from "@forecourt/analytics/collect";
import { countFailures, keepEvents } from "#server/events/keep-events.ts";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

const calls = rateLimit({ name: "phone-calls", times: 30, windowMs: 60_000 });

/** Logs that a phone number was pressed: to the tenant's call service when it has one, else here. */
export const POST = tenantRoute(async (request, content, wiring) => {
  const wait = await calls.take(wiring, clientInfo(request).address);
  if (wait !== null)
    return errorResponse(429, "Too many calls came at once.", { "retry-after": String(wait) });
  const body = await readBody(request, 10_000);
  const call = parsePhoneCall(body?.fields, {
    websiteSlug: content.slug,
    websiteId: content.tenant.config.site.id,
  });
  if (!call) return errorResponse(400, "A call was expected.");
  const { analytics, dashboard } = content.tenant.config;
  const { phoneCallBase: base } = analytics;
  const path = dashboard.paths.phoneCall;
  if (base === null) await keepEvents(wiring, "calls", [call]);
  else {
    const { failed: lost } = await forwardPhoneCall({ base, path, call, fetch: wiring.tenantFetch });
    await countFailures(wiring, content.slug, [{ destination: "phone call service", lost }]);
  }
  return new Response(null, { status: 202 });
});
