import type { Car, PriceType } from "../model/car.ts";
import type { CarsPolicy } from "../model/cars-policy.ts";
import { hirePrice } from "./hire-price.ts";
import { hireTotal } from "./hire-total.ts";

/** How amounts are written on one site. */
export type MoneyPolicy = Pick<CarsPolicy, "locale" | "currency">;

/** A second price a car may carry: by the week, or by subscription. */
export interface SidePrice {
  readonly amount: number;
  /** "$199" */
  readonly text: string;
  /** "$199 per week" */
  readonly longText: string;
  /** What it comes from: "$42 per day" beside the price of some days. */
  readonly note?: string;
  /** The same price for each term a car may be subscribed for, the one that is shown first in front. */
  readonly terms?: readonly { readonly months: number; readonly longText: string }[];
}

/** What a price tag shows. Without a price it invites to enquire. */
export type PriceView = (
  | {
      readonly kind: "price";
      /** Rounded to whole units, as shown. */
      readonly amount: number;
      readonly currency: string;
      /** "$29,990" */
      readonly text: string;
      readonly type: PriceType | null;
      /** "Drive away", or null when the feed does not say what the price includes. */
      readonly typeText: string | null;
    }
  | { readonly kind: "enquire"; readonly text: string }
) & { readonly weekly: SidePrice | null; readonly subscription: SidePrice | null };

const FORMATS = new Map<string, Intl.NumberFormat>();

function moneyFormat({ locale, currency }: MoneyPolicy): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = FORMATS.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      maximumFractionDigits: 0,
    });
    FORMATS.set(key, format);
  }
  return format;
}

/**
 * Writes an amount in the market's money, rounded to whole units.
 *
 * @example
 * formatMoney(29990.4, { locale: "en-AU", currency: "AUD" }); // "$29,990"
 */
export const formatMoney = (amount: number, policy: MoneyPolicy): string =>
  moneyFormat(policy).format(Math.round(amount));

/** What `describePrice` needs to know of a site. */
export type PricePolicy = MoneyPolicy &
  Pick<CarsPolicy, "noPriceText" | "priceTypeTexts" | "showWeeklyPrice" | "showSubscriptionPrice"> &
  Partial<Pick<CarsPolicy, "weeklyPriceAs" | "subscriptionPer" | "subscriptionTerms" | "hireExtras">>;

/** For how many days a car is wanted, and the names of what is wanted besides. */
export interface HireWanted {
  readonly days: number;
  readonly extras?: readonly string[];
}

/** A stored car may lack the key altogether, which no type keeps from a caller of plain JavaScript. */
const isAmount = (amount: number | null | undefined): amount is number =>
  typeof amount === "number" && amount > 0;

function sidePrice(
  amount: number | null,
  per: string,
  shown: boolean,
  policy: MoneyPolicy,
): SidePrice | null {
  if (!shown || !isAmount(amount)) return null;
  const text = formatMoney(amount, policy);
  return { amount: Math.round(amount), text, longText: `${text} ${per}` };
}

/** A weekly price as it is, by the day, or for the days that were chosen with the extras that were. */
function weeklyPrice(amount: number | null, hire: HireWanted | null, policy: PricePolicy): SidePrice | null {
  const shown = policy.showWeeklyPrice;
  if (policy.weeklyPriceAs !== "day" || !isAmount(amount))
    return sidePrice(amount, "per week", shown, policy);
  const daily = sidePrice(hirePrice(amount, 1).day, "per day", shown, policy);
  if (hire === null || daily === null) return daily;
  const { days } = hire;
  const extras = (policy.hireExtras ?? []).filter(({ name }) => hire.extras?.includes(name));
  const { total } = hireTotal({ weekly: amount, days, extras });
  const per = `for ${days} day${days === 1 ? "" : "s"}${extras.length > 0 ? " with extras" : ""}`;
  return { ...daily, ...sidePrice(total, per, shown, policy), note: daily.longText };
}

function subscriptionPrice(amount: number | null, policy: PricePolicy): SidePrice | null {
  const { subscriptionPer, subscriptionTerms = [], showSubscriptionPrice: shown } = policy;
  const per = subscriptionPer ? `per ${subscriptionPer}` : "subscription";
  if (!isAmount(amount) || subscriptionTerms.length === 0) return sidePrice(amount, per, shown, policy);
  const terms = subscriptionTerms.flatMap(({ months, percent }) => {
    const price = sidePrice(amount * (1 + percent / 100), per, shown, policy);
    return price === null ? [] : [{ months, ...price }];
  });
  const [first] = terms;
  if (first === undefined) return null;
  const { months: _months, ...price } = first;
  return { ...price, terms: terms.map(({ months, longText }) => ({ months, longText })) };
}

/**
 * Decides what a price tag says. No price, 0 or less: the site's no-price text. `hire` is what the shopper gave of a hire:
 * its price is then the total of the days and of the extras that the site has.
 *
 * @example
 * describePrice(aCar({ price: null }), policyDefaults.cars); // { kind: "enquire", text: "Enquire for price.", … }
 */
export function describePrice(
  car: Pick<Car, "price" | "priceType" | "weeklyPrice" | "subscriptionPrice">,
  policy: PricePolicy,
  hire: HireWanted | null = null,
): PriceView {
  const sides = {
    weekly: weeklyPrice(car.weeklyPrice, hire, policy),
    subscription: subscriptionPrice(car.subscriptionPrice, policy),
  };
  if (!isAmount(car.price)) return { kind: "enquire", text: policy.noPriceText, ...sides };
  return {
    kind: "price",
    amount: Math.round(car.price),
    currency: policy.currency,
    text: formatMoney(car.price, policy),
    type: car.priceType,
    typeText: car.priceType === null ? null : policy.priceTypeTexts[car.priceType],
    ...sides,
  };
}
