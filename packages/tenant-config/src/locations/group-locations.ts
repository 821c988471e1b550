import { LOCATION_KINDS, type Location, type LocationKind } from "./location.ts";

/** What grouping looks at. */
type GroupableLocation = Pick<Location, "name" | "kind">;

/** One tab of a group: the locations of one kind, in their order. */
export interface LocationTab<Given> {
  kind: LocationKind;
  locations: Given[];
}

/** Locations that stand on one card: "Northside - Sales" and "Northside - Service" are one place. */
export interface LocationGroup<Given> {
  name: string;
  /** In the order sales, used, service, parts; kinds without a location are left out. */
  tabs: LocationTab<Given>[];
}

const KIND_SUFFIX = /\s+-\s+(?:sales|used|service|parts)$/i;

/**
 * The name a location shares with its other departments. The suffix goes once, whatever its case.
 *
 * @example
 * locationGroupName("Northside - Sales") // "Northside"
 */
export const locationGroupName = (name: string): string => name.trim().replace(KIND_SUFFIX, "");

/**
 * The cards of the locations screen, each with tabs by kind; groups stand where their first location stood.
 *
 * @example
 * groupLocations(locations).map(({ name, tabs }) => [name, tabs.length]) // [["Northside", 2]]
 */
export function groupLocations<Given extends GroupableLocation>(
  locations: readonly Given[],
): LocationGroup<Given>[] {
  const groups = new Map<string, { name: string; locations: Given[] }>();
  for (const location of locations) {
    const name = locationGroupName(location.name);
    const group = groups.get(name.toLowerCase()) ?? { name, locations: [] };
    group.locations.push(location);
    groups.set(name.toLowerCase(), group);
  }
  return [...groups.values()].map((group) => ({
    name: group.name,
    tabs: LOCATION_KINDS.flatMap((kind) => {
      const own = group.locations.filter((location) => location.kind === kind);
      return own.length > 0 ? [{ kind, locations: own }] : [];
    }),
  }));
}
