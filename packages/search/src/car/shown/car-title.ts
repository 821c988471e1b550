import type { Car } from "../model/car.ts";
import { manufacturerName, type ManufacturerPolicy } from "./manufacturer.ts";

/** Marks alone, such as the plus of a Monster +. */
const MARKS = /^[^\p{L}\p{N}]+$/u;

/**
 * The badge as a line of its own below the heading; null for none, and for marks alone, which belong to the heading.
 *
 * @example
 * carBadge(aCar({ badge: "Akera" })); // "Akera"
 */
export const carBadge = ({ badge }: Pick<Car, "badge">): string | null =>
  badge === null || MARKS.test(badge) ? null : badge;

/**
 * The heading of a car: "2021 Škoda Octavia". The badge is rendered in quieter ink below it.
 * A car without make and model keeps its own name.
 *
 * @example
 * carTitle(aCar({ year: 2021, make: "skoda", model: "Octavia" }), policyDefaults.cars); // "2021 Škoda Octavia"
 */
export function carTitle(
  car: Pick<Car, "year" | "make" | "model" | "name"> & Partial<Pick<Car, "badge">>,
  policy: ManufacturerPolicy,
): string {
  const { badge = null } = car;
  const mark = badge !== null && MARKS.test(badge) ? badge : null;
  const words = [car.year, manufacturerName(car.make, policy), car.model, mark];
  if (car.make === "" || car.model === "") return car.name;
  return words.filter((word) => word !== null).join(" ");
}
