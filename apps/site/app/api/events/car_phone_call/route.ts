import { forwardPhoneCall, parsePhoneCall } from "@forecourt/analytics/collect";
import { keepEvents } from "#server/event-log.ts";
import { readBody } from "#server/request-body.ts";
import { tenantOfRequest } from "#server/tenants.ts";

/** Logs that a phone number was pressed: to the tenant's call service when it has one, else here. */
export async function POST(request: Request): Promise<Response> {
  const content = await tenantOfRequest(request);
  if (!content) return Response.json({ error: "This server does not serve that host." }, { status: 421 });
  const body = await readBody(request, 10_000);
  const call = parsePhoneCall(body?.fields, { websiteSlug: content.slug });
  if (!call) return Response.json({ error: "A call was expected." }, { status: 400 });
  const { phoneCallBase } = content.tenant.config.analytics;
  if (phoneCallBase === null) await keepEvents("calls", [call]);
  else await forwardPhoneCall({ base: phoneCallBase, call, fetch });
  return new Response(null, { status: 202 });
}
