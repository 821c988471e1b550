import type { Car } from "../car/model/car.ts";
import { parseCar } from "../car/wire/parse-car.ts";
import type { SearchDocument } from "../plan/search-engine.ts";
import type { CarsPolicy } from "../car/model/cars-policy.ts";

type ReadCars = WeakMap<SearchDocument, { readonly car: Car | null }>;

const readCars: Record<CarsPolicy["missingStatus"], ReadCars> = {
  in_stock: new WeakMap(),
  not_available: new WeakMap(),
};

/**
 * The car of a document that an engine found; null for what is no car. An engine hands out the documents that are asked
 * for often as the same objects: each of them is read once, as long as the engine keeps it.
 */
export function foundCar(
  document: SearchDocument,
  { missingStatus }: Pick<CarsPolicy, "missingStatus">,
): Car | null {
  const known = readCars[missingStatus].get(document);
  if (known) return known.car;
  const parsed = parseCar(document, { missingStatus });
  const car = parsed.ok ? parsed.car : null;
  readCars[missingStatus].set(document, { car });
  return car;
}
