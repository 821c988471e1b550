import "server-only";
import { thirdParties } from "@forecourt/tenant-config";
import type { VisitSetting } from "#client/visit/visit-setting.ts";
import { verificationSecret } from "#server/leads/human-verification.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { shopperConsent } from "./shopper-consent.ts";

/** Country calling codes, for numbers that are dialled at home. */
export const CALLING_CODES = { AU: "61", NZ: "64", US: "1" } as const;

/** What the browser needs to know of the site and of this shopper's answer to track a visit. */
export async function visitSetting({ config }: Pick<TenantSite, "config">): Promise<VisitSetting> {
  const { analytics, journey, site } = config;
  const wiring = await getWiring();
  const verifies = verificationSecret(config, wiring) !== null;
  return {
    websiteSlug: site.slug,
    websiteId: site.id,
    websiteName: site.name,
    journey,
    analytics: {
      numberedEvents: analytics.numberedEvents,
      eventNumbers: analytics.eventNumbers,
      vehicleContentType: analytics.vehicleContentType,
      currency: analytics.currency,
      traceEvents: analytics.traceEvents,
    },
    consent: await shopperConsent(analytics.thirdPartyConsent),
    trackedNumbers: config.integrations.trackedNumbers,
    consentRule: analytics.thirdPartyConsent,
    services: thirdParties(config).flatMap(({ name, purpose, id, script }) =>
      // A token that is not looked at is not asked for.
      script === null || (purpose === "verification" && !verifies) ? [] : [{ name, purpose, id, script }],
    ),
    callingCode: CALLING_CODES[site.market],
    console: wiring.env.FORECOURT_ENV === "development",
  };
}
