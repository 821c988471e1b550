import type { ShoppersWords } from "../markets/market-words.ts";
import type { MarketPlaces } from "../markets/places.ts";

/** How often a shopper pays. */
export type PaymentEvery = "week" | "fortnight" | "month";

/** What a sentence is read by, besides the words of a stock. */
export interface SentenceRules {
  /** Whose words a site's shoppers use. */
  readonly words: ShoppersWords;
  readonly distanceUnit: "km" | "mi";
  /** What this dealer's shoppers say, and what they mean by it. */
  readonly synonyms?: readonly { readonly words: string; readonly means: string }[];
  /** The towns and postcodes of the market: `marketPlaces` loads them. Left out, only the stock's own are known. */
  readonly places?: MarketPlaces;
  /** This year, for a car's age. */
  readonly year: number;
  /** The price of a car that costs so much a week, or a month, by the site's own finance rule; null without one. */
  readonly priceFor?: ((amount: number, every: PaymentEvery) => number | null) | null;
}
