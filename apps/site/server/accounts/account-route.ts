import "server-only";
import { signIn } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { errorAnswer } from "#server/http/answer/error-answer.ts";
import { siteOfRequest } from "#server/tenants/site-of-request.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** Makes a route handler of a site whose shoppers may sign in; on others there is no such route. */
export const accountRoute = (
  answer: (request: Request, content: TenantContent, site: TenantSite) => Promise<Response>,
): ((request: Request, context: unknown) => Promise<Response>) =>
  tenantRoute(async (request, content) =>
    signIn(content.tenant.config).offered
      ? answer(request, content, await siteOfRequest(content))
      : errorAnswer(404, "There is no sign-in on this site."),
  );

/** An answer about one shopper, which no cache may keep. */
export const privateAnswer = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });

/** Leads a plain form on. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
