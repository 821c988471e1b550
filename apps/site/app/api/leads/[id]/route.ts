import { parseSubmission } from "@forecourt/leads";
import { receiveEnquiry } from "#server/enquiries.ts";
import { jsonAnswer } from "#server/lead-answers.ts";
import { errorAnswer } from "#server/http/error-answer.ts";
import { readBody } from "#server/http/request-body.ts";
import { clientInfo } from "#server/http/client-info.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

const LIMIT = 256_000;
const ID = /^[\w-]{1,100}$/;

/** Grows a lead by a later step of its form. A lead this tenant does not have is made anew under the form's own key. */
export const PUT = tenantRoute<{ params: Promise<{ id: string }> }>(async (request, content, { params }) => {
  const { id } = await params;
  const body = await readBody(request, LIMIT);
  if (!ID.test(id) || body?.kind !== "json")
    return errorAnswer(400, "A JSON body of at most 256 KB was expected.");
  const parsed = parseSubmission(body.fields, { leadId: id });
  if (!parsed.ok) return Response.json({ error: parsed.problem.message }, { status: 400 });
  return jsonAnswer(await receiveEnquiry(content, parsed.submission, clientInfo(request)));
});
