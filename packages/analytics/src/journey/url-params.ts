import type { TravelPolicy } from "./journey-policy.ts";

/** Whether a parameter name is in a list; names compare without case. */
export const namesParam = (names: readonly string[], name: string): boolean =>
  names.some((known) => known.toLowerCase() === name.toLowerCase());

/** A URL from anywhere, or `null`; only web addresses count. */
export function parsePageUrl(url: string): URL | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  return /^https?:$/.test(parsed.protocol) ? parsed : null;
}

/**
 * Whether a parameter may be remembered and sent: a tracked one or one of a list's own, unless the dealer strips it.
 * Any other may be a secret, such as the links in mails have.
 */
export const mayTravel = (
  name: string,
  { trackedParams, listParams, strippedParams }: TravelPolicy,
): boolean =>
  (namesParam(trackedParams, name) || namesParam(listParams, name)) && !namesParam(strippedParams, name);

/** The query of a page as pairs, as far as it may be remembered and sent. */
export const travellingParams = (url: URL, policy: TravelPolicy): [string, string][] =>
  [...url.searchParams].filter(([name]) => mayTravel(name, policy));

/** Pairs printed as a query, without "?"; "" when there are none. */
export const printParams = (pairs: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
