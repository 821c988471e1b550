import { foldText } from "@forecourt/search/kernel";
import type { LocationsSettings } from "../settings/sections/locations-settings.ts";
import type { Location } from "./location.ts";

/**
 * The locations whose name, address or makes have every word of `locationQuery`; accents and case do not matter.
 * A site without the search box lists all of them, whatever stands in the address.
 *
 * @example
 * searchLocations(locations, "hervey", config).map(({ name }) => name)
 */
export function searchLocations<Given extends Pick<Location, "name" | "address" | "manufacturers">>(
  locations: readonly Given[],
  locationQuery: string,
  policy: { readonly locations: Pick<LocationsSettings, "searchBox"> },
): Given[] {
  const words = foldText(locationQuery.slice(0, 200)).split(/\s+/).filter(Boolean);
  if (!policy.locations.searchBox || words.length === 0) return [...locations];
  return locations.filter(({ name, address, manufacturers }) => {
    const { full, street, city, state, postcode } = address;
    const text = foldText([name, full, street, city, state, postcode, ...manufacturers].join(" "));
    return words.every((word) => text.includes(word));
  });
}
