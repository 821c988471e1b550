import type { JourneyPolicy } from "./journey-policy.ts";
import { namesParam, parsePageUrl, printParams } from "./url-params.ts";

/**
 * A page's address as it may be shared with others: no fragment, no credentials, and of the query only
 * the tracked parameters, since keywords and links in mails may name a person. "" for anything that
 * is no web address.
 *
 * @example
 * publicUrl("https://dealer.example/cars?q=kim@example.com&gclid=x", policy) // "https://dealer.example/cars?gclid=x"
 */
export function publicUrl(url: string, policy: Pick<JourneyPolicy, "trackedParams">): string {
  const page = parsePageUrl(url);
  if (!page) return "";
  const tracked = [...page.searchParams].filter(([name]) => namesParam(policy.trackedParams, name));
  const query = printParams(tracked);
  return `${page.origin}${page.pathname}${query === "" ? "" : `?${query}`}`;
}
