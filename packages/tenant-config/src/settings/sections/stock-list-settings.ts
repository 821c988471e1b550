import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { sitePath } from "./setting-values.ts";
import { shownFact } from "./shown-facts.ts";

/** The section `stockList` of a tenant's settings. */
export const stockListSchema = z.strictObject({
  card: z
    .enum(["standard", "tab", "plate", "quiet", "total", "monthly", "label"])
    .describe(
      "How a car's card is arranged. standard: a picture over words in a frame. tab: the name on a tab over the picture's foot. plate: square, with the facts as a small table. quiet: no frame, words under a rounded picture. total: the price on a bar of its own at the foot. monthly: the price first, over the name. label: framed in ink, the facts in boxes as on a window label.",
    ),
  cardsAs: z
    .enum(["grid", "rows", "table"])
    .describe(
      "How the cards of a stock list stand: in a grid; rows, one below the other with a small picture; table, rows whose facts stand below each other in columns.",
    ),
  cardFacts: z
    .array(shownFact)
    .max(4)
    .describe("Which facts stand on a car's card, in this order; unknown ones are left out."),
  callToActionPosition: z
    .int()
    .min(0)
    .max(500)
    .describe("At which card of a stock list the call to action stands; 0 shows none."),
  callToActionHref: sitePath.describe("Where the call to action of a stock list leads."),
  paging: z
    .enum(["pages", "more"])
    .describe(
      "What follows the last card of a page: the numbers of the other pages, or a button that adds the next page below (up to 500).",
    ),
  plainWords: z
    .boolean()
    .describe(
      "Read what is typed into the search box as a sentence (automatic SUV under 30k) and show what each part was taken for; otherwise it is keywords.",
    ),
  suggestions: z
    .boolean()
    .describe(
      "Suggest searches, makes, models and vehicles below the search box while a shopper types, and the searches made in that browser before.",
    ),
  entryPage: z
    .boolean()
    .describe(
      "The stock entry (/cars/) is a page of its own, with conditions, bodies and makes; otherwise it leads on to the main stock list.",
    ),
  towPick: z
    .boolean()
    .describe(
      "Over a list with caravans, and under the search of the home page, a shopper chooses their car (`carPage.towCars`) and sees what it may tow.",
    ),
  modelStrip: z
    .boolean()
    .describe(
      "Over a list with cars of two or more of the models that the dealer presents, they stand in a row with how many of each are listed; one of them lists it alone.",
    ),
  compare: z
    .boolean()
    .describe("Cards of a stock list have a box to tick, and the ticked cars are compared side by side."),
});

/** What else stands on a stock list: the config section `stockList`. */
export type StockListSettings = SettingsOf<typeof stockListSchema>;
