import type { CarsPolicy } from "../model/cars-policy.ts";

type Terms = Partial<Pick<CarsPolicy, "subscriptionTerms">>;

/** What of a query depends on the term: its range of prices. */
interface PricedQuery {
  readonly ranges: { readonly subscription_price?: { readonly min?: number; readonly max?: number } };
}

/**
 * The parameter of an address that carries the term a shopper has chosen, in months.
 *
 * @example
 * TERM_PARAMETER; // "term"
 */
export const TERM_PARAMETER = "term";

/**
 * What a stored subscription price is multiplied by to be the price of the term that is shown first.
 *
 * @example
 * termFactor({ subscriptionTerms: [{ months: 12, percent: -14 }] }); // 0.86
 */
export const termFactor = ({ subscriptionTerms: [first] = [] }: Terms): number =>
  first === undefined ? 1 : (100 + first.percent) / 100;

/**
 * A site's cars with the chosen term in front, so that its price is the one shown, filtered and counted by; as they are
 * for months that no term has.
 *
 * @example
 * const terms = [{ months: 1, percent: 0 }, { months: 12, percent: -14 }];
 * withTermFirst({ subscriptionTerms: terms }, 12).subscriptionTerms[0]?.months; // 12
 */
export function withTermFirst<Cars extends Pick<CarsPolicy, "subscriptionTerms">>(
  cars: Cars,
  months: number | null,
): Cars {
  const chosen = cars.subscriptionTerms.find((term) => term.months === months);
  if (chosen === undefined || chosen === cars.subscriptionTerms[0]) return cars;
  const others = cars.subscriptionTerms.filter((term) => term !== chosen);
  return { ...cars, subscriptionTerms: [chosen, ...others] };
}

/**
 * A query in stored prices, from one in prices of the term that is shown first: a car is found by the price that is shown
 * of it, rounded to whole units.
 *
 * @example
 * const cars = { subscriptionTerms: [{ months: 12, percent: -14 }] };
 * inStoredPrices({ ranges: { subscription_price: { max: 133 } } }, cars).ranges.subscription_price; // { max: 155.23… }
 */
export function inStoredPrices<Query extends PricedQuery>(query: Query, cars: Terms): Query {
  const factor = termFactor(cars);
  const range = query.ranges.subscription_price;
  if (factor === 1 || range === undefined) return query;
  const { min, max } = range;
  const stored = {
    ...(min === undefined ? {} : { min: (min - 0.5) / factor }),
    // What rounds up to more is shown as more.
    ...(max === undefined ? {} : { max: (max + 0.5) / factor - 1e-9 }),
  };
  return { ...query, ranges: { ...query.ranges, subscription_price: stored } };
}
