import "server-only";
import { matchRoute, withQuery } from "@forecourt/tenant-config/routes";
import { ROUTE_HEADERS } from "#server/http/request-route.ts";
import type { CarPage } from "#server/pages/found-cars.ts";
import { keepFound } from "#server/pages/found-cars.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** What the proxy does with a request for a page: sends it on, or draws an inner path. */
export type RouteAnswer =
  | { kind: "redirect"; to: string; status: 307 | 308 }
  | { kind: "draw"; inner: string; headers: Readonly<Record<string, string>>; status?: number };

/**
 * Asks the route table once what an address of a site answers; the pages behind it know no addresses. The stock is
 * asked for a car's page alone, whose status depends on it.
 */
export async function answerRoute(
  site: TenantSite,
  { pathname, search }: { pathname: string; search: string },
  findCarPage: (site: TenantSite, slug: string) => Promise<CarPage>,
): Promise<RouteAnswer> {
  const { slug } = site.content;
  // The lead calls of mock mode are answered below the tenant, like pages.
  if (pathname.startsWith("/mock/api/")) return { kind: "draw", inner: `/${slug}${pathname}`, headers: {} };
  const match = matchRoute(pathname, site);
  if (match.kind === "missing") return missing(slug);
  if (match.kind === "redirect")
    return {
      kind: "redirect",
      to: withQuery(match.to, new URLSearchParams(search)),
      status: match.permanent ? 308 : 307,
    };
  const { screen, ...params } = match.page;
  const parts = [slug, screen === "home" ? "" : screen, ...Object.values(params)];
  const inner = `/${parts
    .filter((part) => part !== "")
    .map(encodeURIComponent)
    .join("/")}`;
  const headers = { [ROUTE_HEADERS.path]: pathname, [ROUTE_HEADERS.canonical]: match.canonical };
  if (match.page.screen !== "car") return { kind: "draw", inner, headers };
  const page = await findCarPage(site, match.page.slug);
  if (page.kind === "missing") return missing(slug);
  return {
    kind: "draw",
    inner,
    headers: { ...headers, [ROUTE_HEADERS.found]: keepFound(page) },
    // A page cannot choose its own status; a car sold long ago still has a page, with what is like it.
    ...(page.kind === "gone" ? { status: 410 } : page.kind === "unavailable" ? { status: 503 } : {}),
  };
}

const missing = (slug: string): RouteAnswer => ({
  kind: "draw",
  inner: `/${slug}/missing`,
  headers: {},
  status: 404,
});
