import type { Offer } from "./offer.ts";
import type { OffersSettings } from "../../settings/sections/offers-settings.ts";

type ExcludableOffer = Pick<Offer, "id" | "excludedWebsiteIds" | "expiresAt">;

/** Why an offer is, or is not, on a site. */
export type OfferVisibility =
  | { kind: "shown"; reason: "not_excluded" | "exception" }
  | { kind: "hidden"; reason: "excluded" | "expired" };

/**
 * An offer is hidden on the websites its exclusion list names, unless the site's own list of
 * exceptions names the offer, and everywhere from the moment it ends.
 *
 * @example
 * offerVisibility({ id: "9", excludedWebsiteIds: ["7"], expiresAt: null }, "7", config.offers, new Date())
 * // { kind: "hidden", reason: "excluded" }
 */
export function offerVisibility(
  offer: ExcludableOffer,
  websiteId: string,
  policy: Pick<OffersSettings, "shownDespiteExclusion">,
  now: Date,
): OfferVisibility {
  if (offer.expiresAt !== null && offer.expiresAt <= now.getTime())
    return { kind: "hidden", reason: "expired" };
  if (!offer.excludedWebsiteIds.includes(websiteId)) return { kind: "shown", reason: "not_excluded" };
  return policy.shownDespiteExclusion.includes(offer.id)
    ? { kind: "shown", reason: "exception" }
    : { kind: "hidden", reason: "excluded" };
}

/**
 * The offers a site shows at a moment, in the order given.
 *
 * @example
 * visibleOffers([offer], "7", config.offers, new Date()).length // 1
 */
export function visibleOffers<Given extends ExcludableOffer>(
  offers: readonly Given[],
  websiteId: string,
  policy: Pick<OffersSettings, "shownDespiteExclusion">,
  now: Date,
): Given[] {
  return offers.filter((offer) => offerVisibility(offer, websiteId, policy, now).kind === "shown");
}

/** When the offers of a site next change by themselves, epoch milliseconds, or null; a page cache must not outlive it. */
export function nextOfferEnd(offers: readonly Pick<Offer, "expiresAt">[], now: Date): number | null {
  const ends = offers.flatMap(({ expiresAt }) =>
    expiresAt !== null && expiresAt > now.getTime() ? [expiresAt] : [],
  );
  return ends.length > 0 ? Math.min(...ends) : null;
}
