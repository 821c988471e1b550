import { settingDefaults } from "../settings/setting-defaults.ts";
import type { MarketSettings } from "../settings/sections/market-settings.ts";

/** Australia, the product's defaults. */
export const AU: MarketSettings = settingDefaults.market;

/** New Zealand. */
export const NZ: MarketSettings = {
  ...AU,
  code: "NZ",
  locale: "en-NZ",
  currency: "NZD",
  priceNote: "Prices include GST. On-road costs are extra unless a price says otherwise.",
  comparisonRate: false,
  consumerNotice: true,
};

/** United States. */
export const US: MarketSettings = {
  code: "US",
  locale: "en-US",
  currency: "USD",
  distanceUnit: "mi",
  words: [
    { from: "colour", to: "color" },
    { from: "colours", to: "colors" },
    { from: "enquiry", to: "inquiry" },
    { from: "enquiries", to: "inquiries" },
    { from: "enquire", to: "inquire" },
    { from: "petrol", to: "gas" },
    { from: "kilometres", to: "miles" },
    { from: "postcode", to: "ZIP code" },
    { from: "licence", to: "license" },
    { from: "favourite", to: "favorite" },
    { from: "favourites", to: "favorites" },
    { from: "organise", to: "organize" },
    { from: "mobile", to: "cell" },
    { from: "rego", to: "license plate" },
    { from: "centre", to: "center" },
    { from: "a fortnight", to: "every two weeks" },
    { from: "the fortnight", to: "two weeks" },
    { from: "fortnightly", to: "every two weeks" },
  ],
  priceNote: "Prices do not include government fees, taxes and title unless a price says otherwise.",
  comparisonRate: false,
  consumerNotice: false,
  tickedOptInCounts: true,
};
