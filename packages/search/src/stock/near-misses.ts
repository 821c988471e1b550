import type { Car } from "../car/model/car.ts";
import { isFree } from "../car/model/status.ts";
import { firstCars } from "./first-cars.ts";
import type { StockList } from "./list/stock-list.ts";
import type { StockSearch } from "./list/stock-search.ts";

/** More are read than are given, so that free cars come first. */
const READ_FOR_EACH = 3;

/**
 * At most `limit` cars for a search that found none: those there are once the filter that keeps most of them away is taken
 * back, sold and reserved ones last.
 *
 * @example
 * await nearMisses({ engine, query, scope: { kind: "all" }, policy, cars, now }, { relaxations: [] }, 6); // []
 */
export async function nearMisses(
  search: StockSearch,
  { relaxations: [nearest] }: Pick<StockList, "relaxations">,
  limit: number,
): Promise<readonly Car[]> {
  if (nearest === undefined) return [];
  const cars = await firstCars({ ...search, query: nearest.query }, limit * READ_FOR_EACH);
  return [...cars.filter(isFree), ...cars.filter((car) => !isFree(car))].slice(0, limit);
}
