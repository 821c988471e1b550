import "server-only";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { errorAnswer } from "#server/http/answer/error-answer.ts";
import { getTenant } from "./get-tenant.ts";
import { siteOfHost } from "./hosted-site.ts";

/** The tenant a request is for, by its Host; null for a host no tenant has. */
export async function tenantOfRequest(request: Request): Promise<TenantContent | null> {
  const site = await siteOfHost(request.headers.get("host"));
  return site.kind === "tenant" ? getTenant(site.slug) : null;
}

/**
 * Makes a route handler that answers for one tenant. Every route handler that needs a tenant is made here, so a host
 * that no tenant has is answered 421 everywhere and a handler never meets a request without its tenant.
 */
export const tenantRoute =
  <Context = unknown>(
    answer: (request: Request, content: TenantContent, context: Context) => Promise<Response> | Response,
  ) =>
  async (request: Request, context: Context): Promise<Response> => {
    const content = await tenantOfRequest(request);
    if (!content) return errorAnswer(421, "This server does not serve that host.");
    return answer(request, content, context);
  };
