import type { Car } from "../car/model/car.ts";
import type { StockSearch } from "./list/stock-search.ts";
import { searchStock } from "./search-stock.ts";

/**
 * The first cars of a search, at most `limit` of them, with nothing counted beside them. None while the engine is away.
 *
 * @example
 * await firstCars({ engine, query, scope: { kind: "all" }, policy, cars, now }, 3);
 */
export async function firstCars(search: StockSearch, limit: number): Promise<readonly Car[]> {
  const policy = { ...search.policy, pageSize: limit, filters: [], histogramBuckets: 0 };
  const found = await searchStock({ ...search, policy });
  return found.ok ? found.cars : [];
}
