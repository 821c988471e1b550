import { z } from "zod";
import type { ReviewsPolicy } from "./reviews-policy.ts";

/** The `reviews` section of a tenant's settings. */
export const reviewsPolicySchema = z.strictObject({
  minimumAverage: z
    .number()
    .min(0)
    .max(5)
    .describe(
      "Reviews and the rating badge are shown only while the average is above this; 0 shows them whatever it is. Count and average are always those of all reviews.",
    ),
  listSize: z.int().min(1).max(100).describe("How many reviews the full list shows."),
}) satisfies z.ZodType<ReviewsPolicy>;

/** The specification's defaults (sections 5 and 9). */
export const REVIEWS_DEFAULTS: ReviewsPolicy = { minimumAverage: 4, listSize: 12 };
