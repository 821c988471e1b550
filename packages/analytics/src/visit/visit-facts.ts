import type { VisitFacts } from "../events/event-record.ts";
import type { JourneyPolicy } from "../journey/journey-policy.ts";
import { publicUrl } from "../journey/public-url.ts";
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

/** Browser and system by family, without versions: enough to count, too little to recognise a person. */
interface BrowserFamily {
  readonly browser: string;
  readonly os: string;
}

/** Strongest first: most browsers also claim to be the ones below them. */
const BROWSERS: readonly (readonly [string, string])[] = [
  ["Edg/", "Edge"],
  ["EdgA/", "Edge"],
  ["EdgiOS/", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["FxiOS/", "Firefox"],
  ["Firefox/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
];

/** Android also says Linux, and an iPhone also says Mac OS X. */
const SYSTEMS: readonly (readonly [string, string])[] = [
  ["Windows", "Windows"],
  ["Android", "Android"],
  ["iPhone", "iOS"],
  ["iPad", "iOS"],
  ["Mac OS X", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
];

const firstIn = (table: typeof BROWSERS, userAgent: string): string =>
  table.find(([mark]) => userAgent.includes(mark))?.[1] ?? "Other";

/**
 * The families of a user agent.
 *
 * @example
 * describeBrowser("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") // { browser: "Firefox", os: "Linux" }
 */
export const describeBrowser = (userAgent: string): BrowserFamily => ({
  browser: firstIn(BROWSERS, userAgent),
  os: firstIn(SYSTEMS, userAgent),
});
