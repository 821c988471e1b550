import "server-only";
import { signIn } from "@forecourt/tenant-config";
import { errorResponse } from "#host/http/response/error-response.ts";
import { siteOfRequest } from "#server/tenants/site-of-request.ts";
import { type SiteHandler, tenantRoute } from "#server/tenants/tenant-route.ts";

/** Makes a route handler of a site whose shoppers may sign in; on others there is no such route. */
export const accountRoute = (
  respond: SiteHandler,
): ((request: Request, context: unknown) => Promise<Response>) =>
  tenantRoute(async (request, content, wiring) =>
    signIn(content.tenant.config).offered
      ? respond(request, content, wiring, await siteOfRequest(wiring, content))
      : errorResponse(404, "There is no sign-in on this site."),
  );

/** A response about one shopper, which no cache may store. */
export const privateResponse = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });

/** Leads a plain form on. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
