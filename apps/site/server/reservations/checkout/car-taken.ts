import { privateResponse } from "#host/http/response/private-response.ts";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { findCarById } from "#server/stock/stock.ts";
import { siteOfRequest } from "#server/tenants/site-of-request.ts";
import type { TenantHandler } from "#server/tenants/tenant-route.ts";
import { otherHold, takenText, withPhone } from "./other-holds.ts";
import { ownReservation } from "./own-reservation.ts";
import { reserveRefusal } from "./reserve-refusal.ts";

/** A page asks at most every fifteen seconds while a shopper is in it. */
const looks = rateLimit({ name: "taken-looks", times: 120, windowMs: 10 * 60_000 });

/**
 * Says why a car cannot be reserved by this shopper just now, for a checkout that has been open for a while: `taken` is a
 * sentence, or null where nothing is in the way.
 */
export const carTaken: TenantHandler = async (request, content, wiring) => {
  if ((await looks.take(wiring, clientInfo(request).address)) !== null)
    return errorResponse(429, "That was requested too often.");
  const site = await siteOfRequest(wiring, content);
  const car = await findCarById(wiring, content, new URL(request.url).searchParams.get("car_id") ?? "");
  if (!car) return errorResponse(404, "This site has no such car.");
  const own = await ownReservation(wiring, content.slug);
  const isOwn = own?.car.id === car.id && own.state !== "expired" && own.state !== "failed";
  if (isOwn) return privateResponse({ taken: null });
  const other = await otherHold(wiring, content.slug, car.id, null);
  if (other) return privateResponse({ taken: takenText(other.until, site) });
  const refusal = reserveRefusal(car, site);
  return privateResponse({ taken: refusal === null ? null : withPhone(refusal, site) });
};
