import type { AnalyticsPolicy } from "@forecourt/analytics";
import type { ConsentDecision } from "@forecourt/analytics/consent";
import type { JourneyPolicy } from "@forecourt/analytics/journey";
import type { OutsideSetting } from "../outside/outside-service.ts";

/** What the browser needs to know to remember a visit and to track what happens: plain data from the server. */
export interface VisitSetting extends OutsideSetting {
  websiteId: string;
  journey: JourneyPolicy;
  analytics: Pick<
    AnalyticsPolicy,
    "numberedEvents" | "eventNumbers" | "vehicleContentType" | "currency" | "traceEvents" | "measureSpeed"
  >;
  /** As the server read this browser's answer and its privacy signal. */
  consent: ConsentDecision;
}
