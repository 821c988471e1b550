import type { CarStatus, Condition } from "@forecourt/search/car";
import type { SeededRandom } from "../dice/seeded-random.ts";

/** Where a vehicle stands with its dealer. */
export interface DemoStanding {
  readonly status: CarStatus;
  readonly reserved: boolean;
  readonly certified: boolean;
  readonly tag: string | null;
  readonly createdAt: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const USED_TAGS = ["Price Drop", "One Owner", "Great Value", "Low Kms", "Just Landed", "Manager's Special"];
const NEW_TAGS = ["Runout Sale", "Free On-Roads", "Factory Bonus", "Runout Sale"];

/** What is known of a vehicle before it is rolled where it stands. */
interface Arrival {
  readonly condition: Condition;
  /** Younger than the eight days of a new arrival. */
  readonly arrived: boolean;
  readonly ageInYears: number;
  readonly american: boolean;
  readonly now: number;
}

/**
 * Rolls arrival, status and tag. Sold vehicles lie on both sides of the usual three-day window, and nothing is dated after
 * `now`.
 */
export function rollStanding(
  random: SeededRandom,
  { condition, arrived, ageInYears, american, now }: Arrival,
): DemoStanding {
  const [lately, before] = [random.next(), random.next()];
  const days = arrived ? lately * 7.5 : 8.5 + before ** 2 * 140;
  const createdAt = Math.round(now - days * DAY);
  const fate = random.next();
  const soldDaysAgo = fate < 0.03 ? 0.1 + random.next() * 2.6 : fate < 0.05 ? 4 + random.next() * 30 : null;
  const status: CarStatus =
    soldDaysAgo !== null
      ? { kind: "sold", soldAt: Math.round(now - soldDaysAgo * DAY) }
      : fate < 0.09 && condition !== "used"
        ? { kind: "coming_soon" }
        : { kind: "in_stock" };
  const tags = condition === "used" ? USED_TAGS : NEW_TAGS;
  const tag = random.chance(0.16) ? random.pick(tags) : null;
  return {
    // A car sold before it arrived would make a reader wonder.
    createdAt:
      status.kind === "sold" && status.soldAt !== null
        ? Math.min(createdAt, status.soldAt - 6 * DAY)
        : createdAt,
    status,
    reserved: status.kind === "in_stock" && random.chance(0.045),
    certified: condition === "used" && ageInYears <= 5 && random.chance(0.3),
    tag: tag === "Low Kms" && american ? "Low Miles" : tag,
  };
}
