import { href, withQuery } from "@forecourt/tenant-config/routes";
import { confirmation } from "./confirmation.ts";
import { ownReservation } from "./own-reservation.ts";
import { siteOfRequest } from "#server/tenants/site-of-request.ts";
import type { TenantHandler } from "#server/tenants/tenant-route.ts";

/** Where a shopper comes back to from the bank, or asks what became of a payment begun on the page `from`. */
export const returnPath = (from: string): string => withQuery("/api/reservations/return", { from });

/**
 * Asks the provider what became of the payment and leads on: to the confirmation, or back to the checkout. What the
 * provider adds to the address (Stripe adds its intent and that one's secret) ends here and reaches no page.
 */
export const returnFromBank: TenantHandler = async (request, content, wiring) => {
  const site = await siteOfRequest(wiring, content, new URL(request.url).searchParams.get("from"));
  const own = await ownReservation(wiring, content.slug);
  const checkout = own && href("checkout", { slug: own.car.slug }, site);
  const isDone = own?.state === "reserved" || own?.state === "captured";
  const location = isDone
    ? await confirmation(wiring, own, site)
    : (checkout ?? href("stock-entry", {}, site) ?? href("home", {}, site));
  const headers = { location, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 303, headers });
};
