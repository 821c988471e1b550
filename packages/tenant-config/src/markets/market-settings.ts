import type { MarketCode } from "../site/site-settings.ts";

/** One word of ours as this market writes it. Capitals follow the place it stands in. */
export interface WordSwap {
  readonly from: string;
  readonly to: string;
}

/** What is true of every dealer in a country: the config section `market`. */
export interface MarketSettings {
  readonly code: MarketCode;
  /** BCP 47, such as "en-AU". */
  readonly locale: string;
  /** ISO 4217, such as "AUD". */
  readonly currency: string;
  readonly distanceUnit: "km" | "mi";
  /** Swapped in our own sentences only, never in a dealer's or shopper's. */
  readonly words: readonly WordSwap[];
  /** Said under prices. */
  readonly priceNote: string | null;
  /** Whether a repayment may only be shown beside a comparison rate. */
  readonly comparisonRate: boolean;
  /** Whether used cars online carry a Consumer Information Notice. */
  readonly consumerNotice: boolean;
  /** Whether an opt-in that is ticked beforehand counts as consent. */
  readonly tickedOptInCounts: boolean;
}
