import { slugify } from "@forecourt/search/kernel";
import type { Location } from "../../locations/location.ts";
import type { RouteSite } from "./route-site.ts";

/** Removed once, whatever its case. */
const KIND_SUFFIX = / - (?:sales|service|parts)$/i;

/**
 * The place a location's contact page belongs to: its name without a trailing ' - Sales', ' - Service' or
 * ' - Parts', so that departments of one place share the page.
 *
 * @example
 * contactPlace({ name: "Harbour Ford - Sales", slug: "harbour-ford-sales" }) // "harbour-ford"
 */
export const contactPlace = (location: Pick<Location, "name" | "slug">): string =>
  slugify(location.name.trim().replace(KIND_SUFFIX, "")) || location.slug;

/**
 * The locations whose contact page a place is: the departments of one place, or one department by the slug of
 * its own.
 *
 * @example
 * locationsAtPlace("nowhere", []) // []
 */
export function locationsAtPlace<Given extends Pick<Location, "name" | "slug">>(
  place: string,
  locations: readonly Given[],
): Given[] {
  const departments = locations.filter((location) => contactPlace(location) === place);
  return departments.length > 0 ? departments : locations.filter(({ slug }) => slug === place);
}

/** The contact pages that settings give an address of their own: place by place, or the only place's. */
export function namedContactPaths({ config, locations }: RouteSite): { place: string; path: string }[] {
  const { contactPaths, contactPathOverride } = config.links;
  const named = contactPaths.flatMap(({ location, path }) => {
    const found = locations.find(({ slug }) => slug === location);
    return found ? [{ place: contactPlace(found), path }] : [];
  });
  const [only, ...others] = contactedPlaces(locations);
  const one = only !== undefined && others.length === 0 && contactPathOverride !== null;
  return one ? [...named, { place: only, path: contactPathOverride }] : named;
}

/** Every place with a contact page, once. */
export const contactedPlaces = (locations: RouteSite["locations"]): string[] => [
  ...new Set(locations.map(contactPlace)),
];
