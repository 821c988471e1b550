import type { Offer } from "./offer.ts";
import type { OffersSettings } from "../../settings/offers-settings.ts";

type ExcludableOffer = Pick<Offer, "id" | "excludedWebsiteIds">;

/** Why an offer is, or is not, on a site. */
export type OfferVisibility =
  | { kind: "shown"; reason: "not_excluded" | "exception" }
  | { kind: "hidden"; reason: "excluded" };

/**
 * An offer is hidden on the websites its exclusion list names, unless the site's own list of
 * exceptions names the offer.
 *
 * @example
 * offerVisibility({ id: "9", excludedWebsiteIds: ["7"] }, "7", config.offers)
 * // { kind: "hidden", reason: "excluded" }
 */
export function offerVisibility(
  offer: ExcludableOffer,
  websiteId: string,
  policy: Pick<OffersSettings, "shownDespiteExclusion">,
): OfferVisibility {
  if (!offer.excludedWebsiteIds.includes(websiteId)) return { kind: "shown", reason: "not_excluded" };
  return policy.shownDespiteExclusion.includes(offer.id)
    ? { kind: "shown", reason: "exception" }
    : { kind: "hidden", reason: "excluded" };
}

/**
 * The offers a site shows, in the order given.
 *
 * @example
 * visibleOffers([offer], "7", config.offers).length // 1
 */
export function visibleOffers<Given extends ExcludableOffer>(
  offers: readonly Given[],
  websiteId: string,
  policy: Pick<OffersSettings, "shownDespiteExclusion">,
): Given[] {
  return offers.filter((offer) => offerVisibility(offer, websiteId, policy).kind === "shown");
}
