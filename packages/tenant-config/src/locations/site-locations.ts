import type { Location } from "./location.ts";

/** The locations of one site, split once by who may read of them; each list by position. */
export interface SiteLocations {
  /** Those that shoppers may read of. */
  readonly locations: readonly Location[];
  /** Those whose `visible` is false. They own stock and take leads, and nothing a shopper is sent names them. */
  readonly hiddenLocations: readonly Location[];
}

const byPosition = (left: Location, right: Location): number => left.position - right.position;

/** Splits locations as they were read, in any order, into those for shoppers and those for staff. */
export function splitLocations(
  read: readonly { readonly location: Location; readonly visible: boolean }[],
): SiteLocations {
  const of = (wanted: boolean) =>
    read.flatMap(({ location, visible }) => (visible === wanted ? [location] : [])).toSorted(byPosition);
  return { locations: of(true), hiddenLocations: of(false) };
}

/**
 * Every location of a site, hidden ones included, by position: for the dealer's staff, and for rules whose result names
 * no location.
 *
 * @example
 * everyLocation({ locations: [], hiddenLocations: [] }) // []
 */
export const everyLocation = ({ locations, hiddenLocations }: SiteLocations): readonly Location[] =>
  [...locations, ...hiddenLocations].toSorted(byPosition);

/**
 * The time zone of a dealer as a whole: that of the primary location, else of the first. A hidden location has one too,
 * and a time names no location. UTC for a site without locations.
 *
 * @example
 * dealerTimeZone({ locations: [], hiddenLocations: [] }) // "UTC"
 */
export function dealerTimeZone(site: SiteLocations): string {
  const every = everyLocation(site);
  return (every.find(({ primary }) => primary) ?? every[0])?.timeZone ?? "UTC";
}
