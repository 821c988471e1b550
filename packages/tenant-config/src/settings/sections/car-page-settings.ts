import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { pointIcon, sitePath, words } from "./setting-values.ts";
import { shownFact } from "./shown-facts.ts";

/** The section `carPage` of a tenant's settings. */
export const carPageSchema = z.strictObject({
  head: z
    .enum(["beside", "across"])
    .describe(
      "Where the name stands on a car's page: 'beside' the pictures, over the price, or 'across' the page above them.",
    ),
  keyFacts: z
    .array(shownFact)
    .max(8)
    .describe("Which facts stand in the strip of key facts, in this order; unknown ones are left out."),
  assurances: z
    .array(
      z.strictObject({
        icon: pointIcon,
        text: words.max(80).describe("What the dealer stands behind, in a few words."),
        href: sitePath.optional().describe("Where it is written in full."),
        conditions: z
          .array(z.enum(["new", "used", "demo"]))
          .min(1)
          .optional()
          .describe("Of which cars it holds. Left out, of all."),
      }),
    )
    .max(4)
    .describe("What stands behind every car, in lines under its buttons: a warranty, a check, a delivery."),
  priceIncludes: z
    .array(words.max(80))
    .max(8)
    .describe("What a drive-away price includes, unfolded beside it. Left empty, nothing is unfolded."),
  cutAtWord: z
    .boolean()
    .describe("Whether folded comments of a car end with their last whole word instead of mid-word."),
});

/** What else stands on a car's page: the config section `carPage`. */
export type CarPageSettings = SettingsOf<typeof carPageSchema>;
