import { asksInSteps } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import { localeOfPath, pageLanguages } from "@forecourt/tenant-config";
import {
  href,
  matchMachineRoute,
  matchRoute,
  type RouteMatch,
  type Screen,
  withQuery,
} from "@forecourt/tenant-config/routes";
import type { Environment } from "#host/wiring/env.ts";
import { ROUTE_HEADERS } from "#host/http/caller/request-route.ts";
import {
  type CarPage,
  foundCars,
  type FoundStock,
  foundStock,
} from "#server/pages/every-page/found-pages.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** What the proxy does with a request for a page: sends it on, or renders an inner path. */
export type RouteResponse =
  | { kind: "redirect"; to: string; status: 307 | 308 }
  | {
      kind: "render";
      inner: string;
      headers: Readonly<Record<string, string>>;
      status?: number;
      /** Seconds after which the same request may succeed. */
      retryAfter?: number;
      /** Every shopper without a cookie of the site's sees the same. */
      shared?: boolean;
      /** Of a page: whether it may hold what is one shopper's, or begin or confirm something. */
      ofOne?: boolean;
      /** Hosts of the payment provider, whose fields stand on this page alone. */
      hosts?: readonly string[];
      /** Hosts of the car's films and views, which its page shows in frames. */
      frames?: readonly string[];
    };

/** How the stock is searched for the pages whose status depends on it. */
export interface PageFinders {
  car(site: TenantSite, slug: string): Promise<CarPage>;
  stock(site: TenantSite, list: string, params: URLSearchParams): Promise<FoundStock>;
}

/** Looks an address of a site up in the route table, once; the pages behind it know no addresses. */
export async function routeResponse(
  site: TenantSite,
  { pathname, search }: { pathname: string; search: string },
  find: PageFinders,
): Promise<RouteResponse> {
  const { slug } = site.content;
  // The lead calls of mock mode are handled below the tenant, like pages.
  if (pathname.startsWith("/mock/api/")) return { kind: "render", inner: `/${slug}${pathname}`, headers: {} };
  const machine = matchMachineRoute(pathname);
  if (machine) {
    const parts = [slug, "machine", machine.file, ...(machine.part === null ? [] : [machine.part])];
    return { kind: "render", inner: `/${parts.map(encodeURIComponent).join("/")}`, headers: {} };
  }
  const match = matchRoute(pathname, site);
  if (match.kind === "missing") return missing(site);
  if (match.kind === "redirect")
    return {
      kind: "redirect",
      to: withQuery(match.to, new URLSearchParams(search)),
      status: match.permanent ? 308 : 307,
    };
  const { screen, ...params } = match.page;
  const parts = [slug, pageOf(match.page, site), ...Object.values(params)];
  const inner = `/${parts
    .filter((part) => part !== "")
    .map(encodeURIComponent)
    .join("/")}`;
  const headers = {
    [ROUTE_HEADERS.locale]: site.config.market.locale,
    [ROUTE_HEADERS.path]: pathname,
    [ROUTE_HEADERS.canonical]: canonicalOf(match, site),
  };
  const shared = isShared(screen, new URLSearchParams(search));
  const rendering: Rendering = { kind: "render", inner, headers, shared, ofOne: !SHARED.includes(screen) };
  if (match.page.screen === "stock") {
    const found = await find.stock(site, match.page.list, new URLSearchParams(search));
    if (found.kind === "redirect") return { kind: "redirect", to: found.to, status: 308 };
    return found.kind === "missing" ? missing(site) : renderStock(rendering, found);
  }
  if (match.page.screen !== "car" && match.page.screen !== "car-enquiry" && match.page.screen !== "checkout")
    return rendering;
  const page = await find.car(site, match.page.slug);
  if (page.kind === "missing") return missing(site);
  // There is nothing to ask about a car that is gone; its own page says so, and shows what is like it.
  if (match.page.screen !== "car" && page.kind !== "found")
    return { kind: "redirect", to: href("car", { slug: match.page.slug }, site), status: 307 };
  if (match.page.screen === "car" && page.kind === "found")
    return renderCar({ ...rendering, frames: framedOrigins(page.car) }, page);
  if (match.page.screen !== "checkout") return renderCar(rendering, page);
  const account = page.kind === "found" ? site.accountOf(page.car) : null;
  return renderCar({ ...rendering, hosts: account?.fields?.hosts ?? [] }, page);
}

/** The folder of `app/[tenant]` that renders a screen. A form in steps has its own, which brings that kind of form's script alone. */
function pageOf(page: Screen, { config }: TenantSite): string {
  if (page.screen === "form" && asksInSteps(page.form, config.forms)) return "form-in-steps";
  return page.screen === "home" ? "" : page.screen;
}

const framedOrigins = ({ videos, spinUrl }: Car): string[] => [
  ...new Set(
    [...videos, ...(spinUrl === null ? [] : [spinUrl])].flatMap((address) => {
      const url = URL.parse(address);
      return url?.protocol === "https:" ? [url.origin] : [];
    }),
  ),
];

/** A page that is not translated into the language it is read in is one page with the one it is written in. */
function canonicalOf({ page, canonical }: Extract<RouteMatch, { kind: "page" }>, site: TenantSite): string {
  const { config, content } = site;
  const isWritten = pageLanguages(page, content).some(({ locale }) => locale === config.market.locale);
  return isWritten ? canonical : localeOfPath(canonical, content.tenant.config).path;
}

/** Pages that hold nothing of one shopper. */
const SHARED: readonly string[] = [
  "home",
  "stock-entry",
  "stock",
  "car",
  "car-enquiry",
  "form",
  "finance-calculator",
  "location-contact",
  "offers",
  "offer",
  "models",
  "model",
  "reviews",
  "locations",
  "posts",
  "post",
  "content-page",
];
/** What a popular list is narrowed by: at most one of these. */
const POPULAR = ["make", "body", "car_type", "dealership"];
const MAX_SHARED_PAGE = 3;

/** A page that many shoppers request. Those with keywords, several filters or other parameters are rendered for each request. */
function isShared(screen: string, query: URLSearchParams): boolean {
  if (!SHARED.includes(screen)) return false;
  const names = [...query.keys()];
  if (names.length === 0) return true;
  // A car opened from a list carries where it stood there.
  if (screen === "car")
    return (
      names.includes("list") &&
      names.includes("at") &&
      names.length <= 3 &&
      names.every((name) => [...POPULAR, "list", "at"].includes(name))
    );
  if (screen === "models") return names.length === 1 && names[0] === "body";
  if (screen !== "stock") return false;
  const filters = names.filter((name) => name !== "page");
  const page = Number(query.get("page") ?? 1);
  return (
    filters.length <= 1 &&
    filters.every((name) => POPULAR.includes(name)) &&
    names.length - filters.length <= 1 &&
    Number.isInteger(page) &&
    page >= 1 &&
    page <= MAX_SHARED_PAGE
  );
}

type Rendering = Extract<RouteResponse, { kind: "render" }>;

function renderStock(rendering: Rendering, { page }: Extract<FoundStock, { kind: "list" }>): RouteResponse {
  const response = {
    ...rendering,
    headers: { ...rendering.headers, [ROUTE_HEADERS.found]: foundStock.keep(page) },
  };
  const { result } = page;
  if (result.ok) return response;
  return unavailable(response, result.problem === "unavailable" ? result.retryAfter : null);
}

/** A page cannot choose its own status; a car sold long ago still has a page, with what is like it. */
function renderCar(rendering: Rendering, page: CarPage): RouteResponse {
  const response = {
    ...rendering,
    headers: { ...rendering.headers, [ROUTE_HEADERS.found]: foundCars.keep(page) },
  };
  if (page.kind === "unavailable") return unavailable(response, page.retryAfter);
  return page.kind === "gone" ? { ...response, status: 410 } : response;
}

const unavailable = (response: Rendering, retryAfter: number | null): RouteResponse => ({
  ...response,
  status: 503,
  ...(retryAfter === null ? {} : { retryAfter }),
});

const missing = ({ content: { slug }, config }: TenantSite): RouteResponse => ({
  kind: "render",
  inner: `/${slug}/missing`,
  headers: { [ROUTE_HEADERS.locale]: config.market.locale },
  status: 404,
});

/** The pages of the platform's own host: for those who build and show the product, and nothing in production. */
export function directoryResponse(pathname: string, kind: Environment["FORECOURT_ENV"]): RouteResponse {
  if (pathname === "/" && kind !== "production") return { kind: "render", inner: "/directory", headers: {} };
  if (pathname === "/directory/gallery" && kind !== "production")
    return { kind: "render", inner: "/directory/gallery", headers: {} };
  return { kind: "render", inner: "/directory/nothing-here", headers: {}, status: 404 };
}
