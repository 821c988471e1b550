import { type PathParams, type QueryPairs, withQuery } from "../table/address.ts";
import { addressBook, existsOn, isRedirected, keyOf, mainAddress, screenOf } from "../table/address-book.ts";
import { matchRoute } from "./match-route.ts";
import { withPrefix } from "../table/locale-prefix.ts";
import type { RouteSite } from "../table/route-site.ts";
import { type Route, type RouteName, type RouteParams, ROUTES, type Screen } from "../table/route-table.ts";

const ALWAYS_THERE = ["home", "car", "car-enquiry", "privacy", "success"] as const;

/** The routes every site has whatever its settings and content; whether a car exists is a question to the stock. */
export type AlwaysThere = (typeof ALWAYS_THERE)[number];

/** What an address says beyond its path. */
export interface HrefParts {
  readonly query?: QueryPairs;
  /** Unless the address has one of its own. */
  readonly fragment?: string;
}

/**
 * The address of a page on a site, or null when the site has no such page or nothing on it, so that no link is to be
 * rendered. Where the dealer's settings lead such links elsewhere, it is that address, on another site perhaps.
 *
 * @example
 * href("car", { slug: "2024-mazda-cx-5" }, site) // "/cars/2024-mazda-cx-5"
 */
export function href<Name extends AlwaysThere>(
  route: Name,
  params: RouteParams[Name],
  site: RouteSite,
  parts?: HrefParts,
): string;
export function href<Name extends RouteName>(
  route: Name,
  params: RouteParams[Name],
  site: RouteSite,
  parts?: HrefParts,
): string | null;
export function href(
  name: RouteName,
  params: PathParams,
  site: RouteSite,
  { query = {}, fragment = "" }: HrefParts = {},
): string | null {
  const address = addressOf(name, params, site);
  return address === null ? null : withQuery(withPrefix(address, site), query, fragment);
}

function addressOf(name: RouteName, params: PathParams, site: RouteSite): string | null {
  const book = addressBook(site);
  const elsewhere = book.elsewhere.size > 0 ? book.elsewhere.get(keyOf(name, params)) : undefined;
  if (elsewhere !== undefined) return hrefOrNull(elsewhere, site);
  const route: Route<PathParams> = ROUTES[name];
  const main = mainAddress(book, name, params);
  if (main === null || !existsOn(site, name, params) || route.isEmpty?.(site)) return null;
  // An entry is rendered as it is, although it goes on to the list.
  if (route.goesOnTo?.(site)) return main;
  // A list has hundreds of links to cars, and only a dealer's own redirect leads away from what is always there.
  const isAlwaysThere = ALWAYS_THERE.some((always) => always === name);
  if (isAlwaysThere && !isRedirected(book, main)) return main;
  const match = matchRoute(main, site);
  if (match.kind === "redirect" && match.by === "dealer") return match.to;
  const isIt = match.kind === "page" && sameScreen(match.page, screenOf(name, params));
  return isIt || isAlwaysThere ? main : null;
}

/** A configured address of this site where it has a page; one on another site as it is. */
function hrefOrNull(address: string, site: RouteSite): string | null {
  if (!address.startsWith("/")) return address;
  const match = matchRoute(address, site);
  return match.kind === "redirect" ? match.to : match.kind === "page" ? address : null;
}

/** Compared as they are: a list asks this of hundreds of links. */
function sameScreen(one: Screen, other: Screen): boolean {
  const wanted: Readonly<Record<string, unknown>> = { ...other };
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(wanted).length && entries.every(([name, value]) => wanted[name] === value)
  );
}
