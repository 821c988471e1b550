import type { Car } from "../../car/model/car.ts";
import { factRows, type VehicleKind } from "../../car/facts/fact-table.ts";
import { vehicleKind } from "../../car/model/vehicle-kind.ts";

/** What was left out of a car, why, and what stood there. */
export interface Contradiction {
  readonly field: string;
  readonly reason: string;
  readonly value: string;
}

/** Distance a year up to which a dealer may call it little, in kilometres or miles; null where nothing drives. */
const LITTLE_A_YEAR: Readonly<Record<VehicleKind, number | null>> = {
  car: 12_000,
  truck: 60_000,
  motorcycle: 6_000,
  motorhome: 12_000,
  caravan: null,
};

const LOW_DISTANCE = /\blow[ -]?(kms?|kilomet(re|er)s|miles|mileage)\b/i;

/** Equipment that one kind of body cannot have. */
const IMPOSSIBLE: readonly (readonly [feature: RegExp, body: RegExp, why: string])[] = [
  [/tail ?lift|ladder rack|tub liner|tonneau/i, /prime mover/i, "a prime mover has no load body"],
];

/** Beds above each other, which are for more than two. */
const BUNKS = /\bbunks?\b/i;

const isLow = (car: Car, kind: VehicleKind, thisYear: number): boolean => {
  const little = LITTLE_A_YEAR[kind];
  if (little === null || car.odometer === null) return false;
  const years = car.year === null ? 8 : Math.max(1, thisYear - car.year + 1);
  return car.odometer <= little * years;
};

/**
 * A car without what contradicts the vehicle, and why it was left out: a seat height of a truck, doors of a caravan, "Low
 * Kms" on a reading that is not low, a tail lift on a prime mover. `thisYear` is the year of the import.
 *
 * @example
 * withoutContradictions({ ...car, itemType: "Caravan", doors: 1, seats: null }, 2026).notes;
 * // [{ field: "doors", reason: "a caravan is not sold by its doors", value: "1" }]
 */
export function withoutContradictions(
  car: Car,
  thisYear: number,
): { car: Car; notes: readonly Contradiction[] } {
  const kind = vehicleKind(car);
  const notes: Contradiction[] = [];
  const leaveOut = (field: string, reason: string, value: unknown) =>
    notes.push({ field, reason, value: String(value) });
  const facts = new Map(Object.entries(car.facts));
  for (const { fact, of } of factRows) {
    if (!facts.has(fact) || of.includes(kind)) continue;
    leaveOut(fact, `a ${kind} has no ${fact} (item_type and body say what it is)`, facts.get(fact));
    facts.delete(fact);
  }
  const doorless = kind === "caravan" || kind === "motorcycle";
  if (doorless && car.doors !== null) leaveOut("doors", `a ${kind} is not sold by its doors`, car.doors);
  const seatless = kind === "caravan" && car.seats !== null;
  if (seatless) leaveOut("seats", "a caravan has no seats to drive in", car.seats);
  const untrueTag = car.tag !== null && LOW_DISTANCE.test(car.tag) && !isLow(car, kind, thisYear);
  if (untrueTag)
    leaveOut("tag", "it does not fit the odometer", `${car.tag}, ${car.odometer ?? "no odometer"}`);
  const body = `${car.simpleBody ?? ""} ${car.body ?? ""}`;
  const { sleeps } = car.facts;
  const features = car.features.filter((feature) => {
    const found = IMPOSSIBLE.find(([words, of]) => words.test(feature) && of.test(body))?.[2];
    const crowded = BUNKS.test(feature) && sleeps !== undefined && sleeps <= 2;
    const why = found ?? (crowded ? `it sleeps ${sleeps}` : null);
    if (why !== null) leaveOut("features", why, feature);
    return why === null;
  });
  if (notes.length === 0) return { car, notes };
  return {
    car: {
      ...car,
      // Fewer of the same facts.
      facts: Object.fromEntries(facts) as Car["facts"],
      doors: doorless ? null : car.doors,
      seats: seatless ? null : car.seats,
      tag: untrueTag ? null : car.tag,
      features,
    },
    notes,
  };
}
