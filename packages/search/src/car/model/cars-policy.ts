import { z } from "zod";
import type { SettingsOf } from "../../kernel/settings-of.ts";

const tagBannerSchema = z.strictObject({
  soldText: z.string().describe("The tag of a car that is no longer available; empty shows none."),
  showFuel: z.boolean().describe("Show 'Electric' or 'Hybrid' as the tag, before any other."),
  reservedText: z.string().describe("The tag of a reserved car; empty shows none."),
  certifiedMakes: z
    .array(z.string())
    .describe("Makes whose certified used cars carry the certified tag, for example ['Toyota']."),
  certifiedText: z.string().describe("The words of the certified tag."),
  greenTags: z
    .array(z.string())
    .describe("A dealer's own tags that are shown green instead of red, for example ['Runout Sale']."),
  ownTone: z
    .enum(["red", "neutral"])
    .describe("The colour of a dealer's own tags that are not green: red, or neutral as paper and ink."),
  comingSoonText: z.string().describe("The tag of a car that has not arrived yet; empty shows none."),
  newArrivalText: z.string().describe("The tag of a car that has just arrived; empty shows none."),
});

const folder = z
  .string()
  .regex(/^(?:\/[a-z0-9][a-z0-9-]*)+$/, 'A path of small letters, digits and hyphens such as "/cars".');

/** The section `cars`. */
export const carsSchema = z.strictObject({
  locale: z.string().min(2).describe("How numbers and dates are written, for example en-AU."),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "A currency is three capital letters, such as AUD.")
    .describe("The currency of every price, for example AUD. Usually the market's."),
  distanceUnit: z
    .enum(["km", "mi"])
    .describe("What odometers count: km or mi. Labels only; no number is ever converted."),
  includeSoldCarsDays: z
    .number()
    .int()
    .min(0)
    .describe("For how many days a sold car stays in the stock list; 0 hides it at once."),
  missingStatus: z
    .enum(["not_available", "in_stock"])
    .describe(
      "What a car without a status is: not_available, or in_stock for stock whose source never sends a status.",
    ),
  newArrivalDays: z.number().int().min(0).describe("For how many days a car counts as a new arrival."),
  newConditionLabel: z.string().min(1).describe("The word for new cars."),
  usedConditionLabel: z.string().min(1).describe("The word for used cars, for example Pre-owned."),
  demoConditionLabel: z.string().min(1).describe("The word for demonstrator cars."),
  manufacturerNames: z
    .array(z.strictObject({ match: z.string().min(1), name: z.string().min(1) }))
    .describe("Manufacturer names as feeds write them, and as shoppers should read them."),
  noPriceText: z.string().min(1).describe("Shown instead of a price when a car has none."),
  priceTypeTexts: z
    .strictObject({
      drive_away: z.string().describe("The words after a price that includes everything."),
      excluding_government_charges: z
        .string()
        .describe("The words after a price without government charges."),
    })
    .describe("The words after a price that say what it includes."),
  showWeeklyPrice: z.boolean().describe("Show a car's weekly price when it has one."),
  weeklyPriceAs: z
    .enum(["week", "day"])
    .describe(
      "How a weekly price is shown: week as it is; day as what a day of it costs, and where the shopper gave dates what those cost.",
    ),
  hireExtras: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(60).describe("What it is, in a few words: Child seat."),
        price: z.number().min(0).max(10_000).describe("What it costs, by the day or once."),
        per: z.enum(["day", "hire"]).describe("day: for each day; hire: once."),
        most: z
          .number()
          .positive()
          .max(100_000)
          .nullable()
          .describe("The most it costs by days; null for no most."),
      }),
    )
    .max(8)
    .describe(
      "What a shopper may have with a car on hire. The page of a car adds the chosen ones to the total of its days, and an enquiry asks for them.",
    ),
  showSubscriptionPrice: z.boolean().describe("Show a car's subscription price when it has one."),
  subscriptionPer: z
    .enum(["week", "fortnight", "month"])
    .nullable()
    .describe(
      "What a subscription price is paid by, said beside it; left out, the word subscription stands there.",
    ),
  subscriptionTerms: z
    .array(z.strictObject({ months: z.int().min(1).max(60), percent: z.number().min(-50).max(100) }))
    .max(4)
    .describe(
      "Up to four terms a car may be subscribed for, each with what it adds to the price in percent (less than 0 takes off). Shoppers switch between them on lists and car pages; left out, the price stands alone.",
    ),
  tagBanner: tagBannerSchema.describe("The tags on a car's picture."),
  entryPath: folder.describe("Where the stock entry lives: /cars, /motorcycles or /campers."),
  detailPath: folder.describe("Below which path each car has its page, for example /vehicles."),
  maskPhones: z
    .boolean()
    .describe(
      "Show phone numbers masked until the shopper asks for them, and leave them out of structured data.",
    ),
});

/** What is true of the cars of one site: the section `cars`. */
export type CarsPolicy = SettingsOf<typeof carsSchema>;

/** The words of the tags on a car's picture, and which tags are in use. */
export type TagBannerPolicy = CarsPolicy["tagBanner"];
