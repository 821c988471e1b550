import type { JourneyPolicy } from "./journey-policy.ts";
import { paramsWithout, parsePageUrl, printParams } from "./url-params.ts";

/** No page address longer than this is remembered whole; longer ones lose their query. */
const MAX_PAGE_LENGTH = 500;

/**
 * How a page is remembered: its path and its query without the stripped parameters, no host and no
 * fragment. `null` for anything that is no web address.
 *
 * @example
 * pageToRemember("https://dealer.example/cars/kia?car_id=9&colour=red#top", policy) // "/cars/kia?colour=red"
 */
export function pageToRemember(url: string, policy: Pick<JourneyPolicy, "strippedParams">): string | null {
  const page = parsePageUrl(url);
  if (!page) return null;
  const query = printParams(paramsWithout(page, policy.strippedParams));
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

/** Reads stored pages, trusting nothing: what is not a path of ours is dropped. */
export function parseVisitedPages(
  stored: unknown,
  policy: Pick<JourneyPolicy, "maximumPages">,
): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const pages = stored.filter(
    (page): page is string =>
      typeof page === "string" && page.startsWith("/") && page.length <= MAX_PAGE_LENGTH,
  );
  return pages.slice(Math.max(0, pages.length - policy.maximumPages));
}
