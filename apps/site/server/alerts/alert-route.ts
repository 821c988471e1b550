import "server-only";
import { errorResponse } from "#host/http/response/error-response.ts";
import { siteOfRequest } from "#server/tenants/site-of-request.ts";
import { type SiteHandler, tenantRoute } from "#server/tenants/tenant-route.ts";

/** Makes a route handler of a site that mails alerts; on others there is no such route. */
export const alertRoute = (
  respond: SiteHandler,
): ((request: Request, context: unknown) => Promise<Response>) =>
  tenantRoute(async (request, content, wiring) =>
    content.tenant.config.alerts.enabled
      ? respond(request, content, wiring, await siteOfRequest(wiring, content))
      : errorResponse(404, "This site mails no alerts."),
  );
