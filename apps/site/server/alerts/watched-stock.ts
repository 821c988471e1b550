import type { WatchedStock } from "@forecourt/leads/returning";
import { isFree } from "@forecourt/search/car";
import { type ForSalePolicy, stockCars } from "@forecourt/search/export";
import type { StockIndex } from "@forecourt/search/ingest";

/**
 * A tenant's stock as alerts watch it: what is for sale, and for how much. Cars reserved on the site count as gone for as
 * long as they are.
 */
export const watchedStock = (
  index: StockIndex,
  reserved: readonly string[],
  policy: ForSalePolicy,
): WatchedStock => {
  const taken = new Set(reserved);
  return {
    version: async () => {
      const counted = await index.count();
      if (!counted.ok) throw new Error(counted.detail);
      // A reservation changes what is for sale without a new stock.
      return taken.size === 0 ? counted.version : `${counted.version} ${reserved.toSorted().join(" ")}`;
    },
    cars: async function* () {
      for await (const { car, forSale } of stockCars(index.records(), policy))
        yield {
          carId: car.id,
          price: car.price,
          available: forSale && isFree(car) && !taken.has(car.id),
        };
    },
  };
};
