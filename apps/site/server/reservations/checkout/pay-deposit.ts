import type { CarChange, Reservation } from "@forecourt/leads/reserve";
import { siteOrigin } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { errorResponse } from "#host/http/response/error-response.ts";
import { pageOrigin } from "#host/http/caller/page-origin.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { findCarById } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { carToReserve } from "./car-to-reserve.ts";
import { confirmation } from "./confirmation.ts";
import { ownReservation } from "./own-reservation.ts";
import { siteDemoBank } from "../work/payment-providers.ts";
import { deskOf } from "../work/reservation-work.ts";
import { returnPath } from "./return-from-bank.ts";
import { seeOther } from "#host/http/response/private-response.ts";
import { siteOfRequest } from "#server/tenants/site-of-request.ts";
import type { TenantHandler } from "#server/tenants/tenant-route.ts";
import { payBody } from "#server/api/calls/request-bodies.ts";

/** Charges the reservation of this browser, and leads on: to the bank, to the confirmation, or back with what happened. */
export const payDeposit: TenantHandler = async (request, content, wiring) => {
  const body = await readBody(request, 20_000);
  const parsed = body && payBody.safeParse(body.fields);
  if (!parsed?.success) return errorResponse(400, "The provider's token was expected.");
  const site = await siteOfRequest(wiring, content);
  const own = await ownReservation(wiring, content.slug);
  const checkout = own && href("checkout", { slug: own.car.slug }, site);
  if (!own || checkout === null) return seeOther(href("stock-entry", {}, site) ?? href("home", {}, site));
  const { token, bank } = parsed.data;
  if (bank !== undefined && own.provider === "demo" && own.payment !== null) {
    siteDemoBank(wiring).decide(own.payment.key, bank);
    await deskOf(wiring).refresh(own.id);
  } else if (own.state === "held" || own.state === "paying") {
    const origin = siteOrigin(site.config) ?? new URL(request.url).origin;
    await deskOf(wiring).pay(own.id, {
      token: token ?? null,
      description: `${own.car.name}, ${own.id}`,
      // Back to the host this browser has its cookie for, which need not be the first of the dealer's.
      returnUrl: `${pageOrigin(request.headers) ?? origin}${returnPath(checkout)}`,
      callbackUrl: `${origin}/api/payments/${own.provider}`,
      check: (reservation) => whyNot(wiring, reservation, site),
    });
  }
  const now = await wiring.reservations.get(own.id);
  wiring.log.info({ tenant: content.slug, reservation: own.id, state: now?.state }, "deposit");
  if (now?.state !== "reserved" && now?.state !== "captured") return seeOther(checkout);
  return seeOther(await confirmation(wiring, now, site));
};

/** Asks the stock last: how the car differs from what the shopper was shown, or null. */
async function whyNot(
  wiring: Wiring,
  { car: shown }: Reservation,
  site: TenantSite,
): Promise<CarChange | null> {
  const car = await findCarById(wiring, site.content, shown.id);
  const wanted = car && carToReserve(car, site);
  if (!wanted?.ok) return "gone";
  return wanted.car.price === shown.price ? null : "price";
}
