import { pathParts, type PathParams, withQuery } from "../table/address.ts";
import { type AddressBook, addressBook, findIn, mainAddress, screenOf } from "../table/address-book.ts";
import { withoutPrefix, withPrefix } from "../table/locale-prefix.ts";
import type { RouteSite } from "../table/route-site.ts";
import { type Route, type RouteName, ROUTES, type Screen } from "../table/route-table.ts";

/** What an address leads to: a page, the way to where it is now, or nothing. */
export type RouteMatch =
  /** `canonical` is the one address search engines are given, where a page has several. */
  | { readonly kind: "page"; readonly page: Screen; readonly canonical: string }
  /** `to` is a path of this site that has a page, never a further redirect. */
  | {
      readonly kind: "redirect";
      readonly to: string;
      readonly permanent: boolean;
      /** Who gave the address up: the dealer's `links.redirects`, or the product. */
      readonly by: "dealer" | "product";
    }
  | { readonly kind: "missing" };

/**
 * What stands at an address of a site: the dealer's own redirects come first, then the table's pages, then the
 * addresses that were given up. A redirect that does not arrive at a page is none.
 *
 * @example
 * matchRoute("/finance-pre-approval", site) // { kind: "redirect", to: "/finance", permanent: false, by: "product" }
 */
export function matchRoute(path: string, site: RouteSite): RouteMatch {
  const match = resolve(withoutPrefix(path, site), addressBook(site), new Set());
  if (match.kind === "page") return { ...match, canonical: withPrefix(match.canonical, site) };
  return match.kind === "redirect" ? { ...match, to: withPrefix(match.to, site) } : match;
}

const MISSING: RouteMatch = { kind: "missing" };

/** The way to an address, or null when it does not end at a page. */
type Arrive = (to: string, permanent: boolean, by?: "dealer" | "product") => RouteMatch | null;

/** `passed` are the paths that led here, whose own redirects are spent. */
function resolve(path: string, book: AddressBook, passed: ReadonlySet<string>): RouteMatch {
  const parts = pathParts(path);
  if (parts === null) return MISSING;
  const key = parts.join("/");
  const arrive: Arrive = (to, permanent, by = "product") => {
    const end = resolve(to, book, new Set([...passed, key]));
    if (end.kind === "missing" || pathParts(end.kind === "page" ? to : end.to)?.join("/") === key)
      return null;
    if (end.kind === "page") return { kind: "redirect", to, permanent, by };
    const [, query = ""] = /\?([^#]*)/.exec(to) ?? [];
    const target = withQuery(end.to, new URLSearchParams(query));
    return { kind: "redirect", to: target, permanent: permanent && end.permanent, by };
  };

  const own = passed.has(key) ? undefined : book.redirects.get(key);
  const redirected = own === undefined ? null : arrive(own, true, "dealer");
  if (redirected) return redirected;
  const found = findIn(book.pages, parts, book.site);
  if (found) return pageOf(found.name, found.params, book, arrive);
  const moved = passed.has(key) ? null : findIn(book.moved, parts, book.site);
  const to = moved && mainAddress(book, moved.name, moved.params);
  return (moved && to !== null && arrive(to, moved.permanent)) || MISSING;
}

function pageOf(name: RouteName, params: PathParams, book: AddressBook, arrive: Arrive): RouteMatch {
  const route: Route<PathParams> = ROUTES[name];
  const next = route.goesOnTo?.(book.site);
  if (next) {
    const { screen, ...inner } = next;
    const to = mainAddress(book, screen, inner);
    return (to !== null && arrive(to, true)) || MISSING;
  }
  const page = screenOf(name, params);
  const { screen, ...inner } = page;
  return { kind: "page", page, canonical: mainAddress(book, screen, inner) ?? "/" };
}
