import { parseFailures, parseTraces } from "@forecourt/analytics/collect";
import { countFailures, keepEvents } from "#server/events/keep-events.ts";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

const traces = rateLimit({ name: "event-traces", times: 120, windowMs: 60_000 });

/** Keeps where a page's events went and which destinations failed, on a site that traces them; `forecourt events tail` prints it. */
export const POST = tenantRoute(async (request, content, wiring) => {
  const { analytics } = content.tenant.config;
  if (!analytics.traceEvents) return errorResponse(404, "This site does not trace its events.");
  const wait = await traces.take(wiring, clientInfo(request).address);
  if (wait !== null)
    return errorResponse(429, "Too many traces came at once.", { "retry-after": String(wait) });
  const body = await readBody(request, 100_000);
  const parsed = parseTraces(body?.fields);
  if (!parsed) return errorResponse(400, "At most 50 reports were expected.");
  await keepEvents(
    wiring,
    "traces",
    parsed.map((trace) => ({ website_slug: content.slug, ...trace })),
  );
  await countFailures(wiring, content.slug, parseFailures(body?.fields));
  return new Response(null, { status: 202 });
});
