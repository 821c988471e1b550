import type { Offer } from "../content/offers/offer.ts";

/** A fictional offer. Give what should differ. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  id: "9",
  name: "Run-out",
  description: "<p>Save now.</p>",
  disclaimer: "While stock lasts.",
  category: "Finance offer",
  imageUrl: "/offers/run-out.jpg",
  model: { name: "Ranger", slug: "ranger", overrideUrl: null },
  manufacturerName: "Ford",
  excludedWebsiteIds: [],
  expiresAt: null,
  ...changes,
});
