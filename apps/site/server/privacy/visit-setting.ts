import { thirdParties } from "@forecourt/tenant-config";
import type { VisitSetting } from "#client/visit/visit-setting.ts";
import { verificationSecret } from "#server/leads/human-verification.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { shopperConsent } from "./shopper-consent.ts";
import { pick } from "#server/views/pick.ts";

/** What the browser needs to know of the site and of this shopper's answer to track a visit. */
export async function visitSetting(
  wiring: Pick<Wiring, "env">,
  { config }: Pick<TenantSite, "config">,
): Promise<VisitSetting> {
  const { analytics, journey, site } = config;
  const verifies = verificationSecret(config, wiring) !== null;
  return {
    websiteSlug: site.slug,
    websiteId: site.id,
    websiteName: site.name,
    journey,
    analytics: pick(analytics, [
      ...(["numberedEvents", "eventNumbers", "vehicleContentType"] as const),
      ...(["currency", "traceEvents", "measureSpeed"] as const),
    ]),
    consent: await shopperConsent(analytics.thirdPartyConsent),
    trackedNumbers: config.integrations.trackedNumbers,
    consentRule: analytics.thirdPartyConsent,
    services: thirdParties(config).flatMap(({ name, purpose, id, script }) =>
      // A token that is not looked at is not asked for.
      script === null || (purpose === "verification" && !verifies) ? [] : [{ name, purpose, id, script }],
    ),
    callingCode: config.rules.phone.callingCode,
    console: wiring.env.FORECOURT_ENV === "development",
  };
}
