import type { VisitFacts } from "../events/event-record.ts";
import type { JourneyPolicy } from "../journey/journey-policy.ts";
import { publicUrl } from "../journey/public-url.ts";
import { describeBrowser } from "./describe-browser.ts";
import type { VisitIds } from "./visit-ids.ts";

/** What the facts of a visit are made of. */
export interface VisitFactsParts {
  readonly websiteSlug: string;
  readonly websiteId: string;
  /** The page's whole address; what could name a person is left out. */
  readonly url: string;
  /** The kind of page, such as `car`. */
  readonly page: string;
  readonly userAgent: string;
  readonly ids: VisitIds;
  readonly policy: Pick<JourneyPolicy, "trackedParams">;
}

/**
 * The facts that go with every event of a page.
 *
 * @example
 * const visit = () => visitFacts({ websiteSlug, url: location.href, page: "car", userAgent: navigator.userAgent, ids, policy });
 */
export const visitFacts = ({
  websiteSlug,
  websiteId,
  url,
  page,
  userAgent,
  ids,
  policy,
}: VisitFactsParts): VisitFacts => ({
  websiteSlug,
  websiteId,
  url: publicUrl(url, policy),
  page,
  ...ids,
  ...describeBrowser(userAgent),
});
