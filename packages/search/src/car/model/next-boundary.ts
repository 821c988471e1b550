import { DAY } from "../../kernel/days.ts";
import type { Car } from "./car.ts";
import type { ListingPolicy } from "./status.ts";

/**
 * The first moment after `now` at which time alone changes what a car shows: it leaves the list, or is no longer
 * a new arrival. Epoch milliseconds; null when it never does. A page may be kept until the earliest of its cars.
 *
 * @example
 * const createdAt = Date.UTC(2026, 10, 20);
 * nextBoundary(aCar({ createdAt }), policyDefaults.cars, new Date(createdAt)) - createdAt; // 8 * 86_400_000 + 1
 */
export function nextBoundary(
  car: Pick<Car, "status" | "createdAt">,
  policy: ListingPolicy,
  now: Date,
): number | null {
  const moments: number[] = [];
  // Both edges still count, so the change comes a millisecond after.
  if (car.createdAt !== null) moments.push(car.createdAt + policy.newArrivalDays * DAY + 1);
  if (car.status.kind === "sold" && car.status.soldAt !== null) {
    moments.push(car.status.soldAt + policy.includeSoldCarsDays * DAY + 1);
  }
  const coming = moments.filter((moment) => moment > now.getTime());
  return coming.length === 0 ? null : Math.min(...coming);
}
