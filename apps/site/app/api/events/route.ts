import { forwardEvents, parseEvents } from "@forecourt/analytics/collect";
import { keepEvents } from "#server/event-log.ts";
import { readBody } from "#server/request-body.ts";
import { tenantOfRequest } from "#server/tenants.ts";

/** Takes a batch of events from a page and passes it on to the tenant's endpoint, or keeps it. */
export async function POST(request: Request): Promise<Response> {
  const content = await tenantOfRequest(request);
  if (!content) return Response.json({ error: "This server does not serve that host." }, { status: 421 });
  const body = await readBody(request, 100_000);
  const parsed = parseEvents(body?.fields, { websiteSlug: content.slug });
  if (!parsed.ok)
    return Response.json({ error: "A batch of at most 50 events was expected." }, { status: 400 });
  const { eventsEndpoint } = content.tenant.config.analytics;
  if (eventsEndpoint === null) await keepEvents("events", parsed.events);
  else await forwardEvents({ endpoint: eventsEndpoint, events: parsed.events, fetch });
  return new Response(null, { status: 202 });
}
