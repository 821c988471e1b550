import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy } from "#server/http/content-security-policy.ts";
import { isGone } from "#server/gone-cars.ts";
import { siteOfHost } from "#server/tenants/hosted-site.ts";

/**
 * Decides once, from an allow-listed host table, whose site a request is for, and sends it to that tenant's inner
 * path. Nothing behind this line looks at a host to find a tenant, except route handlers, which ask the same table.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const site = await siteOfHost(request.headers.get("host"));
  if (site.kind === "unknown") return misdirected();

  const { pathname, search } = request.nextUrl;
  const inner = site.kind === "tenant" ? `/${site.slug}${pathname}` : directoryPath(pathname);
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce, { dev: process.env.NODE_ENV === "development" });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);

  const gone = site.kind === "tenant" && (await isGone(site.slug, pathname));
  const response = NextResponse.rewrite(new URL(`${inner}${search}`, request.url), {
    request: { headers },
    // A page cannot choose its own status; a car sold long ago still has a page, with what is like it.
    ...(gone ? { status: 410 } : {}),
  });
  response.headers.set("content-security-policy", policy);
  return response;
}

/** The platform's own host has one page: the list of demo dealers. */
function directoryPath(pathname: string): string {
  return pathname === "/" ? "/directory" : "/directory/nothing-here";
}

function misdirected(): NextResponse {
  return new NextResponse("This server does not serve that host.\n", {
    status: 421,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}

export const config = { matcher: ["/((?!_next/|api/|media/|healthz$|readyz$).*)"] };
