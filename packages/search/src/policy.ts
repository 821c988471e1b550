import { carsSchema } from "./car/cars.policy.ts";
import { defaultCarsPolicy } from "./car/cars-policy.ts";
import { searchSchema } from "./query/search.policy.ts";
import { defaultStockPolicy } from "./query/stock-policy.ts";

/** The config sections this package owns, as strict schemas. The only entry that carries zod. */
export const policySchemas = { search: searchSchema, cars: carsSchema };

/** The specification's defaults of those sections, complete. */
export const policyDefaults = { search: defaultStockPolicy, cars: defaultCarsPolicy };
