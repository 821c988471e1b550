import { fitPattern, type PathParams } from "../table/address.ts";
import { addressBook, findIn } from "../table/address-book.ts";
import { withPrefix } from "../table/locale-prefix.ts";
import type { RouteSite } from "../table/route-site.ts";
import { type Route, type RouteName, ROUTES } from "../table/route-table.ts";

/** The pages of a site that a browser may prepare before the shopper opens one, as URL patterns of their paths. */
export interface PagesAhead {
  /** It may fetch these. */
  readonly fetch: readonly string[];
  /** It may fetch these and render them. */
  readonly render: readonly string[];
  /** Paths that fit one of the patterns, and are pages that it may not prepare. */
  readonly except: readonly string[];
}

/**
 * Which pages of a site a browser may prepare before one is opened. No page of these is one shopper's own, begins or confirms
 * anything, or holds a car.
 *
 * @example
 * pagesAhead(site).render // ["/cars/:slug"]
 */
export function pagesAhead(site: RouteSite): PagesAhead {
  const { byRoute, pages } = addressBook(site);
  const entries = [...byRoute.values()]
    .flat()
    // What another route stands at is no place of this one.
    .filter(({ name, pattern, path }) => path.includes("/:") || findIn(pages, pattern, site)?.name === name);
  const allowed = (how: "fetch" | "render") => entries.filter(({ name }) => aheadOf(name) === how);
  const [fetch, render] = [allowed("fetch"), allowed("render")];
  const except = entries.filter(
    ({ name, pattern }) =>
      aheadOf(name) === undefined && [...fetch, ...render].some((each) => fitPattern(each.pattern, pattern)),
  );
  const print = (list: readonly { readonly path: string }[]): string[] =>
    list.map(({ path }) => withPrefix(path, site));
  return { fetch: print(fetch), render: print(render), except: print(except) };
}

const aheadOf = (name: RouteName): "fetch" | "render" | undefined =>
  (ROUTES[name] as Route<PathParams>).ahead;
