/** One review as the shopper wrote it. Times are epoch milliseconds. */
export interface Review {
  id: string;
  customerName: string;
  text: string;
  /** Stars given, 0 to 5. */
  rating: number;
  reviewedAt: number | null;
  reply: { text: string; repliedAt: number | null } | null;
}

/** The reviews of a site: the newest at hand, and the count and average of all there are. */
export interface ReviewList {
  reviews: readonly Review[];
  /** Of all reviews, also those not in `reviews`. */
  count: number;
  /** Of all reviews, not rounded; null while there are none. */
  average: number | null;
}
