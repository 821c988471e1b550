import type { Car } from "../../car/model/car.ts";
import { sameWords } from "../../kernel/same-words.ts";

/** What two cars are compared by. */
export type Compared = Pick<
  Car,
  | "make"
  | "model"
  | "year"
  | "condition"
  | "odometer"
  | "price"
  | "weeklyPrice"
  | "subscriptionPrice"
  | "fuel"
  | "simpleFuel"
  | "transmission"
  | "simpleTransmission"
  | "drive"
  | "simpleDrive"
  | "seats"
>;

/** How much each difference counts. A price a fifth away counts as much as another make. */
const WEIGHTS = {
  price: 1,
  make: 1,
  model: 0.8,
  year: 0.8,
  odometer: 0.6,
  fuel: 0.7,
  condition: 0.4,
  drive: 0.3,
  seats: 0.3,
  transmission: 0.2,
};

/** A difference of so much counts as one whole; more counts no more, but for the price. */
const ONE = { priceRatio: 1.2, years: 5, odometer: 80_000 };

/** Half of a whole where one of the two is not known: neither alike nor different. */
const UNKNOWN = 0.5;

const apart = (one: number | null, other: number | null, whole: number): number =>
  one === null || other === null ? (one === other ? 0 : UNKNOWN) : Math.min(1, Math.abs(one - other) / whole);

const differs = (one: string | null, other: string | null): number =>
  one === null || other === null ? (one === other ? 0 : UNKNOWN) : sameWords(one, other) ? 0 : 1;

/** The price a car is offered at, whichever it has: for sale, for rent or by subscription. */
export function askingPrice(
  car: Pick<Car, "price" | "weeklyPrice" | "subscriptionPrice">,
): { readonly field: "price" | "weekly_price" | "subscription_price"; readonly amount: number } | null {
  if (car.price !== null) return { field: "price", amount: car.price };
  if (car.weeklyPrice !== null) return { field: "weekly_price", amount: car.weeklyPrice };
  return car.subscriptionPrice === null
    ? null
    : { field: "subscription_price", amount: car.subscriptionPrice };
}

/** By what share two prices differ, as a logarithm: half and double are as far away. */
function pricesApart(one: Compared, other: Compared): number {
  const [a, b] = [askingPrice(one), askingPrice(other)];
  if (a === null || b === null || a.field !== b.field) return a === b ? 0 : UNKNOWN;
  return Math.abs(Math.log(a.amount / b.amount)) / Math.log(ONE.priceRatio);
}

/**
 * How unlike two cars are, from 0: price, make and model, year, odometer, fuel and the rest blended into one number. The
 * same for both ways, and for the same two cars always.
 *
 * @example
 * carDistance(aCar(), aCar()); // 0
 */
export function carDistance(one: Compared, other: Compared): number {
  const makes = differs(one.make, other.make);
  return (
    WEIGHTS.price * pricesApart(one, other) +
    WEIGHTS.make * makes +
    WEIGHTS.model * (makes === 1 ? 1 : differs(one.model, other.model)) +
    WEIGHTS.year * apart(one.year, other.year, ONE.years) +
    WEIGHTS.odometer * apart(one.odometer, other.odometer, ONE.odometer) +
    WEIGHTS.fuel * differs(one.simpleFuel ?? one.fuel, other.simpleFuel ?? other.fuel) +
    WEIGHTS.condition * differs(one.condition, other.condition) +
    WEIGHTS.drive * differs(one.simpleDrive ?? one.drive, other.simpleDrive ?? other.drive) +
    WEIGHTS.seats * apart(one.seats, other.seats, 2) +
    WEIGHTS.transmission *
      differs(one.simpleTransmission ?? one.transmission, other.simpleTransmission ?? other.transmission)
  );
}
