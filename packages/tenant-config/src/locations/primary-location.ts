import type { Location } from "./location.ts";

/**
 * The location that takes what names none: the primary one, else the first visible, else the first.
 *
 * @example
 * primaryLocation(locations)?.name // "Northside - Sales"
 */
export function primaryLocation<Given extends Pick<Location, "primary" | "visible">>(
  locations: readonly Given[],
): Given | null {
  return (
    locations.find(({ primary }) => primary) ??
    locations.find(({ visible }) => visible) ??
    locations[0] ??
    null
  );
}
