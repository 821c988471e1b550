import { isDeskRequest } from "#host/desk/desk-request.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";
import { type DeskSession, readDeskSession } from "./desk-session.ts";
import { mayDo } from "./roles.ts";

/** Makes a route that reads something of the desk: only at the desk's listener, for who is signed in; 404 for others. */
export const deskRead = (
  respond: (request: Request, wiring: Wiring, session: DeskSession) => Promise<Response>,
) =>
  wiredRoute(async (request, wiring) => {
    const session = isDeskRequest(request.headers) ? await readDeskSession(wiring) : null;
    return session === null
      ? errorResponse(404, "There is nothing here.")
      : respond(request, wiring, session);
  });

/** The same for the site that its address names; 404 for people who do not see that site. */
export const deskSiteRead = (
  respond: (query: URLSearchParams, slug: string, wiring: Wiring) => Promise<Response>,
) =>
  deskRead(async (request, wiring, { user }) => {
    const query = new URL(request.url).searchParams;
    const slug = query.get("site") ?? "";
    const isTheirs = mayDo(user, "read", slug) && (await wiring.content.slugs()).includes(slug);
    return isTheirs ? respond(query, slug, wiring) : errorResponse(404, "There is nothing here.");
  });
