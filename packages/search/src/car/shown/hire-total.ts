import type { CarsPolicy } from "../model/cars-policy.ts";
import { hirePrice } from "./hire-price.ts";

/** Something a shopper may have with a car on hire. */
export type HireExtra = CarsPolicy["hireExtras"][number];

/** What a hire costs, part by part. */
export interface HireTotal {
  /** The car itself, for its days. */
  readonly car: number;
  readonly extras: readonly { readonly name: string; readonly amount: number }[];
  readonly total: number;
}

/** An extra for some days: so much a day and never more than its most, or once. */
const extraPrice = ({ price, per, most }: HireExtra, days: number): number =>
  per === "hire" ? price : Math.min(price * days, most ?? Number.MAX_VALUE);

/**
 * What a car costs for some days together with extras, from its price by the week. Amounts are whole units, so that the
 * parts add up to the total as they are shown.
 *
 * @example
 * const seat = { name: "Child seat", price: 8, per: "day", most: 40 };
 * hireTotal({ weekly: 289, days: 4, extras: [seat] }); // { car: 168, extras: [{ name: "Child seat", amount: 32 }], total: 200 }
 */
export function hireTotal({
  weekly,
  days,
  extras,
}: {
  readonly weekly: number;
  readonly days: number;
  readonly extras: readonly HireExtra[];
}): HireTotal {
  const { total: car } = hirePrice(weekly, days);
  const priced = extras.map((extra) => ({ name: extra.name, amount: Math.round(extraPrice(extra, days)) }));
  return { car, extras: priced, total: priced.reduce((sum, { amount }) => sum + amount, car) };
}
