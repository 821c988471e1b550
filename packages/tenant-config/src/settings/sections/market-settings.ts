import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { marketCode, words } from "./setting-values.ts";

/** The section `market` of a tenant's settings. */
export const marketSchema = z.strictObject({
  code: marketCode.describe("The market; it follows site.market."),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a language and country like "en-AU"')
    .describe("The language pages are in, and how numbers and dates are written."),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be three capital letters, such as AUD")
    .describe("The currency of every price on the site and in what is tracked."),
  distanceUnit: z.enum(["km", "mi"]).describe("What odometers count. No number is ever converted."),
  words: z
    .array(z.strictObject({ from: words, to: words }))
    .describe("Words of stock data, such as fuels, as this market calls them: petrol and gas."),
  priceNote: words.nullable().describe("The note on prices in the footer."),
  comparisonRate: z
    .boolean()
    .describe("The law here wants a comparison rate beside any repayment that is shown."),
  consumerNotice: z.boolean().describe("Used cars here carry a Consumer Information Notice."),
  tickedOptInCounts: z.boolean().describe("A box ticked beforehand counts as consent here."),
});

/** What is true of every dealer in a country: the config section `market`. */
export type MarketSettings = SettingsOf<typeof marketSchema>;

/** One word of stock data as this market calls it. Capitals follow the place it stands in. */
export type WordSwap = MarketSettings["words"][number];
