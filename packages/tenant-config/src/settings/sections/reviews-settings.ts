import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

/** The section `reviews` of a tenant's settings. */
export const reviewsSchema = z.strictObject({
  minimumAverage: z
    .number()
    .min(0)
    .max(5)
    .describe(
      "Reviews and the rating badge are shown only while the average is above this; 0 shows them whatever it is. Count and average are always those of all reviews.",
    ),
  listSize: z.int().min(1).max(100).describe("How many reviews the full list shows."),
});

/** When reviews are shown, and how many: the config section `reviews`. */
export type ReviewsSettings = SettingsOf<typeof reviewsSchema>;
