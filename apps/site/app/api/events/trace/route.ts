import { describeDevice, parseFailures, parseSpeeds, parseTraces } from "@forecourt/analytics/collect";
import { countFailures, keepEvents } from "#server/events/keep-events.ts";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

const traces = rateLimit({ name: "event-traces", times: 120, windowMs: 60_000 });

/**
 * Stores where a page's events went and which destinations failed, on a site that traces them, and how fast the page was, on
 * one that measures it; `forecourt events tail` prints it.
 */
export const POST = tenantRoute(async (request, content, wiring) => {
  const { analytics } = content.tenant.config;
  const { traceEvents, measureSpeed } = analytics;
  if (!traceEvents && !measureSpeed) return errorResponse(404, "This site does not trace its events.");
  const wait = await traces.take(wiring, clientInfo(request).address);
  if (wait !== null)
    return errorResponse(429, "Too many traces came at once.", { "retry-after": String(wait) });
  const body = await readBody(request, 100_000);
  const parsed = parseTraces(body?.fields);
  if (!parsed) return errorResponse(400, "At most 50 reports were expected.");
  const device = describeDevice(request.headers.get("user-agent") ?? "");
  const whose = { website_slug: content.slug, device };
  await keepEvents(wiring, "traces", [
    ...(traceEvents ? parsed : []).map((trace) => ({ ...whose, ...trace })),
    ...(measureSpeed ? parseSpeeds(body?.fields) : []).map((measured) => ({ ...whose, measured })),
  ]);
  await countFailures(wiring, content.slug, parseFailures(body?.fields));
  return new Response(null, { status: 202 });
});
