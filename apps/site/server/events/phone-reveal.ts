import { forwardPhoneReveal, type PhoneRevealed } from "@forecourt/analytics/collect";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import { countFailures, keepEvents } from "./keep-events.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { findCarById, type StockParts } from "#server/stock/stock.ts";
import { getSite } from "#server/tenants/get-site.ts";

/** Set for ten minutes where a plain form requested a number; the page then shows that car's number. */
export const REVEALED_COOKIE = "fc-phone";

/** A shopper looks at some cars; a program asks for every number. Many shoppers may share one address. */
const reveals = rateLimit({ name: "phone-reveals", times: 60, windowMs: 10 * 60_000 });

/** Seconds until one network address may ask a dealer for another number; null where it may now. */
export const waitToReveal = (
  wiring: Pick<Wiring, "counters">,
  tenant: string,
  address: string | null,
): Promise<number | null> => reveals.take(wiring, `${tenant} ${address ?? ""}`);

/** The full number of one of the tenant's own cars, or null. */
export async function revealPhone(
  wiring: StockParts,
  content: TenantContent,
  carId: string,
): Promise<{ phone: string; path: string; dealershipId: string | null } | null> {
  const car = await findCarById(wiring, content, carId);
  if (!car?.location.phone) return null;
  return {
    phone: car.location.phone,
    path: href("car", { slug: car.slug }, await getSite(content.slug)),
    dealershipId: car.dealership.id,
  };
}

/** Reports a reveal to the tenant's endpoint, else keeps it here. A failure is one log line and never the shopper's. */
export async function notifyOfReveal(
  wiring: Pick<Wiring, "eventLogs" | "log" | "tenantFetch">,
  { slug, tenant }: TenantContent,
  reveal: PhoneRevealed,
): Promise<void> {
  const { log, tenantFetch } = wiring;
  const { phoneRevealEndpoint: endpoint } = tenant.config.analytics;
  log.info({ tenant: slug, car: reveal.car_id }, "phone number revealed");
  if (endpoint === null) return keepEvents(wiring, "reveals", [reveal]);
  const { failed } = await forwardPhoneReveal({ endpoint, reveal, fetch: tenantFetch });
  if (failed === 0) return;
  log.warn({ tenant: slug, car: reveal.car_id }, "phone reveal could not be reported");
  await countFailures(wiring, slug, [{ destination: "phone reveal endpoint", lost: failed }]);
}
