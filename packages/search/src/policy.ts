import { carsSchema } from "./car/model/cars-policy.ts";
import { searchSchema } from "./query/search-policy.ts";

export type { SettingsOf } from "./kernel/settings-of.ts";

/**
 * The sections of settings this package owns, as strict schemas. The only entry that carries zod;
 * the defaults are in `@forecourt/search/defaults`.
 *
 * @example
 * policySchemas.cars.safeParse({ ...policyDefaults.cars, currency: "dollars" }).success; // false
 */
export const policySchemas = { search: searchSchema, cars: carsSchema };
