import type { AnalyticsPolicy } from "@forecourt/analytics";
import type { JourneyPolicy } from "@forecourt/analytics/journey";

/** What the browser needs to know to remember a visit and to track what happens: plain data from the server. */
export interface VisitSetting {
  websiteSlug: string;
  websiteId: string;
  journey: JourneyPolicy;
  analytics: Pick<
    AnalyticsPolicy,
    "numberedEvents" | "eventNumbers" | "vehicleContentType" | "currency" | "thirdPartyConsent"
  >;
}
