import { type Car, carPath, type CarPathPolicy } from "@forecourt/search/car";
import { defaultStockPath, type SearchPolicy } from "@forecourt/search";

/** The parts of a config that stock addresses depend on. */
export interface StockPathPolicy {
  readonly search: Pick<SearchPolicy, "defaultPath" | "templatePath">;
}

/** The parts of a config that the checkout's address depends on. */
export interface CheckoutPathPolicy {
  readonly cars: CarPathPolicy;
  readonly reserve: { readonly checkoutPath: string };
}

/**
 * Where a car is reserved.
 *
 * @example
 * checkoutPath({ slug: "2024-mazda-cx-5" }, config) // "/cars/2024-mazda-cx-5/checkout"
 */
export const checkoutPath = (car: Pick<Car, "slug">, policy: CheckoutPathPolicy): string =>
  `${carPath(car, policy.cars)}/${policy.reserve.checkoutPath}`;

/**
 * The part of a car's page with the map.
 *
 * @example
 * carMapPath({ slug: "2024-mazda-cx-5" }, config) // "/cars/2024-mazda-cx-5#vehicle-map"
 */
export const carMapPath = (car: Pick<Car, "slug">, policy: { readonly cars: CarPathPolicy }): string =>
  `${carPath(car, policy.cars)}#vehicle-map`;

const BY_CONDITION = new Map([
  ["used", "/search/used-cars"],
  ["demo", "/search/demo-cars"],
  ["new", "/search/new-cars"],
]);

/**
 * The stock list of a car type; any other type leads to the site's main list.
 *
 * @example
 * stockPathOf("demo", config) // "/search/demo-cars"
 */
export const stockPathOf = (carType: string, policy: StockPathPolicy): string =>
  BY_CONDITION.get(carType.trim().toLowerCase()) ?? defaultStockPath(policy.search);

/**
 * The stock list of one dealership: 'See more from this dealer'.
 *
 * @example
 * dealershipStockPath("north-motors") // "/search/north-motors"
 */
export const dealershipStockPath = (slug: string): string => `/search/${encodeURIComponent(slug)}`;
