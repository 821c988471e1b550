import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { pointIcon, sitePath, words } from "./setting-values.ts";
import { shownFact } from "./shown-facts.ts";

/** The section `carPage` of a tenant's settings. */
export const carPageSchema = z.strictObject({
  arrangement: z
    .enum([
      ...(["standard", "plate", "figures", "plan", "booking"] as const),
      ...(["term", "sheet", "grades", "label"] as const),
    ])
    .describe(
      "What leads a car's page. standard: pictures with name and price beside them. plate: the name across the page, the key facts as a table beside the pictures. figures: the first three key facts as large figures under the pictures. plan: pictures of the inside first, the key facts as a plan under them. booking: dates and total first, nothing of a sale. term: the terms with their prices first. sheet: the dealer's promise as a check sheet beside the pictures. grades: the grades and colours of the model in stock first. label: the key facts as a window label under the pictures.",
    ),
  keyFacts: z
    .array(shownFact)
    .max(12)
    .describe("Which facts are a car's key facts, in this order; unknown ones are left out."),
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
