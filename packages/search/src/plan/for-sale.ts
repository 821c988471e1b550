import type { Car } from "../car/model/car.ts";
import type { CarsPolicy } from "../car/model/cars-policy.ts";
import { isAvailable } from "../car/model/status.ts";
import { parseCar } from "../car/wire/parse-car.ts";
import { foldValue } from "../kernel/fold-value.ts";
import type { SearchPolicy } from "../query/search-policy.ts";
import { availableFilter, photosFilter, presetFilters, siteFilters } from "./plan-filters.ts";
import type { SearchDocument } from "./search-engine.ts";
import type { PlanFilter } from "./search-plan.ts";

/** What decides whether a car is for sale on a site; a whole tenant config is one. */
export interface ForSalePolicy {
  readonly cars: Pick<CarsPolicy, "missingStatus">;
  readonly search: Pick<SearchPolicy, "presetFilters" | "requireMinimumPhotos">;
}

/** The filters behind `stockCars`: a search with them finds exactly the cars that are for sale. */
export const forSaleFilters = ({ cars, search }: ForSalePolicy): PlanFilter[] => [
  availableFilter(cars),
  ...siteFilters(search),
  ...photosFilter(search),
];

/** A stock as an index gives it, document by document. */
type StockRecords = AsyncIterable<StockRecord> | Iterable<StockRecord>;
type StockRecord = { readonly document: SearchDocument };

/** A car of a stock, and whether the site has it for sale. */
export interface StockCar {
  readonly car: Car;
  readonly forSale: boolean;
}

/**
 * Every readable car of a stock, one after another, however many there are. For sale is a car that is available, shown,
 * within the site's presets and not short of photos, reserved or not; a sold car that the site still lists is not.
 *
 * @example
 * for await (const { car, forSale } of stockCars(index.records(), config)) console.log(car.slug, forSale);
 */
export async function* stockCars(records: StockRecords, policy: ForSalePolicy): AsyncGenerator<StockCar> {
  for await (const { document } of records) {
    const parsed = parseCar(document, policy.cars);
    if (parsed.ok) yield { car: parsed.car, forSale: isForSale(parsed.car, document, policy) };
  }
}

/**
 * The cars of a stock that a site has for sale.
 *
 * @example
 * for await (const car of carsForSale(index.records(), config)) console.log(car.slug);
 */
export async function* carsForSale(records: StockRecords, policy: ForSalePolicy): AsyncGenerator<Car> {
  for await (const { car, forSale } of stockCars(records, policy)) if (forSale) yield car;
}

const isForSale = (car: Car, document: SearchDocument, { search }: ForSalePolicy): boolean =>
  isAvailable(car) &&
  car.showOnDealerWebsite &&
  car.photosCount >= search.requireMinimumPhotos &&
  presetFilters(search.presetFilters).every(({ field, values }) => {
    const own = new Set([document[field]].flat().map((value) => foldValue(String(value))));
    return values.some((value) => own.has(foldValue(String(value))));
  });
