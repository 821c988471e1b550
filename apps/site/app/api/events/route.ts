import { forwardEvents, parseEvents } from "@forecourt/analytics/collect";
import { keepEvents } from "#server/events/event-log.ts";
import { errorAnswer } from "#server/http/error-answer.ts";
import { readBody } from "#server/http/request-body.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** Takes a batch of events from a page and passes it on to the tenant's endpoint, or keeps it. */
export const POST = tenantRoute(async (request, content) => {
  const body = await readBody(request, 100_000);
  const parsed = parseEvents(body?.fields, {
    websiteSlug: content.slug,
    websiteId: content.tenant.config.site.id,
  });
  if (!parsed.ok) return errorAnswer(400, "A batch of at most 50 events was expected.");
  const { eventsEndpoint } = content.tenant.config.analytics;
  if (eventsEndpoint === null) await keepEvents("events", parsed.events);
  else await forwardEvents({ endpoint: eventsEndpoint, events: parsed.events, fetch });
  return new Response(null, { status: 202 });
});
