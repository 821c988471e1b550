import type { Location } from "../locations/location.ts";
import { addDays, instantsOn, wallTimeAt } from "../locations/hours/open/zone-time.ts";
import type { Post } from "./posts/post.ts";
import type { Offer } from "./offers/offer.ts";
import { nextOfferEnd } from "./offers/visible-offers.ts";
import { nextPostChange } from "./posts/published-posts.ts";

/** The parts of a site that change by the clock alone. */
interface TimedContent {
  offers: readonly Pick<Offer, "expiresAt">[];
  posts: readonly Pick<Post, "publishedAt">[];
  locations: readonly Pick<Location, "specialHours" | "timeZone">[];
}

/** The local midnight at which a location's next special day drops off the list of coming ones. */
function nextSpecialChange(location: TimedContent["locations"][number], now: Date): number[] {
  const today = wallTimeAt(now.getTime(), location.timeZone).date;
  const next = location.specialHours.find((entry) => entry.date >= today);
  if (!next) return [];
  return instantsOn(addDays(next.date, 1), [0], location.timeZone);
}

/**
 * When a page made of this content next reads differently although its content was not edited: a post comes
 * out, an offer ends, a special day is over. Null when never. A kept page must not outlive it; open-now changes far
 * more often and is never inside such a page.
 *
 * @example
 * const content = { offers: [], posts: [{ publishedAt: Date.UTC(2026, 11, 1) }], locations: [] };
 * nextContentChange(content, new Date("2026-11-21T00:00:00Z"))?.toISOString() // "2026-12-01T00:00:00.000Z"
 */
export function nextContentChange(content: TimedContent, now: Date): Date | null {
  const post = nextPostChange(content.posts, now);
  const offer = nextOfferEnd(content.offers, now);
  const instants = content.locations.flatMap((location) => nextSpecialChange(location, now));
  if (post !== null) instants.push(post.getTime());
  if (offer !== null) instants.push(offer);
  return instants.length > 0 ? new Date(Math.min(...instants)) : null;
}
