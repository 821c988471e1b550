import type { TravelPolicy } from "./journey-policy.ts";
import { mayTravel } from "./url-params.ts";
import { storedPage } from "./visited-pages.ts";

/** A journey as a lead keeps it: the pages, oldest first, and the pairs of the first query. */
export interface Journey {
  readonly pages: readonly string[];
  readonly query: readonly { readonly name: string; readonly value: string }[];
}

/**
 * A journey as a server may believe and pass on one that a browser sent: pages of the site alone, and of every query what
 * may travel.
 *
 * @example
 * publicJourney({ pages: ["/my-alerts?token=x"], query: [] }, { ...policy, isPage: () => true }) // { pages: ["/my-alerts"], query: [] }
 */
export const publicJourney = (
  { pages, query }: Journey,
  { isPage, ...policy }: TravelPolicy & { readonly isPage: (path: string) => boolean },
): Journey => ({
  pages: pages.flatMap((stored) => {
    const page = storedPage(stored, policy);
    return page !== null && isPage(page.split("?", 1)[0] ?? "") ? [page] : [];
  }),
  query: query.filter(({ name }) => mayTravel(name, policy)),
});
