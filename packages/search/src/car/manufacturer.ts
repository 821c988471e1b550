import type { CarsPolicy } from "./cars-policy.ts";

/** The names a site corrects. */
export type ManufacturerPolicy = Pick<CarsPolicy, "manufacturerNames">;

/**
 * The manufacturer's name as shoppers should read it. Only what is shown changes, never a filter or a link.
 *
 * @example
 * manufacturerName("skoda", policyDefaults.cars); // "Škoda"
 */
export function manufacturerName(make: string, policy: ManufacturerPolicy): string {
  const folded = make.trim().toLowerCase();
  const known = policy.manufacturerNames.find(({ match }) => match.trim().toLowerCase() === folded);
  return known?.name ?? make;
}
