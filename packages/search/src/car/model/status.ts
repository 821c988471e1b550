import { DAY } from "../../kernel/days.ts";
import type { Car } from "./car.ts";
import type { CarsPolicy } from "./cars-policy.ts";

/** How long a sold car stays listed, and a new one new. */
export type ListingPolicy = Pick<CarsPolicy, "includeSoldCarsDays" | "newArrivalDays">;

/**
 * In stock or coming soon: a shopper can still have it.
 *
 * @example
 * isAvailable(aCar({ status: { kind: "coming_soon" } })); // true
 */
export const isAvailable = (car: Pick<Car, "status">): boolean => car.status.kind !== "sold";

/**
 * Available, and not reserved: the next shopper can have it.
 *
 * @example
 * isFree(aCar({ reserved: true })); // false
 */
export const isFree = (car: Pick<Car, "status" | "reserved">): boolean => isAvailable(car) && !car.reserved;

const MINUTE = 60_000;

/** Rules of listing go by the minute that has begun, so that plans made within it are equal and a page is right until it ends. */
const begunMinute = (now: Date): number => Math.floor(now.getTime() / MINUTE) * MINUTE;

/**
 * The earliest moment of sale that is still listed, epoch milliseconds, by the minute that has begun. The edge itself counts.
 * The plan's filter and `isListed` both stand on it, so they cannot drift apart.
 *
 * @example
 * soldSince({ includeSoldCarsDays: 3 }, new Date(259_200_000)); // 0
 */
export const soldSince = (policy: Pick<ListingPolicy, "includeSoldCarsDays">, now: Date): number =>
  begunMinute(now) - policy.includeSoldCarsDays * DAY;

/** The earliest moment of arrival that is still new, epoch milliseconds, by the minute that has begun. The edge itself counts. */
const newArrivalSince = (policy: Pick<ListingPolicy, "newArrivalDays">, now: Date): number =>
  begunMinute(now) - policy.newArrivalDays * DAY;

/**
 * Whether stock lists show a car: shown on the site, and available or sold within the window.
 * A window of 0 days shows no sold car; a sale in the future counts as now.
 *
 * @example
 * isListed(aCar({ status: { kind: "coming_soon" } }), policyDefaults.cars, new Date(0)); // true
 */
export function isListed(
  car: Pick<Car, "status" | "showOnDealerWebsite">,
  policy: ListingPolicy,
  now: Date,
): boolean {
  if (!car.showOnDealerWebsite) return false;
  if (car.status.kind !== "sold") return true;
  if (policy.includeSoldCarsDays <= 0 || car.status.soldAt === null) return false;
  return car.status.soldAt >= soldSince(policy, now);
}

/**
 * Whether a car arrived within the last `newArrivalDays`. An arrival in the future counts as now.
 *
 * @example
 * isNewArrival({ createdAt: 0 }, { newArrivalDays: 8 }, new Date(8 * 86_400_000)); // true
 */
export const isNewArrival = (
  car: Pick<Car, "createdAt">,
  policy: Pick<ListingPolicy, "newArrivalDays">,
  now: Date,
): boolean => car.createdAt !== null && car.createdAt >= newArrivalSince(policy, now);
