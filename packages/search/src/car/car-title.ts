import type { Car } from "./car.ts";
import { manufacturerName, type ManufacturerPolicy } from "./manufacturer.ts";

/**
 * The heading of a car: "2021 Škoda Octavia". The badge is drawn in quieter ink below it.
 * A car without make and model keeps its own name.
 *
 * @example
 * carTitle(aCar({ year: 2021, make: "skoda", model: "Octavia" }), policyDefaults.cars); // "2021 Škoda Octavia"
 */
export function carTitle(
  car: Pick<Car, "year" | "make" | "model" | "name">,
  policy: ManufacturerPolicy,
): string {
  const words = [car.year, manufacturerName(car.make, policy), car.model];
  if (car.make === "" || car.model === "") return car.name;
  return words.filter((word) => word !== null).join(" ");
}
