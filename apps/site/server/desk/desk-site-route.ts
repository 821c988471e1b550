import "server-only";
import { isDeskRequest } from "#host/desk/desk-request.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";
import { readDeskSession } from "./desk-session.ts";
import { mayDo } from "./roles.ts";

/** Makes a route of the desk that reads something of the site its address names; 404 for people who do not see that site. */
export const deskSiteRoute = (
  respond: (query: URLSearchParams, slug: string, wiring: Wiring) => Promise<Response>,
) =>
  wiredRoute(async (request, wiring) => {
    const session = isDeskRequest(request.headers) ? await readDeskSession(wiring) : null;
    const query = new URL(request.url).searchParams;
    const slug = query.get("site") ?? "";
    const isTheirs = session !== null && mayDo(session.user, "read", slug);
    if (!isTheirs || !(await wiring.content.slugs()).includes(slug))
      return errorResponse(404, "There is nothing here.");
    return respond(query, slug, wiring);
  });
