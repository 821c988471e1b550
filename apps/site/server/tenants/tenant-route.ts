import type { TenantContent } from "@forecourt/tenant-config/content";
import { errorResponse } from "#host/http/response/error-response.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import type { TenantSite } from "./tenant-site.ts";
import { wiredRoute } from "./wired-route.ts";

/** Responds to a request to a tenant's site; `More` are arguments that some routes add. */
export type TenantHandler<More extends unknown[] = []> = (
  request: Request,
  content: TenantContent,
  wiring: Wiring,
  ...more: More
) => Promise<Response> | Response;

/** The same, with the site in the language of the page that a form stood on. */
export type SiteHandler = TenantHandler<[site: TenantSite]>;

/** The tenant of a host; null for a host no tenant has. */
export async function tenantOfHost(
  { siteOfHost, tenant }: Pick<Wiring, "siteOfHost" | "tenant">,
  host: string | null,
): Promise<TenantContent | null> {
  const site = await siteOfHost(host);
  return site.kind === "tenant" ? tenant(site.slug) : null;
}

/**
 * Makes a route handler that answers for one tenant. Every route handler that needs a tenant is made here, so a host
 * that no tenant has is answered 421 everywhere and a handler never meets a request without its tenant.
 */
export const tenantRoute = <Context = unknown>(respond: TenantHandler<[context: Context]>) =>
  wiredRoute<Context>(async (request, wiring, context) => {
    const content = await tenantOfHost(wiring, request.headers.get("host"));
    if (!content) return errorResponse(421, "This server does not serve that host.");
    return respond(request, content, wiring, context);
  });
