import { isDeskRequest } from "#host/desk/desk-request.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { forgetCookie, readSignedCookie } from "#host/http/response/site-cookies.ts";
import { audit } from "#server/desk/audit-trail.ts";
import { seeOther } from "#server/desk/desk-action.ts";
import { beginDeskSession } from "#server/desk/desk-session.ts";
import { deskUsers } from "#server/desk/desk-users.ts";
import { mayTrySignIn } from "#server/desk/sign-in-at-desk.ts";
import { nameFromProvider, providerTrySchema, signInProvider } from "#server/desk/sign-in-provider.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";

/** Signs in the person that the OpenID provider sends back, where they were added to the desk. */
export const GET = wiredRoute(async (request, wiring) => {
  const provider = isDeskRequest(request.headers) ? signInProvider(wiring.env) : null;
  if (provider === null) return errorResponse(404, "There is nothing here.");
  if (!(await mayTrySignIn(wiring, request.headers.get("x-forwarded-for"))))
    return seeOther("/desk/sign-in?problem=wait");
  const text = await readSignedCookie(wiring, "fc-desk-try");
  if (text === null) return seeOther("/desk/sign-in?problem=wrong");
  await forgetCookie("fc-desk-try");
  const held = providerTrySchema.parse(JSON.parse(text));
  const name = await nameFromProvider(provider, new URL(request.url).searchParams, held).catch(
    (error: unknown) => {
      wiring.log.warn({ error: String(error) }, "a sign-in of the desk's provider was refused");
      return null;
    },
  );
  const user = name === null ? null : await deskUsers(wiring.dataDirectory).get(name);
  if (!user) return seeOther(`/desk/sign-in?problem=${name === null ? "wrong" : "unknown"}`);
  await audit(wiring, { by: user.name, did: "sign in", site: null, about: "provider" });
  await beginDeskSession(wiring, user.name);
  return seeOther(held.next);
});
