import { parsePixelCopy } from "@forecourt/analytics/collect";
import { countFailures } from "#server/events/keep-events.ts";
import { sendPixelEvent } from "#server/events/send-pixel-event.ts";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { shopperConsent } from "#server/privacy/shopper-consent.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

const copies = rateLimit({ name: "fb-events", times: 120, windowMs: 60_000 });

/**
 * Takes the copy of a pixel's event from a page and sends it on from the server. The shopper's answer is read again here:
 * what a page may not send, this route does not send for it. Whether the network took it is not the page's business.
 */
export const POST = tenantRoute(async (request, content, wiring) => {
  const wait = await copies.take(wiring, clientInfo(request).address);
  if (wait !== null)
    return errorResponse(429, "Too many events came at once.", { "retry-after": String(wait) });
  const body = await readBody(request, 10_000);
  const copy = parsePixelCopy(body?.fields);
  if (!copy) return errorResponse(400, "An event with a name, an id and an address was expected.");
  const { advertising } = await shopperConsent(content.tenant.config.analytics.thirdPartyConsent);
  if (!advertising) return errorResponse(403, "The shopper has not agreed to advertising.");
  if ((await sendPixelEvent(wiring, content, copy, request)) === "failed")
    await countFailures(wiring, content.slug, [{ destination: "social server events", lost: 1 }]);
  return new Response(null, { status: 202 });
});
