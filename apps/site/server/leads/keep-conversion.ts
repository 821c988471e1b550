import "server-only";
import { type LeadAccepted, leadCar, leadEventName } from "@forecourt/analytics";
import { isTestDriveOnly } from "@forecourt/leads";
import type { SubmittedLead } from "@forecourt/leads/intake";
import { CONVERSION_COOKIE } from "#client/visit/conversion-cookie.ts";
import { writeCookie } from "#host/http/response/site-cookies.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** As long as a visit may pause. */
const LIFE_SECONDS = 30 * 60;

/**
 * Adds to the response what the browser's finished lead counts as, for the next page that has its scripts: the
 * confirmation, or another one of a shopper who has gone on. A form that was sent without a script counts the same.
 */
export async function keepConversion(
  { config }: Pick<TenantSite, "config">,
  { result, form, car, category, finished }: Extract<SubmittedLead, { kind: "received" }>,
): Promise<void> {
  if (!result.ok || !finished) return;
  const about = car && {
    condition: car.condition,
    testDriveOnly: isTestDriveOnly(car, config.reserve),
    tracked: { id: car.id, slug: car.slug, name: car.name, price: car.price },
  };
  const name = leadEventName({ form: form.id, category, car: leadCar(about) });
  const event: LeadAccepted = { name, leadId: result.id, form: form.id, car: about?.tracked ?? null };
  await writeCookie(CONVERSION_COOKIE, JSON.stringify(event), LIFE_SECONDS, { readable: true });
}
