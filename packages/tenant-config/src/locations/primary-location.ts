import type { Location } from "./location.ts";

/**
 * The location that stands for the dealer before shoppers: the primary one, else the first of those they may read of.
 *
 * @example
 * primaryLocation(locations)?.name // "Northside - Sales"
 */
export const primaryLocation = <Given extends Pick<Location, "primary">>(
  locations: readonly Given[],
): Given | null => locations.find(({ primary }) => primary) ?? locations[0] ?? null;
