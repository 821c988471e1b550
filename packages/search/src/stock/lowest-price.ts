import { describePrice, type SidePrice } from "../car/shown/price.ts";
import { firstCars } from "./first-cars.ts";
import type { StockSearch } from "./list/stock-search.ts";

/**
 * What the cheapest car of a search costs; null where none is priced, and while the engine is away.
 *
 * @example
 * await lowestPrice({ engine, query, scope: { kind: "all" }, policy, cars, now });
 */
export async function lowestPrice(search: StockSearch): Promise<number | null> {
  const { ranges } = search.query;
  // A price of 0 says that a car has none, and would be the first of the order.
  const price = { ...ranges.price, min: Math.max(1, ranges.price?.min ?? 0) };
  const query = { ...search.query, ranges: { ...ranges, price }, sort: "price_low" as const };
  const [cheapest] = await firstCars({ ...search, query }, 1);
  return cheapest?.price ?? null;
}

/** Engines do not sort by weekly price: the lowest is that of so many cars. */
const COMPARED = 100;

/**
 * What the cheapest car of a search costs by the week, or by the day where the site says so; null where none has such a
 * price, and while the engine is away.
 *
 * @example
 * await lowestWeeklyPrice({ engine, query, scope: { kind: "all" }, policy, cars, now });
 */
export async function lowestWeeklyPrice(search: StockSearch): Promise<SidePrice | null> {
  const cars = await firstCars(search, COMPARED);
  const [lowest = null] = cars
    .flatMap((car) => describePrice(car, search.cars).weekly ?? [])
    .toSorted((one, other) => one.amount - other.amount);
  return lowest;
}
