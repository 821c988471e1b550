import { carsSchema } from "./car/cars.policy.ts";
import { defaultCarsPolicy } from "./car/cars-policy.ts";
import { searchSchema } from "./query/search.policy.ts";
import { defaultStockPolicy } from "./query/stock-policy.ts";

/**
 * The config sections this package owns, as strict schemas. The only entry that carries zod.
 *
 * @example
 * policySchemas.cars.safeParse({ ...policyDefaults.cars, currency: "dollars" }).success; // false
 */
export const policySchemas = { search: searchSchema, cars: carsSchema };

/**
 * The specification's defaults of those sections, complete.
 *
 * @example
 * policyDefaults.search.pageSize; // 100
 */
export const policyDefaults = { search: defaultStockPolicy, cars: defaultCarsPolicy };
