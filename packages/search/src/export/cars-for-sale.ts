import type { Car } from "../car/model/car.ts";
import type { CarsPolicy } from "../car/model/cars-policy.ts";
import { parseCar } from "../car/wire/parse-car.ts";
import { isAvailable } from "../car/model/status.ts";
import { foldText } from "../kernel/fold-text.ts";
import type { SearchPolicy } from "../query/search-policy.ts";
import type { StockRecord } from "../stock-index/stock-index.ts";

/** What decides whether a stored car is for sale on a site. */
export interface ForSalePolicy {
  readonly cars: Pick<CarsPolicy, "missingStatus">;
  readonly search: Pick<SearchPolicy, "presetFilters" | "requireMinimumPhotos">;
}

/**
 * The cars of a stock that a site has for sale: available, shown, and within its presets; one after another, however
 * many there are. Sold cars that the site still lists are not for sale.
 *
 * @example
 * for await (const car of carsForSale(index.records(), policy)) console.log(car.slug);
 */
export async function* carsForSale(
  records: AsyncIterable<StockRecord> | Iterable<StockRecord>,
  { cars, search }: ForSalePolicy,
): AsyncGenerator<Car> {
  for await (const { document } of records) {
    const parsed = parseCar(document, cars);
    if (!parsed.ok) continue;
    const { car } = parsed;
    const shown =
      isAvailable(car) &&
      car.showOnDealerWebsite &&
      car.photosCount >= search.requireMinimumPhotos &&
      fitsPresets(document, search.presetFilters);
    if (shown) yield car;
  }
}

function fitsPresets(document: object, presets: SearchPolicy["presetFilters"]): boolean {
  return Object.entries(presets).every(([field, wanted]) => {
    const own = [Reflect.get(document, field)].flat().map((value) => foldText(String(value)));
    return wanted.some((value) => own.includes(foldText(value)));
  });
}
