import type { JourneyPolicy, TravelPolicy } from "./journey-policy.ts";
import { parsePageUrl, printParams, travellingParams } from "./url-params.ts";

/** No page address longer than this is remembered whole; longer ones lose their query. */
const MAX_PAGE_LENGTH = 500;

/**
 * How a page is remembered: its path and of its query what may travel, no host and no
 * fragment. `null` for anything that is no web address.
 *
 * @example
 * pageToRemember("https://dealer.example/cars/kia?token=9&colour=red#top", policy) // "/cars/kia?colour=red"
 */
export function pageToRemember(url: string, policy: TravelPolicy): string | null {
  const page = parsePageUrl(url);
  if (!page) return null;
  const query = printParams(travellingParams(page, policy));
  const whole = query === "" ? page.pathname : `${page.pathname}?${query}`;
  return (whole.length <= MAX_PAGE_LENGTH ? whole : page.pathname).slice(0, MAX_PAGE_LENGTH);
}

/**
 * Adds a page to those visited, oldest first, and keeps the newest ones only. A reload (the same page
 * again) is not a new visit.
 *
 * @example
 * addVisitedPage(["/"], "/cars/kia", { maximumPages: 50 }) // ["/", "/cars/kia"]
 */
export function addVisitedPage(
  pages: readonly string[],
  page: string,
  policy: Pick<JourneyPolicy, "maximumPages">,
): readonly string[] {
  const all = pages.at(-1) === page ? pages : [...pages, page];
  return all.slice(Math.max(0, all.length - policy.maximumPages));
}

/** A page as it was remembered, in any version of the site or by hand, with what may travel; `null` for what is no path of ours. */
export const storedPage = (page: unknown, policy: TravelPolicy): string | null =>
  typeof page === "string" && page.length <= MAX_PAGE_LENGTH && /^\/(?![/\\])/.test(page)
    ? pageToRemember(`https://site.invalid${page}`, policy)
    : null;

/** Reads stored pages, trusting nothing. */
export function parseVisitedPages(
  stored: unknown,
  policy: Pick<JourneyPolicy, "maximumPages"> & TravelPolicy,
): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const pages = stored.map((page) => storedPage(page, policy)).filter((page) => page !== null);
  return pages.slice(Math.max(0, pages.length - policy.maximumPages));
}
