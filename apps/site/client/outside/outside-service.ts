import type { AnalyticsPolicy } from "@forecourt/analytics";
import type { ConsentDecision, ConsentPurpose, ConsentQuestion } from "@forecourt/analytics/consent";
import type { TrackedNumber } from "./swap-numbers.ts";
import type { BrowserPost } from "@forecourt/analytics/destinations/numbered-events";

/** An outside service as the browser needs it: what it is for, and where its script is. */
export interface OutsideService {
  readonly name: string;
  readonly purpose: ConsentPurpose | "conversation" | "verification";
  readonly id: string;
  readonly script: string;
}

/** What outside services receive of the site: plain data from the server. */
export interface OutsideSetting {
  websiteSlug: string;
  websiteName: string;
  analytics: Pick<AnalyticsPolicy, "eventNumbers" | "vehicleContentType" | "currency">;
  services: readonly OutsideService[];
  /** Numbers that are shown in place of the dealer's own. */
  trackedNumbers: readonly TrackedNumber[];
  /** What holds before a shopper has answered. */
  consentRule: ConsentQuestion["rule"];
  /** Country calling code of phone numbers that are dialled at home. */
  callingCode: string;
  /** Whether events are also written on the console: in development. */
  console: boolean;
}

/** What outside services need of the visit. */
export interface OutsideParts {
  readonly post: BrowserPost;
  readonly consent: () => ConsentDecision;
  /** Called when a service did not take what it was to have. */
  readonly failed: (service: string) => void;
}
