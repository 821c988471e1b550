import { z } from "zod";
import type { CollapsePolicy } from "./collapse-text.ts";
import type { OffersPolicy } from "./offers-policy.ts";

const collapse = z
  .strictObject({
    above: z.int().min(0).describe("Fold the text when it is longer than this many characters."),
    to: z.int().min(0).describe("Characters that stay visible while it is folded; at most as many."),
  })
  .refine(({ above, to }) => to <= above, {
    path: ["to"],
    message: "must not be more than 'above': a folded text cannot be longer than the whole",
  }) satisfies z.ZodType<CollapsePolicy>;

/** The `offers` section of a tenant's settings. */
export const offersPolicySchema = z.strictObject({
  shownDespiteExclusion: z
    .array(z.string())
    .describe("Ids of offers shown on this site although their exclusion list names it."),
  description: collapse.describe("When an offer's description folds behind 'View more'."),
  disclaimer: collapse.describe("When an offer's disclaimer folds behind 'View full disclaimer'."),
}) satisfies z.ZodType<OffersPolicy>;

/** The specification's defaults (section 9). */
export const OFFERS_DEFAULTS: OffersPolicy = {
  shownDespiteExclusion: [],
  description: { above: 200, to: 160 },
  disclaimer: { above: 200, to: 200 },
};
