import type { Car } from "@forecourt/search/car";

/** What the finance page is told about a car. */
export type FinanceLinkCar = Pick<Car, "id" | "price" | "condition" | "vin" | "dealership">;

/**
 * The tenant's finance page, filled in for a car: the query of specification section 2, in its
 * order, then the form's fragment. What is not known is left out.
 *
 * @example
 * financeLink("/finance", car)
 * // "/finance?preferredDealership=north&vehiclePriceBudget=29990&car_id=7&car_type=used#finance-form"
 */
export function financeLink(path: string, car: FinanceLinkCar): string {
  const pairs: [string, string | null][] = [
    ["preferredDealership", car.dealership.slug],
    ["vehiclePriceBudget", car.price === null ? null : String(Math.round(car.price))],
    ["car_id", car.id],
    ["car_type", car.condition],
    ["vin", car.vin],
  ];
  const known = pairs.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]]));
  return `${path}?${new URLSearchParams(known)}#finance-form`;
}
