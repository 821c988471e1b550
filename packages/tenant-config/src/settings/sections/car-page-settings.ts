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
  towCheck: z
    .boolean()
    .describe(
      "The page of a caravan says whether a shopper's car may tow it, by the ratings of `carPage.towCars` or those the shopper types.",
    ),
  towCars: z
    .array(
      z.strictObject({
        car: words.max(60).describe("Make, model and the years the rating is of."),
        towing: z
          .number()
          .positive()
          .max(20_000)
          .describe("The most it may tow with brakes, in the market's unit of weight."),
        towball: z
          .number()
          .positive()
          .max(2_000)
          .nullable()
          .describe("The most that may rest on its towball; null where it is not known."),
      }),
    )
    .max(80)
    .describe(
      "Cars that tow, with what their makers rate them for: to choose from on caravans and their list.",
    ),
  loadRuler: z
    .strictObject({
      pallet: z.number().positive().max(2_000).describe("One side of a pallet along the body."),
      step: z.number().positive().max(5_000).describe("How far the ruler's numbers stand from each other."),
    })
    .nullable()
    .describe(
      "The page of a truck shows its body from above with its pallets, to scale, in the market's unit of length. Null shows none.",
    ),
  charging: z
    .strictObject({
      electricityPrice: z.number().positive().max(10).describe("What a kilowatt hour costs at home."),
      yearlyDistance: z.int().positive().max(100_000).describe("How far a car is driven in a year."),
      homeCharger: z.number().positive().max(50).describe("Kilowatts of the charger at home."),
      chargingLoss: z.number().min(0).max(50).describe("Per cent of the energy that charging loses."),
      roadUserCharge: z
        .number()
        .min(0)
        .max(1_000)
        .describe("What the road costs for each 1,000 of the unit of distance; 0 where nothing is charged."),
    })
    .nullable()
    .describe(
      "The page of an electric car says how long it charges at home and what a year's driving costs, by these assumptions, which stand beside it. Null says nothing.",
    ),
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
