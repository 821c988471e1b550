import { signIn, type TenantConfig } from "@forecourt/tenant-config";
import { errorResponse } from "#host/http/response/error-response.ts";
import { siteOfRequest } from "./site-of-request.ts";
import { type SiteHandler, tenantRoute } from "./tenant-route.ts";

/** Makes route handlers of what only some sites offer; on others there is no such route. */
const offeredRoute =
  (isOffered: (config: TenantConfig) => boolean, otherwise: string) => (respond: SiteHandler) =>
    tenantRoute(async (request, content, wiring) =>
      isOffered(content.tenant.config)
        ? respond(request, content, wiring, await siteOfRequest(wiring, content))
        : errorResponse(404, otherwise),
    );

/** A route of a site whose shoppers may sign in. */
export const accountRoute = offeredRoute(
  (config) => signIn(config).offered,
  "There is no sign-in on this site.",
);

export const alertRoute = offeredRoute(({ alerts }) => alerts.enabled, "This site mails no alerts.");
