/** The model an offer is about, as much of it as a link needs. */
export interface OfferModel {
  name: string;
  slug: string | null;
  overrideUrl: string | null;
}

/** One special offer. Plain JSON; absent is null. */
export interface Offer {
  id: string;
  name: string;
  /** Sanitised HTML. */
  description: string | null;
  /** Plain text. */
  disclaimer: string | null;
  /** "Finance offer", and whatever else the dealer groups by. */
  category: string | null;
  /** The offer's picture, or its model's. */
  imageUrl: string | null;
  model: OfferModel | null;
  manufacturerName: string | null;
  /** Websites (their ids) that must not show it. */
  excludedWebsiteIds: readonly string[];
  /** When it ends, epoch milliseconds; null for an offer without an end. */
  expiresAt: number | null;
}
