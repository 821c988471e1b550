import { notifyOfReveal, REVEALED_COOKIE, revealPhone, waitToReveal } from "#server/events/phone-reveal.ts";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { privateResponse, seeOther } from "#host/http/response/private-response.ts";
import { writeSignedCookie } from "#host/http/response/site-cookies.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";
import { phoneRevealBody } from "#server/api/calls/request-bodies.ts";

/**
 * Gives the full number of a car's dealer: as JSON, or for a plain form by showing the car's page again. The tenant's
 * endpoint is notified; whether that works is not the shopper's business.
 */
export const POST = tenantRoute(async (request, content, wiring) => {
  const body = await readBody(request, 10_000);
  const parsed = body && phoneRevealBody.safeParse(body.fields);
  if (!body || !parsed?.success)
    return errorResponse(400, "A car_id, a dealership_id and a website_id were expected.");
  const { car_id, dealership_id, website_id } = parsed.data;
  const revealed =
    website_id === content.tenant.config.site.id ? await revealPhone(wiring, content, car_id) : null;
  if (!revealed || (revealed.dealershipId ?? "") !== dealership_id)
    return errorResponse(404, "This car has no phone number.");
  const wait = await waitToReveal(wiring, content.slug, clientInfo(request).address);
  if (wait !== null)
    return errorResponse(429, "Too many numbers were asked for. Please try again later.", {
      "retry-after": String(wait),
    });
  void notifyOfReveal(wiring, content, { car_id, dealership_id: revealed.dealershipId, website_id });
  if (body.kind === "json") return privateResponse({ phone: revealed.phone });
  await writeSignedCookie(wiring, REVEALED_COOKIE, car_id, 600);
  return seeOther(revealed.path);
});
