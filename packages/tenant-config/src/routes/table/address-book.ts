import { fillPattern, fitPattern, pathParts, type PathParams } from "./address.ts";
import { linkFor } from "./link-for.ts";
import type { RouteSite } from "./route-site.ts";
import { type Route, type RouteAddress, type RouteName, ROUTES, type Screen } from "./route-table.ts";

/** One address of a route on one site. */
interface Entry {
  readonly name: RouteName;
  readonly path: string;
  readonly pattern: readonly string[];
  /** What the address stands for beyond its own `:name` parts. */
  readonly params: PathParams;
  readonly permanent: boolean;
}

/** A route found at an address. */
export interface Found {
  readonly name: RouteName;
  readonly params: PathParams;
  readonly permanent: boolean;
}

/** The table written out for one site. */
export interface AddressBook {
  readonly site: RouteSite;
  readonly pages: Directory;
  readonly moved: Directory;
  /** The dealer's own redirects, by path. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Addresses by route, the main one first. */
  readonly byRoute: ReadonlyMap<RouteName, readonly Entry[]>;
  /** Where links to a page lead instead of its own address, by `keyOf`. */
  readonly elsewhere: ReadonlyMap<string, string>;
}

/** Addresses by their parts: those without `:name` parts at hand, the others by how many parts they have, in the table's order. */
interface Directory {
  readonly fixed: Map<string, Entry[]>;
  readonly open: Map<number, Entry[]>;
}

const TABLE = Object.entries(ROUTES) as [RouteName, Route<PathParams>][];
const books = new WeakMap<RouteSite, AddressBook>();

/** The table written out for a site, once. */
export function addressBook(site: RouteSite): AddressBook {
  const before = books.get(site);
  if (before) return before;
  const pages: Directory = { fixed: new Map(), open: new Map() };
  const moved: Directory = { fixed: new Map(), open: new Map() };
  const byRoute = new Map<RouteName, Entry[]>();
  for (const [name, route] of TABLE) {
    const own = route.at(site).flatMap((address) => entryOf(name, address));
    byRoute.set(name, own);
    for (const entry of own) add(pages, entry);
    for (const address of route.moved?.(site) ?? []) {
      for (const entry of entryOf(name, address)) add(moved, { ...entry, permanent: address.permanent });
    }
  }
  const elsewhere = new Map<string, string>();
  for (const [name, route] of TABLE) {
    for (const { path, params = {} } of route.chosen?.(site) ?? []) {
      const link = linkFor(path, site.config);
      if (link.kind === "external") elsewhere.set(keyOf(name, params), link.href);
      if (link.kind !== "internal") continue;
      const parts = pathParts(link.href);
      const there = parts && findIn(pages, parts, site);
      if (there && !covers(there, name, params)) elsewhere.set(keyOf(name, params), link.href);
      else {
        const chosen = entryOf(name, { path: link.href.replace(/[?#].*$/, ""), params });
        for (const entry of chosen) add(pages, entry);
        byRoute.set(name, [...chosen, ...(byRoute.get(name) ?? [])]);
      }
    }
  }
  const redirects = new Map(
    site.config.links.redirects.flatMap(({ from, to }) => {
      const parts = pathParts(from);
      return parts ? [[parts.join("/"), to] as const] : [];
    }),
  );
  const book = { site, pages, moved, redirects, byRoute, elsewhere };
  books.set(site, book);
  return book;
}

function entryOf(name: RouteName, { path, params = {} }: RouteAddress<PathParams>): Entry[] {
  const pattern = pathParts(path);
  return pattern ? [{ name, path, pattern, params, permanent: true }] : [];
}

function add({ fixed, open }: Directory, entry: Entry): void {
  const { pattern } = entry;
  if (pattern.some((part) => part.startsWith(":"))) append(open, pattern.length, entry);
  else append(fixed, pattern.join("/"), entry);
}

function append<Key>(entries: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  const before = entries.get(key);
  if (before) before.push(entry);
  else entries.set(key, [entry]);
}

/** The first route at these parts that this site has. */
export function findIn({ fixed, open }: Directory, parts: readonly string[], site: RouteSite): Found | null {
  for (const entries of [fixed.get(parts.join("/")), open.get(parts.length)]) {
    for (const { name, pattern, params, permanent } of entries ?? []) {
      const fitted = fitPattern(pattern, parts);
      if (!fitted) continue;
      const found = { name, params: { ...fitted, ...params }, permanent };
      if (existsOn(site, name, found.params)) return found;
    }
  }
  return null;
}

/** Whether the dealer has a redirect of their own at a path. */
export const isRedirected = ({ redirects }: AddressBook, path: string): boolean =>
  redirects.size > 0 && redirects.has(pathParts(path)?.join("/") ?? "");

/** Whether a site has a page. */
export function existsOn(site: RouteSite, name: RouteName, params: PathParams): boolean {
  const route: Route<PathParams> = ROUTES[name];
  return route.exists?.(params, site) ?? true;
}

/** The main address of a page, or null where none fits. */
export function mainAddress(book: AddressBook, name: RouteName, params: PathParams): string | null {
  const entry = book.byRoute
    .get(name)
    ?.find((each) => Object.entries(each.params).every(([key, value]) => params[key] === value));
  return entry ? fillPattern(entry.path, params) : null;
}

export function screenOf(name: RouteName, params: PathParams): Screen {
  const route: Route<PathParams> = ROUTES[name];
  // A pattern's own `:name` parts are its route's params; a property test holds every row to that.
  return route.shows ?? ({ screen: name, ...params } as Screen);
}

/** One page's name, for maps. No name or part of an address holds a line break. */
export const keyOf = (name: RouteName, params: PathParams): string =>
  [
    name,
    ...Object.keys(params)
      .toSorted()
      .map((param) => `${param}\n${params[param]}`),
  ].join("\n");

const covers = (found: Found, name: RouteName, params: PathParams): boolean =>
  keyOf(found.name, found.params) === keyOf(name, params);
