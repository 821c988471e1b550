import { openSavedForm } from "#server/forms/saved-forms.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { privateResponse } from "#host/http/response/private-response.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";
import { openFormBody } from "#server/api/calls/request-bodies.ts";

/** Opens a saved form. A POST, so that the token that opens it is in no address. */
export const POST = tenantRoute(async (request, content, wiring) => {
  const body = await readBody(request, 1000);
  const parsed = openFormBody.safeParse(body?.fields);
  if (!parsed.success) return errorResponse(400, "A form and its token were expected.");
  const saved = await openSavedForm(wiring, content.slug, parsed.data.form, parsed.data.token).catch(
    () => undefined,
  );
  if (saved === undefined)
    return errorResponse(503, "Saved forms cannot be opened at the moment.", { "retry-after": "30" });
  if (saved === null) return errorResponse(404, "There is nothing to go on with.");
  return privateResponse({ kept: saved });
});
