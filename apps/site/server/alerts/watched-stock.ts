import "server-only";
import type { SeenCar, WatchedStock } from "@forecourt/leads/alerts";
import { parseCar } from "@forecourt/search/car";
import type { StockIndex } from "@forecourt/search/ingest";

/**
 * A tenant's stock as alerts watch it: what is for sale, and for how much. Cars reserved on the site count as gone for as
 * long as they are.
 */
export const watchedStock = (index: StockIndex, reserved: readonly string[]): WatchedStock => {
  const taken = new Set(reserved);
  return {
    version: async () => {
      const counted = await index.count();
      if (!counted.ok) throw new Error(counted.detail);
      // A reservation changes what is for sale without a new stock.
      return taken.size === 0 ? counted.version : `${counted.version} ${reserved.toSorted().join(" ")}`;
    },
    cars: async function* () {
      for await (const { document } of index.records()) {
        const parsed = parseCar(document);
        if (parsed.ok) yield seenCar(parsed.car, taken);
      }
    },
  };
};

type ParsedCar = Extract<ReturnType<typeof parseCar>, { ok: true }>["car"];

const seenCar = (
  { id, price, status, reserved, showOnDealerWebsite }: ParsedCar,
  taken: ReadonlySet<string>,
): SeenCar => ({
  carId: id,
  price,
  available: status.kind !== "sold" && !reserved && showOnDealerWebsite && !taken.has(id),
});
