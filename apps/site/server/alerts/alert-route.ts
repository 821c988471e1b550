import "server-only";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { errorAnswer } from "#server/http/answer/error-answer.ts";
import { siteOfRequest } from "#server/tenants/site-of-request.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** Makes a route handler of a site that mails alerts; on others there is no such route. */
export const alertRoute = (
  answer: (request: Request, content: TenantContent, site: TenantSite) => Promise<Response>,
): ((request: Request, context: unknown) => Promise<Response>) =>
  tenantRoute(async (request, content) =>
    content.tenant.config.alerts.enabled
      ? answer(request, content, await siteOfRequest(content))
      : errorAnswer(404, "This site mails no alerts."),
  );
