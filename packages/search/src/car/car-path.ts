import type { Car, Condition } from "./car.ts";
import type { CarsPolicy } from "./cars-policy.ts";

/** Where a site keeps its car pages. */
export type CarPathPolicy = Pick<CarsPolicy, "detailPath">;

/**
 * The address of a car's page.
 *
 * @example
 * carPath({ slug: "2021-mazda-cx-5-7" }, policyDefaults.cars); // "/cars/2021-mazda-cx-5-7"
 */
export const carPath = (car: Pick<Car, "slug">, policy: CarPathPolicy): string =>
  `${policy.detailPath}/${encodeURIComponent(car.slug)}`;

const PATHS = { new: "new-cars", used: "used-cars", demo: "demo-cars" } as const satisfies Record<
  Condition,
  string
>;

/**
 * The stock list of cars like this one: used-cars, demo-cars or new-cars, below /search.
 *
 * @example
 * stockPathOfCondition("demo"); // "/search/demo-cars"
 */
export const stockPathOfCondition = (condition: Condition): string => `/search/${PATHS[condition]}`;
