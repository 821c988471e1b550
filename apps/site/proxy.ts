import { localeOfPath, thirdPartyHosts } from "@forecourt/tenant-config";
import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy } from "#server/http/answer/content-security-policy.ts";
import { SHARED_PAGE } from "#server/page-cache/keep/shared-page.ts";
import { ROUTE_HEADERS } from "#server/http/caller/request-route.ts";
import { PLAIN_PAGE_HEADERS } from "#server/http/answer/plain-page.ts";
import { unknownHostPage } from "#server/pages/problem-page.ts";
import { findCarPage } from "#server/pages/cars/car-page.ts";
import { findStockPage } from "#server/pages/stock/stock-page.ts";
import { paymentAccounts } from "#server/tenants/payment-accounts.ts";
import { answerRoute, directoryAnswer, type RouteAnswer } from "#server/routing/answer-route.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";
import { siteOfHost } from "#server/tenants/hosted-site.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";

/**
 * Decides once, from an allow-listed host table, whose site a request is for, and from the route table what it asks
 * for, and sends it to an inner path of that tenant. Nothing behind this line looks at a host to find a tenant, except
 * route handlers, which ask the same table, or at an address to find a page.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const hosted = await siteOfHost(request.headers.get("host"));
  if (hosted.kind === "unknown") return misdirected();

  const { pathname, search } = request.nextUrl;
  const answer: RouteAnswer =
    hosted.kind === "tenant"
      ? await answerTenant(hosted.slug, request.nextUrl)
      : await answerDirectory(pathname);
  if (answer.kind === "redirect") return redirected(answer, request);

  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce, {
    dev: process.env.NODE_ENV === "development",
    hosts: [...(hosted.kind === "tenant" ? await outsideHosts(hosted.slug) : []), ...(answer.hosts ?? [])],
  });
  const headers = new Headers(request.headers);
  for (const name of Object.values(ROUTE_HEADERS)) headers.delete(name);
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, value);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  const response = NextResponse.rewrite(new URL(`${answer.inner}${search}`, request.url), {
    request: { headers },
    ...(answer.status === undefined ? {} : { status: answer.status }),
  });
  response.headers.set("content-security-policy", policy);
  if (answer.shared) response.headers.set(SHARED_PAGE, "1");
  if (answer.retryAfter !== undefined) response.headers.set("retry-after", String(answer.retryAfter));
  return response;
}

async function outsideHosts(slug: string): Promise<readonly string[]> {
  const content = await getTenant(slug);
  return content ? thirdPartyHosts(content.tenant.config) : [];
}

async function answerTenant(
  slug: string,
  address: { pathname: string; search: string },
): Promise<RouteAnswer> {
  const content = await getTenant(slug);
  if (!content) return answerDirectory(address.pathname);
  const { now, illustrator, env } = await getWiring();
  const { locale } = localeOfPath(address.pathname, content.tenant.config);
  return answerRoute(
    tenantSite(content, now(), illustrator.illustrate, locale, paymentAccounts(content.tenant.config, env)),
    address,
    {
      car: findCarPage,
      stock: findStockPage,
    },
  );
}

function redirected(
  { to, status }: Extract<RouteAnswer, { kind: "redirect" }>,
  request: NextRequest,
): NextResponse {
  return NextResponse.redirect(new URL(to, request.url), status);
}

/** The platform's own host lists the demo dealers; where it is developed or shown, it shows the components, too. */
async function answerDirectory(pathname: string): Promise<RouteAnswer> {
  const { env } = await getWiring();
  return directoryAnswer(pathname, env.FORECOURT_ENV);
}

function misdirected(): NextResponse {
  return new NextResponse(unknownHostPage(), { status: 421, headers: PLAIN_PAGE_HEADERS });
}

export const config = { matcher: ["/((?!_next/|api/|media/|healthz$|readyz$).*)"] };
