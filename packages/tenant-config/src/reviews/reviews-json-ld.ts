import { describeReviews, shownReviews } from "./describe-reviews.ts";
import type { ReviewList } from "./review.ts";
import type { ReviewsSettings } from "../settings/sections/reviews-settings.ts";

/** The reviews of a dealer as structured data for search engines. */
export interface ReviewsJsonLd {
  readonly "@context": "https://schema.org";
  readonly "@type": "AutoDealer";
  readonly [name: string]: unknown;
}

/** The dealer the reviews are of; `id` is the same as in the dealer's own structured data. */
export interface ReviewedDealer {
  readonly id: string;
  readonly name: string;
}

/**
 * The reviews a page shows, with the count and average of all there are; null while the rules show none.
 *
 * @example
 * reviewsJsonLd({ reviews: [], count: 0, average: null }, config.reviews, { id: "x", name: "Acme" }) // null
 */
export function reviewsJsonLd(
  list: ReviewList,
  policy: ReviewsSettings,
  { id, name }: ReviewedDealer,
): ReviewsJsonLd | null {
  const view = describeReviews(list, policy);
  if (view.kind === "hidden") return null;
  return {
    "@context": "https://schema.org",
    "@type": "AutoDealer",
    "@id": id,
    name,
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: view.average,
      reviewCount: view.count,
      bestRating: 5,
    },
    review: shownReviews(list, policy).map((review) => ({
      "@type": "Review",
      author: { "@type": "Person", name: review.customerName },
      reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5 },
      ...(review.text === "" ? {} : { reviewBody: review.text }),
      ...(review.reviewedAt === null ? {} : { datePublished: new Date(review.reviewedAt).toISOString() }),
    })),
  };
}
