import { type CollapsibleHtml, collapseHtml } from "../texts/collapse-html.ts";
import { type Collapsible, collapseText } from "../texts/collapse-text.ts";
import type { Offer, OfferModel } from "./offer.ts";
import type { OffersSettings } from "../../settings/sections/offers-settings.ts";

/** Offer pictures ask for the next allowed width above 375. */
const OFFER_IMAGE_WIDTH = 384;

/** An offer's card, decided: what folds and what shows. */
export interface OfferCard {
  id: string;
  title: string;
  imageUrl: string | null;
  imageWidth: number;
  description: CollapsibleHtml | null;
  disclaimer: Collapsible | null;
  /** Renders 'Explore {model name}'. */
  explore: OfferModel | null;
}

/**
 * Decides an offer's card.
 *
 * @example
 * offerCard(offer, config.offers).imageWidth // 384
 */
export function offerCard(
  offer: Offer,
  policy: Pick<OffersSettings, "description" | "disclaimer"> & Partial<Pick<OffersSettings, "cutAtWord">>,
): OfferCard {
  const { cutAtWord: atWord = false } = policy;
  return {
    id: offer.id,
    title: offer.name,
    imageUrl: offer.imageUrl,
    imageWidth: OFFER_IMAGE_WIDTH,
    description:
      offer.description === null ? null : collapseHtml(offer.description, { ...policy.description, atWord }),
    disclaimer:
      offer.disclaimer === null ? null : collapseText(offer.disclaimer, { ...policy.disclaimer, atWord }),
    explore: offer.model,
  };
}
