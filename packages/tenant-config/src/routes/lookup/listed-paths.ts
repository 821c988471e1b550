import { href } from "./href.ts";
import type { PathParams } from "../table/address.ts";
import type { RouteSite } from "../table/route-site.ts";
import { type Route, type RouteName, ROUTES } from "../table/route-table.ts";

/** A page that search engines are given. */
export interface ListedPath {
  readonly path: string;
  /** When it last changed, in epoch milliseconds; null when that is not known. */
  readonly changedAt: number | null;
}

const lists = new WeakMap<RouteSite, readonly ListedPath[]>();

/**
 * Every page of a site that search engines may list, by its one canonical address. The cars are not among them: the
 * stock knows those.
 *
 * @example
 * listedPaths(site)[0] // { path: "/", changedAt: null }
 */
export function listedPaths(site: RouteSite): readonly ListedPath[] {
  const before = lists.get(site);
  if (before) return before;
  const table = Object.entries(ROUTES) as [RouteName, Route<PathParams>][];
  const found = table.flatMap(([name, route]) =>
    (route.listed?.(site) ?? []).flatMap((params) => {
      const path = href(name, params as never, site);
      // A page that is rendered elsewhere, or has nothing on it, is not listed here.
      return path === null || !path.startsWith("/")
        ? []
        : [{ path, changedAt: route.changedAt?.(params, site) ?? null }];
    }),
  );
  const listed = [...new Map(found.map((each) => [each.path, each])).values()];
  lists.set(site, listed);
  return listed;
}

/**
 * Whether search engines may list the page at a canonical address that is no car's.
 *
 * @example
 * isListedPath("/success", site) // false
 */
export const isListedPath = (canonical: string, site: RouteSite): boolean =>
  listedPaths(site).some(({ path }) => path === canonical);
