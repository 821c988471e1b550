import "server-only";
import { errorAnswer } from "#host/http/answer/error-answer.ts";
import { siteOfRequest } from "#server/tenants/site-of-request.ts";
import { type SiteHandler, tenantRoute } from "#server/tenants/tenant-route.ts";

/** Makes a route handler of a site that mails alerts; on others there is no such route. */
export const alertRoute = (
  answer: SiteHandler,
): ((request: Request, context: unknown) => Promise<Response>) =>
  tenantRoute(async (request, content, wiring) =>
    content.tenant.config.alerts.enabled
      ? answer(request, content, wiring, await siteOfRequest(wiring, content))
      : errorAnswer(404, "This site mails no alerts."),
  );
