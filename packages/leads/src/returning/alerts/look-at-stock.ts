import type { CarChange } from "./alert.ts";
import type { AlertStore, SeenCar } from "./alert-store.ts";

/** A tenant's stock as alerts watch it. */
export interface WatchedStock {
  /** Names the stock as it is: the same stock has the same version. */
  version(): Promise<string>;
  /** Every car of it. */
  cars(): AsyncIterable<SeenCar>;
}

/** Changes one run carries: as many cars as are matched in one go. */
const CHANGES_A_RUN = 5_000;

/** What a look found. The first look of a stock finds nothing: it is what later ones are compared with. */
export interface Looked {
  isFirst: boolean;
  /** Cars that are new, back or cheaper. */
  changes: number;
}

/**
 * Compares a stock with what alerts saw of it last, and keeps what changed as runs to be carried out. Whoever is killed
 * meanwhile has changed nothing; of two that look at once, one writes. Null when the stock is as it was.
 *
 * @example
 * const looked = await lookAtStock({ store, now: Date.now, newId: randomUUID }, "north", stock);
 */
export async function lookAtStock(
  { store, now, newId }: { store: AlertStore; now: () => number; newId: () => string },
  tenant: string,
  stock: WatchedStock,
): Promise<Looked | null> {
  const seen = await store.seenStock(tenant);
  const version = await stock.version();
  if (seen?.version === version) return null;
  const before = new Map((await store.seenCars(tenant)).map((car) => [car.carId, car]));
  const isFirst = seen === null;
  const cars: SeenCar[] = [];
  const changes: CarChange[] = [];
  for await (const car of stock.cars()) {
    const was = before.get(car.carId);
    before.delete(car.carId);
    if (was && was.price === car.price && was.available === car.available) continue;
    cars.push(car);
    const change = isFirst ? null : changeOf(was, car);
    if (change) changes.push(change);
  }
  const at = now();
  // A mail tells of a car what was found last, and reads its finds by their runs' ids: these are in the order of time.
  const time = String(at).padStart(15, "0");
  const runs = Array.from({ length: Math.ceil(changes.length / CHANGES_A_RUN) }, (_, index) => ({
    id: `${time}-${newId()}`,
    changes: changes.slice(index * CHANGES_A_RUN, (index + 1) * CHANGES_A_RUN),
  }));
  const gone = [...before.keys()];
  const generation = seen?.generation ?? 0;
  const isWritten = await store.look({ tenant, generation, version, at, cars, gone, runs });
  return isWritten ? { isFirst, changes: changes.length } : null;
}

/**
 * What an alert reports of a car: that it is new, for sale again, or cheaper. A car that is not for sale is not reported.
 *
 * @example
 * changeOf({ carId: "7", price: 20000, available: true }, { carId: "7", price: 18500, available: true })
 * // { carId: "7", kind: "cheaper", from: 20000, to: 18500 }
 */
export function changeOf(was: SeenCar | undefined, car: SeenCar): CarChange | null {
  const { carId, price, available } = car;
  if (!available) return null;
  if (!was) return { carId, kind: "new" };
  if (!was.available) return { carId, kind: "returned" };
  if (was.price === null || price === null || price >= was.price) return null;
  return { carId, kind: "cheaper", from: was.price, to: price };
}
