import { forwardEvents, parseEvents, repeatedEvents } from "@forecourt/analytics/collect";
import { countFailures, keepEvents } from "#server/events/keep-events.ts";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** A page that was left sends what it had again from the next one. */
const repeated = repeatedEvents();
const batches = rateLimit({ name: "events", times: 120, windowMs: 60_000 });

/** Takes a batch of events from a page and passes it on to the tenant's endpoint, or keeps it. */
export const POST = tenantRoute(async (request, content, wiring) => {
  const wait = await batches.take(wiring, clientInfo(request).address);
  if (wait !== null)
    return errorResponse(429, "Too many events came at once.", { "retry-after": String(wait) });
  const body = await readBody(request, 100_000);
  const parsed = parseEvents(body?.fields, {
    websiteSlug: content.slug,
    websiteId: content.tenant.config.site.id,
  });
  if (!parsed.ok) return errorResponse(400, "A batch of at most 50 events was expected.");
  const events = repeated.fresh(parsed.events);
  if (events.length === 0) return new Response(null, { status: 202 });
  const { eventsEndpoint } = content.tenant.config.analytics;
  if (eventsEndpoint === null) await keepEvents(wiring, "events", events);
  else {
    const { failed: lost } = await forwardEvents({
      endpoint: eventsEndpoint,
      events,
      fetch: wiring.tenantFetch,
    });
    await countFailures(wiring, content.slug, [{ destination: "events endpoint", lost }]);
  }
  return new Response(null, { status: 202 });
});
