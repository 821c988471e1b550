import { isDeskRequest } from "#host/desk/desk-request.ts";
import { writeSignedCookie } from "#host/http/response/site-cookies.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { deskPath, seeOther } from "#server/desk/desk-action.ts";
import { beginAtProvider, signInProvider } from "#server/desk/sign-in-provider.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";

const TRY_SECONDS = 600;

/** Sends a person to the OpenID provider, with what is needed when they come back in a cookie of theirs. */
export const GET = wiredRoute(async (request, wiring) => {
  const provider = isDeskRequest(request.headers) ? signInProvider(wiring.env) : null;
  if (provider === null) return errorResponse(404, "There is nothing here.");
  const query = new URL(request.url).searchParams;
  const next = deskPath(query.get("next") ?? "");
  const begun = await beginAtProvider(provider, { next, again: query.get("again") === "1" }).catch(
    (error: unknown) => {
      wiring.log.error({ error: String(error) }, "the desk's sign-in provider does not respond");
      return null;
    },
  );
  if (begun === null) return seeOther("/desk/sign-in?problem=away");
  await writeSignedCookie(wiring, "fc-desk-try", JSON.stringify(begun.held), TRY_SECONDS);
  return seeOther(begun.location);
});
