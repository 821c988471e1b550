import { sameWords } from "@forecourt/search/kernel";
import type { Car } from "@forecourt/search/car";
import type { Blocker } from "./blocker.ts";
import { reserveFloor } from "./reserve-floor.ts";
import type { ReservePolicy } from "./reserve-policy.ts";

/** What the rule looks at. */
export type ReserveCar = Pick<
  Car,
  | "status"
  | "tag"
  | "hasCheckoutPaymentProcessor"
  | "paymentProcessors"
  | "reserved"
  | "price"
  | "weeklyPrice"
  | "reservable"
>;

/** What is true of the site and of the car's location. */
export interface ReserveFacts {
  currency: string;
  /** The car's location rents (`isRentalPlace`): other rules hold. */
  rentalPlace?: boolean;
  /** The site values trade-ins by autograb, where only cars in stock can be reserved. */
  autograb?: boolean;
  /** The car's dealership has an account of its own: it takes the deposit of a car whose source names no processor. */
  account?: boolean;
}

interface ReserveRule {
  blocker: Blocker;
  blocks: (car: ReserveCar, policy: ReservePolicy, facts: ReserveFacts) => boolean;
}

const sold: ReserveRule = { blocker: "sold", blocks: (car) => car.status.kind === "sold" };
const reserved: ReserveRule = { blocker: "reserved", blocks: (car) => car.reserved };
const notReservable: ReserveRule = { blocker: "not_reservable", blocks: (car) => !car.reservable };
const paymentsOff: ReserveRule = {
  blocker: "payments_off",
  blocks: (_, policy) => !policy.payments && policy.paymentProvider === null,
};

/** Whether the accounts of the car's dealership are its processors, as its source names none. */
const hasItsDealers = (car: ReserveCar, { account }: ReserveFacts): boolean =>
  car.paymentProcessors.length === 0 && !!account;

/** All of these must be absent. The order is the order in which reasons are shown. */
const SALE_RULES: readonly ReserveRule[] = [
  {
    blocker: "not_in_stock",
    blocks: (car, policy, { autograb }) =>
      car.status.kind === "coming_soon" && (!policy.comingSoonToo || !!autograb),
  },
  { blocker: "test_drive_only", blocks: isTestDriveOnly },
  {
    blocker: "no_checkout_processor",
    blocks: (car, _, facts) =>
      !car.hasCheckoutPaymentProcessor &&
      !car.paymentProcessors.some(({ hasKey }) => hasKey) &&
      !hasItsDealers(car, facts),
  },
  sold,
  reserved,
  {
    blocker: "price_too_low",
    blocks: (car, policy, { currency }) => car.price === null || car.price <= reserveFloor(policy, currency),
  },
  notReservable,
  {
    blocker: "no_payment_processor",
    blocks: (car, _, facts) => car.paymentProcessors.length === 0 && !hasItsDealers(car, facts),
  },
  paymentsOff,
];

/** Rental locations (decisions, "Rental locations reserve rule"). */
const RENTAL_RULES: readonly ReserveRule[] = [
  sold,
  reserved,
  notReservable,
  paymentsOff,
  { blocker: "no_weekly_price", blocks: (car) => car.weeklyPrice === null || car.weeklyPrice <= 0 },
];

/**
 * Every reason the Reserve button stays hidden; an empty list means show it. A car at a rental
 * location follows its own, shorter list, without a price floor.
 *
 * @example
 * reserveBlockers({ ...car, reserved: true }, policy, { currency: "AUD" }) // ["reserved"]
 */
export function reserveBlockers(car: ReserveCar, policy: ReservePolicy, facts: ReserveFacts): Blocker[] {
  const rules = facts.rentalPlace ? RENTAL_RULES : SALE_RULES;
  return rules.filter((rule) => rule.blocks(car, policy, facts)).map((rule) => rule.blocker);
}

/** Whether a car's tag allows a test drive and nothing more. */
export function isTestDriveOnly(
  car: Pick<Car, "tag">,
  policy: Pick<ReservePolicy, "testDriveOnlyTags">,
): boolean {
  const { tag } = car;
  return tag !== null && policy.testDriveOnlyTags.some((one) => sameWords(one, tag));
}
