import type { Location } from "./location.ts";

/** What the "Search locations..." box looks through. */
type SearchableLocation = Pick<Location, "name" | "address" | "manufacturers" | "visible">;

const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();

/**
 * The visible locations that have every word of the query in their name, address or makes; accents
 * and case do not matter. An empty query finds all.
 *
 * @example
 * findLocations(locations, "skoda 4032")
 */
export function findLocations<Given extends SearchableLocation>(
  locations: readonly Given[],
  query: string,
): Given[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return locations.filter((location) => {
    if (!location.visible) return false;
    const { full, street, city, state, postcode } = location.address;
    const text = fold(
      [location.name, full, street, city, state, postcode, ...location.manufacturers].join(" "),
    );
    return words.every((word) => text.includes(word));
  });
}

/** The location that takes what names none: the primary one, else the first visible, else the first. */
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
