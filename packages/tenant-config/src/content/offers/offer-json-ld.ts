import { plainText } from "../texts/plain-text.ts";
import type { Offer } from "./offer.ts";

/** An offer as structured data for search engines. */
export interface OfferJsonLd {
  readonly "@context": "https://schema.org";
  readonly "@type": "Offer";
  readonly [name: string]: unknown;
}

/** What an offer cannot know by itself. */
export interface OfferJsonLdOptions {
  /** Its page, absolute. */
  readonly url: string;
  readonly seller: string;
}

const given = (name: string, value: unknown): Record<string, unknown> =>
  value === null || value === "" ? {} : { [name]: value };

/**
 * An offer as schema.org's `Offer`, with what its page shows and until when it stands.
 *
 * @example
 * offerJsonLd(offer, { url: "https://a.example/offers/9", seller: "Acme" })["@type"] // "Offer"
 */
export function offerJsonLd(offer: Offer, { url, seller }: OfferJsonLdOptions): OfferJsonLd {
  const { model, manufacturerName: maker } = offer;
  return {
    "@context": "https://schema.org",
    "@type": "Offer",
    "@id": `${url}#offer`,
    name: offer.name,
    url,
    ...given("description", offer.description === null ? null : plainText(offer.description)),
    ...given("image", offer.imageUrl === null ? null : new URL(offer.imageUrl, url).href),
    ...given("category", offer.category),
    ...given("validThrough", offer.expiresAt === null ? null : new Date(offer.expiresAt).toISOString()),
    seller: { "@type": "AutoDealer", name: seller },
    ...(model === null
      ? {}
      : {
          itemOffered: {
            "@type": "Car",
            name: model.name,
            ...(maker === null ? {} : { brand: { "@type": "Brand", name: maker } }),
          },
        }),
  };
}
