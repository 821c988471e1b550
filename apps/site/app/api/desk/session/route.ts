import { isDeskRequest } from "#host/desk/desk-request.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { audit } from "#server/desk/audit-trail.ts";
import { deskPath, readDeskForm, seeOther } from "#server/desk/desk-action.ts";
import { beginDeskSession, endDeskSessions, isOwnForm, readDeskSession } from "#server/desk/desk-session.ts";
import { signInAtDesk } from "#server/desk/sign-in-at-desk.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";

/** Signs in and out. */
export const POST = wiredRoute(async (request, wiring) => {
  if (!isDeskRequest(request.headers)) return errorResponse(404, "There is nothing here.");
  const form = await readDeskForm(request);
  if (form("act") === "out") {
    const session = await readDeskSession(wiring);
    if (session && isOwnForm(session, form("token"))) await endDeskSessions(wiring, session.user.name);
    return seeOther("/desk/sign-in");
  }
  const next = deskPath(form("next"));
  const signedIn = await signInAtDesk(wiring, {
    code: form("code"),
    name: form("name"),
    password: form("password"),
    address: request.headers.get("x-forwarded-for"),
  });
  if (!signedIn.ok)
    return seeOther(`/desk/sign-in?problem=${signedIn.problem}&next=${encodeURIComponent(next)}`);
  await audit(wiring, { by: signedIn.name, did: "sign in", site: null, about: signedIn.by });
  await beginDeskSession(wiring, signedIn.name);
  return seeOther(next);
});
