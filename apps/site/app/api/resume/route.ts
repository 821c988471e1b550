import { saveForm } from "#server/forms/saved-forms.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { privateResponse } from "#host/http/response/private-response.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";
import { DRAFT_BYTES, savedFormBody } from "#server/api/calls/request-bodies.ts";

const REFUSALS = {
  too_many: [429, "Too many links were asked for. Please try again later."],
  too_large: [413, "This form is too long to be saved."],
  full: [503, "Forms cannot be saved at the moment."],
  unavailable: [503, "Forms cannot be saved at the moment."],
} as const;

/** Saves a half-filled form: responds with the token that opens it again. */
export const POST = tenantRoute(async (request, content, wiring) => {
  const body = await readBody(request, DRAFT_BYTES);
  const parsed = savedFormBody.safeParse(body?.fields);
  if (!parsed.success) return errorResponse(400, "A form and its state were expected.");
  const { address } = clientInfo(request);
  const kept = await saveForm(wiring, content.slug, { ...parsed.data, address });
  if (!kept.ok) {
    const [status, words] = REFUSALS[kept.problem];
    return errorResponse(status, words);
  }
  return privateResponse({ kept: kept.token }, 201);
});
