import type { Offer } from "./offer.ts";
import type { OffersSettings } from "../../settings/sections/offers-settings.ts";

/**
 * The offers a site shows at a moment, in the order given. An offer is hidden on the websites its exclusion list names,
 * unless the site's own list of exceptions names the offer, and everywhere from the moment it ends.
 *
 * @example
 * visibleOffers([offer], "7", config.offers, new Date()).length // 1
 */
export function visibleOffers<Given extends Pick<Offer, "id" | "excludedWebsiteIds" | "expiresAt">>(
  offers: readonly Given[],
  websiteId: string,
  policy: Pick<OffersSettings, "shownDespiteExclusion">,
  now: Date,
): Given[] {
  return offers.filter(
    ({ id, excludedWebsiteIds, expiresAt }) =>
      (expiresAt === null || expiresAt > now.getTime()) &&
      (!excludedWebsiteIds.includes(websiteId) || policy.shownDespiteExclusion.includes(id)),
  );
}
