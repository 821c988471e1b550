import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

const collapse = z
  .strictObject({
    above: z.int().min(0).describe("Fold the text when it is longer than this many characters."),
    to: z.int().min(0).describe("Characters that stay visible while it is folded; at most as many."),
  })
  .refine(({ above, to }) => to <= above, {
    path: ["to"],
    message: "must not be more than 'above': a folded text cannot be longer than the whole",
  });

/** The section `offers` of a tenant's settings. */
export const offersSchema = z.strictObject({
  shownDespiteExclusion: z
    .array(z.string())
    .describe("Ids of offers shown on this site although their exclusion list names it."),
  description: collapse.describe("When an offer's description folds behind 'View more'."),
  disclaimer: collapse.describe("When an offer's disclaimer folds behind 'View full disclaimer'."),
  cutAtWord: z
    .boolean()
    .describe(
      "Whether a folded description or disclaimer ends with its last whole word instead of mid-word.",
    ),
  pictures: z
    .enum(["384", "column"])
    .describe("How wide pictures of offers are fetched: 384 on every screen, or as wide as their column is."),
});

/** How a site shows its offers: the config section `offers`. */
export type OffersSettings = SettingsOf<typeof offersSchema>;
