import type { BrowserStorage } from "../browser-storage.ts";
import { readJson, writeText } from "../browser-storage.ts";
import { linkedQueryParams, nextFirstQuery, parseFirstQuery } from "./first-query.ts";
import type { JourneyPolicy, TravelPolicy } from "./journey-policy.ts";
import { addVisitedPage, pageToRemember, parseVisitedPages } from "./visited-pages.ts";

const PAGES = "visited-pages";
const FIRST_QUERY = "first-page-query";

/** Where a journey is stored and by which clock and rules. */
export interface JourneyPlace {
  readonly storage: BrowserStorage;
  readonly now: Date;
  readonly policy: JourneyPolicy & TravelPolicy;
}

/** The part of a lead that says how the shopper got there, under its wire names. */
export interface LeadJourney {
  /** Paths with query, oldest first. */
  readonly visited_pages: readonly string[];
  /** The query of the shopper's first page. */
  readonly linked_query_params: Readonly<Record<string, string>>;
}

/**
 * Remembers that a page was opened. Call it once a page view, before anything reads the journey.
 *
 * @example
 * rememberPage(window.location.href, { storage: localStorage, now: new Date(), policy: { ...tenant.journey, listParams } })
 */
export function rememberPage(url: string, { storage, now, policy }: JourneyPlace): void {
  const page = pageToRemember(url, policy);
  if (page === null) return;
  const pages = addVisitedPage(parseVisitedPages(readJson(storage, PAGES), policy), page, policy);
  const stored = parseFirstQuery(readJson(storage, FIRST_QUERY), now, policy);
  writeText(storage, PAGES, JSON.stringify(pages));
  writeText(storage, FIRST_QUERY, JSON.stringify(nextFirstQuery(stored, url, now, policy)));
}

/**
 * The journey to send with a lead.
 *
 * @example
 * const lead = { ...values, ...journeyForLead({ storage: localStorage, now: new Date(), policy }) };
 */
export const journeyForLead = ({ storage, now, policy }: JourneyPlace): LeadJourney => ({
  visited_pages: parseVisitedPages(readJson(storage, PAGES), policy),
  linked_query_params: linkedQueryParams(
    parseFirstQuery(readJson(storage, FIRST_QUERY), now, policy),
    policy,
  ),
});
