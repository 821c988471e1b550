import type { Condition } from "@forecourt/search/car";
import type { ModelLine } from "./catalogue/model-line.ts";
import type { SeededRandom } from "../dice/seeded-random.ts";

/** Year, distance and price that fit one another. */
export interface AgeAndPrice {
  readonly year: number;
  readonly odometer: number;
  readonly price: number;
}

const KM_A_YEAR = new Map<ModelLine["kind"], readonly [from: number, to: number]>([
  ["truck", [18_000, 62_000]],
  ["motorcycle", [1_500, 7_500]],
  ["motorhome", [6_000, 22_000]],
  ["caravan", [0, 0]],
]);

/**
 * Rolls a vehicle's age, then what it has run and what it is worth: about a fifth is lost in the first year and a
 * tenth in each year after, and more or less by how far it has run. `thisYear` is the year of seeding;
 * a hire fleet's `oldestYears` is short.
 */
export function rollAgeAndPrice(
  random: SeededRandom,
  line: ModelLine,
  condition: Condition,
  listPrice: number,
  thisYear: number,
  miles: boolean,
  oldestYears = 12,
): AgeAndPrice {
  const unit = miles ? 0.62 : 1;
  if (condition === "new") {
    const year = random.chance(0.85) ? thisYear : thisYear - 1;
    const off = year < thisYear ? 0.93 : 1;
    return {
      year,
      odometer: line.kind === "caravan" ? 0 : random.between(4, 38),
      price: showroomPrice(listPrice * off, miles),
    };
  }
  if (condition === "demo") {
    const odometer = line.kind === "caravan" ? 0 : Math.round(random.between(480, 6_400) * unit);
    return {
      year: random.chance(0.7) ? thisYear : thisYear - 1,
      odometer,
      price: showroomPrice(listPrice * (0.88 + random.next() * 0.06), miles),
    };
  }
  const oldest = Math.max(1, Math.min(oldestYears, thisYear - line.since));
  // Most trade-ins come off a three to five year loan.
  const age = Math.min(oldest, 1 + Math.floor(((random.next() + random.next()) / 2) * 10));
  const [from, to] = KM_A_YEAR.get(line.kind) ?? [8_500, 21_000];
  const yearly = random.between(from, to);
  const odometer = Math.round(age * yearly * unit * (0.85 + random.next() * 0.3));
  const usual = (from + to) / 2 || 1;
  const wear = 1 - 0.12 * (yearly / usual - 1);
  const worth = listPrice * 0.83 * 0.905 ** (age - 1) * wear * (0.96 + random.next() * 0.08);
  return {
    year: thisYear - age,
    odometer,
    price: yardPrice(random, Math.max(worth, listPrice * 0.14), miles),
  };
}

function showroomPrice(price: number, american: boolean): number {
  return american ? Math.round(price / 500) * 500 - 5 : Math.round(price / 500) * 500 - 10;
}

/** Prices end the way yards write them. */
function yardPrice(random: SeededRandom, price: number, american: boolean): number {
  const ending = american ? random.pick([995, 995, 950, 488]) : random.pick([990, 990, 990, 888, 950, 777]);
  const thousands = Math.max(1, Math.round(price / 1000) - 1);
  return price < 4_000 ? Math.round(price / 10) * 10 : thousands * 1000 + ending;
}
