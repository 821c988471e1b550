import { sameWords } from "../../kernel/same-words.ts";
import type { CarsPolicy } from "../model/cars-policy.ts";

/** The names a site corrects. */
export type ManufacturerPolicy = Pick<CarsPolicy, "manufacturerNames">;

/**
 * The manufacturer's name as shoppers should read it. Only what is shown changes, never a filter or a link.
 *
 * @example
 * manufacturerName("skoda", policyDefaults.cars); // "Škoda"
 */
export function manufacturerName(make: string, policy: ManufacturerPolicy): string {
  const known = policy.manufacturerNames.find(({ match }) => sameWords(match, make));
  return known?.name ?? make;
}
