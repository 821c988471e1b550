import type { TagBannerPolicy } from "./tag-banner.ts";
import type { PriceType } from "./car.ts";

/** A manufacturer's name as the feed writes it (compared without case), and as shoppers should read it. */
export interface ManufacturerName {
  readonly match: string;
  readonly name: string;
}

/** What is true of the cars of one site: the config section `cars`. Sections 1, 4 and 9 of the specification. */
export interface CarsPolicy {
  /** BCP 47, such as "en-AU". */
  readonly locale: string;
  /** ISO 4217, such as "AUD". */
  readonly currency: string;
  readonly distanceUnit: "km" | "mi";
  /** For how many days a sold car stays listed; 0 lists none. */
  readonly includeSoldCarsDays: number;
  /** A car is a new arrival for this many days, the last moment included. */
  readonly newArrivalDays: number;
  readonly newConditionLabel: string;
  /** One group says 'Pre-owned'. */
  readonly usedConditionLabel: string;
  readonly demoConditionLabel: string;
  readonly manufacturerNames: readonly ManufacturerName[];
  /** Shown where a price is missing. */
  readonly noPriceText: string;
  /** The words after a price, by what the price includes. */
  readonly priceTypeTexts: { readonly [T in PriceType]: string };
  /** Show the weekly price, when a car has one, beside or instead of its price. */
  readonly showWeeklyPrice: boolean;
  readonly showSubscriptionPrice: boolean;
  readonly tagBanner: TagBannerPolicy;
  /** Where the stock entry lives: /cars, /motorcycles or /campers. */
  readonly entryPath: string;
  /** Below which each car has its page. */
  readonly detailPath: string;
  /** Show a phone number masked until the shopper asks for it; structured data then leaves it out too. */
  readonly maskPhones: boolean;
}

/**
 * The specification's defaults, for the Australian market.
 *
 * @example
 * defaultCarsPolicy.noPriceText; // "Enquire for price."
 */
export const defaultCarsPolicy: CarsPolicy = {
  locale: "en-AU",
  currency: "AUD",
  distanceUnit: "km",
  includeSoldCarsDays: 3,
  newArrivalDays: 8,
  newConditionLabel: "New",
  usedConditionLabel: "Used",
  demoConditionLabel: "Demo",
  manufacturerNames: [
    { match: "skoda", name: "Škoda" },
    { match: "chery nz", name: "Chery" },
  ],
  noPriceText: "Enquire for price.",
  priceTypeTexts: { drive_away: "Drive away", excluding_government_charges: "Excl. gov. charges" },
  showWeeklyPrice: true,
  showSubscriptionPrice: true,
  tagBanner: {
    soldText: "JUST SOLD",
    showFuel: false,
    reservedText: "Reserved",
    certifiedMakes: [],
    certifiedText: "Certified used",
    greenTags: [],
    comingSoonText: "COMING SOON",
    newArrivalText: "New Arrival",
  },
  entryPath: "/cars",
  detailPath: "/cars",
  maskPhones: true,
};
