import "server-only";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { findCarById } from "#server/stock/stock.ts";

/** Set for ten minutes where a plain form asked for a number; the page then shows that car's number. */
export const REVEALED_COOKIE = "fc-phone";

/** The full number of one of the tenant's own cars, or null. Asking is logged without saying who asked. */
export async function revealPhone(
  tenant: string,
  carId: string,
): Promise<{ phone: string; path: string } | null> {
  const car = await findCarById(tenant, carId);
  if (!car?.location.phone) return null;
  const { log } = await getWiring();
  log.info({ tenant, car: carId }, "phone number revealed");
  return { phone: car.location.phone, path: `/cars/${encodeURIComponent(car.slug)}` };
}
