import type { ReviewList } from "./review.ts";
import type { ReviewsSettings } from "../settings/sections/reviews-settings.ts";

/** Stars to render: whole ones, at most four, and the part of the one after them (0 to 1, one decimal). */
export interface Stars {
  full: number;
  partial: number;
}

/** The rating badge of a site or location, decided. */
export type ReviewsView =
  | { kind: "shown"; average: number; averageText: string; count: number; stars: Stars }
  | { kind: "hidden"; reason: "none" | "below_minimum" };

/** Rounds half up to one decimal, as the badge prints it. 4.25 is 4.3, and binary dust does not matter. */
export function roundRating(average: number): number {
  return Math.round(Number((average * 10).toPrecision(12))) / 10;
}

/**
 * Splits a rating into stars: up to four full ones plus a partial.
 *
 * @example
 * ratingStars(4.66) // { full: 4, partial: 0.7 }
 * ratingStars(5)    // { full: 4, partial: 1 }
 */
export function ratingStars(average: number): Stars {
  const rounded = roundRating(Math.min(5, Math.max(0, average)));
  const full = Math.min(4, Math.floor(rounded));
  return { full, partial: roundRating(rounded - full) };
}

/**
 * Whether ratings are shown, and what they say. The unrounded average must be strictly above the
 * policy's minimum; count and average are always those of all reviews, never of a flattering part.
 *
 * @example
 * describeReviews({ average: 4, count: 120 }, { minimumAverage: 4 }) // { kind: "hidden", reason: "below_minimum" }
 */
export function describeReviews(
  list: Pick<ReviewList, "average" | "count">,
  policy: Pick<ReviewsSettings, "minimumAverage">,
): ReviewsView {
  if (list.average === null || list.count <= 0) return { kind: "hidden", reason: "none" };
  if (list.average <= policy.minimumAverage) return { kind: "hidden", reason: "below_minimum" };
  const average = roundRating(list.average);
  return {
    kind: "shown",
    average,
    averageText: average.toFixed(1),
    count: list.count,
    stars: ratingStars(list.average),
  };
}

/**
 * The reviews a full list shows: the newest first, undated ones last, at most the policy's number.
 *
 * @example
 * shownReviews({ reviews: [], count: 0, average: null }, config.reviews) // []
 */
export function shownReviews(list: ReviewList, policy: ReviewsSettings): ReviewList["reviews"] {
  if (describeReviews(list, policy).kind === "hidden") return [];
  return list.reviews
    .toSorted((left, right) => (right.reviewedAt ?? -Infinity) - (left.reviewedAt ?? -Infinity) || 0)
    .slice(0, policy.listSize);
}
