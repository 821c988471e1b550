import type { Car } from "@forecourt/search/car";

/** What the finance page gets about a car. */
export type FinanceQueryCar = Pick<Car, "id" | "price" | "condition" | "vin" | "dealership">;

/**
 * The query of the finance page for a car, in a fixed order. What is not known is left out.
 *
 * @example
 * financeQuery(car).toString()
 * // "preferredDealership=north&vehiclePriceBudget=29990&car_id=7&car_type=used"
 */
export function financeQuery(car: FinanceQueryCar): URLSearchParams {
  const pairs: [string, string | null][] = [
    ["preferredDealership", car.dealership.slug],
    ["vehiclePriceBudget", car.price === null ? null : String(Math.round(car.price))],
    ["car_id", car.id],
    ["car_type", car.condition],
    ["vin", car.vin],
  ];
  return new URLSearchParams(
    pairs.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]])),
  );
}
