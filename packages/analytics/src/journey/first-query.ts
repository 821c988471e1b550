import type { JourneyPolicy, TravelPolicy } from "./journey-policy.ts";
import { mayTravel, namesParam, parsePageUrl, printParams, travellingParams } from "./url-params.ts";

const DAY = 24 * 60 * 60 * 1000;
const MAX_QUERY_LENGTH = 2000;

/** The query a shopper first arrived with. */
export interface FirstQuery {
  /** Without "?", and nothing but what may travel; "" when the first page had none. */
  readonly query: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

const isTracked = (query: string, policy: Pick<JourneyPolicy, "trackedParams">): boolean =>
  [...new URLSearchParams(query).keys()].some((name) => namesParam(policy.trackedParams, name));

/**
 * Reads a stored first query, trusting nothing. Gone at exactly the age limit; a date in the future
 * counts as now, so that a wrong clock cannot keep it for ever.
 */
export function parseFirstQuery(
  stored: unknown,
  now: Date,
  policy: Pick<JourneyPolicy, "firstQueryDays">,
): FirstQuery | null {
  if (typeof stored !== "object" || stored === null) return null;
  const query = "query" in stored ? stored.query : null;
  const date = "savedAt" in stored ? stored.savedAt : null;
  if (typeof query !== "string" || query.length > MAX_QUERY_LENGTH) return null;
  if (typeof date !== "number" || !Number.isFinite(date)) return null;
  const savedAt = Math.min(date, now.getTime());
  return now.getTime() - savedAt < policy.firstQueryDays * DAY ? { query, savedAt } : null;
}

/**
 * What the first query is after a page was opened: the stored one stays, unless it has no tracked
 * parameter and the page brings one.
 *
 * @example
 * nextFirstQuery({ query: "page=2", savedAt }, "https://dealer.example/?gclid=x", now, policy).query // "gclid=x"
 */
export function nextFirstQuery(
  stored: FirstQuery | null,
  url: string,
  now: Date,
  policy: TravelPolicy,
): FirstQuery | null {
  const page = parsePageUrl(url);
  if (!page) return stored;
  const query = printParams(travellingParams(page, policy)).slice(0, MAX_QUERY_LENGTH);
  const better = stored === null || (!isTracked(stored.query, policy) && isTracked(query, policy));
  return better ? { query, savedAt: now.getTime() } : stored;
}

/** Names that would touch an object's prototype wherever the pairs are merged. */
const UNSAFE = ["__proto__", "constructor", "prototype"];

/**
 * A first query as the pairs a lead carries. Tracked names are written as the policy writes them,
 * whatever their case in the URL; of several equal names the first counts.
 *
 * @example
 * linkedQueryParams({ query: "GCLID=x&page=2", savedAt }, policy) // { gclid: "x", page: "2" }
 */
export function linkedQueryParams(
  first: FirstQuery | null,
  policy: TravelPolicy,
): Readonly<Record<string, string>> {
  const pairs = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(first?.query ?? "")) {
    const known = policy.trackedParams.find((param) => param.toLowerCase() === name.toLowerCase()) ?? name;
    // A query that an earlier version of the site stored may say more.
    if (mayTravel(name, policy) && !pairs.has(known) && !UNSAFE.includes(known)) pairs.set(known, value);
  }
  return Object.fromEntries(pairs);
}
