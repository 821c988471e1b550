import { thirdPartyHosts, thirdPartyScripts } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy } from "#host/http/response/content-security-policy.ts";
import { isDeskRequest, previewOf } from "#host/desk/desk-request.ts";
import { previewAddress, previewTarget } from "#host/desk/preview-call.ts";
import { SHARED_PAGE } from "#host/documents/cache/shared-page.ts";
import { isAhead } from "#host/http/caller/is-ahead.ts";
import { NOT_AHEAD } from "#host/http/listener/request-target.ts";
import { ROUTE_HEADERS } from "#host/http/caller/request-route.ts";
import { PLAIN_PAGE_HEADERS } from "#host/http/response/plain-page.ts";
import { troublePage, unknownHostPage } from "#server/pages/problem-page.ts";
import { findCarPage } from "#server/pages/cars/car-page.ts";
import { findStockPage } from "#server/pages/stock/stock-page.ts";
import { contentOfPage } from "#server/tenants/get-site.ts";
import { routeResponse, directoryResponse, type RouteResponse } from "#server/routing/route-response.ts";
import { siteAtPath } from "#server/tenants/site-at-path.ts";
import { getWiring } from "#host/wiring/process-wiring.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/** After how many seconds a site without content may be tried again. */
const AWAY_SECONDS = 10;

/**
 * Decides once, from an allow-listed host table, whose site a request is for, and from the route table what it asks
 * for, and sends it to an inner path of that tenant. Nothing behind this line looks at a host to find a tenant, except
 * route handlers, which ask the same table, or at an address to find a page.
 */
export async function proxyRequest(request: NextRequest): Promise<NextResponse> {
  if (isDeskRequest(request.headers)) return previewOf(request.headers) ? preview(request) : desk(request);
  const wiring = getWiring();
  const hosted = await wiring.siteOfHost(request.headers.get("host"));
  if (hosted.kind === "unknown") return misdirected();

  const { pathname, search } = request.nextUrl;
  const content = hosted.kind === "tenant" ? await wiring.tenant(hosted.slug) : null;
  if (hosted.kind === "tenant" && content === null) return away(wiring, hosted.slug);
  const route: RouteResponse = content
    ? await respondForContent(wiring, content, request.nextUrl)
    : directoryResponse(pathname, wiring.env.FORECOURT_ENV);
  if (route.kind === "redirect") return redirected(route, request);
  if (route.ofOne === true && isAhead(Object.fromEntries(request.headers)))
    return new NextResponse(NOT_AHEAD.message, { ...NOT_AHEAD });

  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce, {
    dev: process.env.NODE_ENV === "development",
    ...outsideSources(content, route.hosts ?? []),
    frames: route.frames ?? [],
  });
  const headers = headersFor(request, policy, nonce);
  const response = rendered(route, new URL(`${route.inner}${search}`, request.url), headers);
  response.headers.set("content-security-policy", policy);
  if (route.ofOne !== undefined) response.headers.set("speculation-rules", '"/speculation-rules.json"');
  if (route.shared) response.headers.set(SHARED_PAGE, "1");
  if (route.retryAfter !== undefined) response.headers.set("retry-after", String(route.retryAfter));
  return response;
}

/** A request's headers, without what only this file may say of a route. */
function headersFor(request: NextRequest, policy: string, nonce: string): Headers {
  const headers = new Headers(request.headers);
  for (const name of Object.values(ROUTE_HEADERS)) headers.delete(name);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  return headers;
}

function rendered(
  route: Extract<RouteResponse, { kind: "render" }>,
  inner: URL,
  headers: Headers,
): NextResponse {
  for (const [name, value] of Object.entries(route.headers)) headers.set(name, value);
  return NextResponse.rewrite(inner, {
    request: { headers },
    ...(route.status === undefined ? {} : { status: route.status }),
  });
}

/** A page of a site for this process itself, which compares it with its draft and frames it without its scripts. */
async function preview(request: NextRequest): Promise<NextResponse> {
  const wiring = getWiring();
  const { pathname, search } = request.nextUrl;
  const target = previewTarget(pathname);
  const content = target && (await contentOfPage(wiring, target.slug, previewOf(request.headers)));
  if (!target || !content)
    return new NextResponse("There is no such site, or no draft of it.", { status: 404 });
  const route = await respondForContent(wiring, content, { pathname: target.path, search });
  if (route.kind === "redirect")
    return redirected(
      { ...route, to: route.to.startsWith("/") ? previewAddress(target.slug, route.to) : route.to },
      request,
    );
  const headers = headersFor(request, "default-src 'none'", "preview");
  return rendered(route, new URL(`${route.inner}${search}`, request.url), headers);
}

/** The desk's pages have their own addresses: no host table, no tenant, no third party, and no cache keeps them. */
function desk(request: NextRequest): NextResponse {
  if (request.nextUrl.pathname === "/") return NextResponse.redirect(new URL("/desk", request.url), 307);
  const nonce = btoa(crypto.randomUUID());
  const dev = process.env.NODE_ENV === "development";
  // Previews of sites stand in frames of the desk's own.
  const policy = contentSecurityPolicy(nonce, { dev, framesOwn: true });
  const response = NextResponse.next({ request: { headers: headersFor(request, policy, nonce) } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("cache-control", "private, no-store");
  return response;
}

/** What the policy of a page names of others: those of the site's services, and those of the page alone. */
function outsideSources(
  content: TenantContent | null,
  ofPage: readonly string[],
): { hosts: readonly string[]; scripts: readonly string[] } {
  if (content === null) return { hosts: ofPage, scripts: ofPage };
  const { config } = content.tenant;
  return {
    hosts: [...thirdPartyHosts(config), ...ofPage],
    scripts: [...thirdPartyScripts(config), ...ofPage],
  };
}

function respondForContent(
  wiring: Wiring,
  content: TenantContent,
  address: { pathname: string; search: string },
): Promise<RouteResponse> {
  return routeResponse(siteAtPath(wiring, content, address.pathname), address, {
    car: (site, car) => findCarPage(wiring, site, car),
    stock: (site, list, params) => findStockPage(wiring, site, list, params),
  });
}

function redirected(
  { to, status }: Extract<RouteResponse, { kind: "redirect" }>,
  request: NextRequest,
): NextResponse {
  return NextResponse.redirect(new URL(to, request.url), status);
}

function misdirected(): NextResponse {
  return new NextResponse(unknownHostPage(), { status: 421, headers: PLAIN_PAGE_HEADERS });
}

/** For a dealer who has a host here but whose content was never whole since the start: a folder or a dashboard is at fault. */
function away(wiring: Wiring, slug: string): NextResponse {
  wiring.log.error({ tenant: slug }, "there is no content to serve a site with");
  const headers = { ...PLAIN_PAGE_HEADERS, "retry-after": String(AWAY_SECONDS) };
  return new NextResponse(troublePage(), { status: 503, headers });
}
