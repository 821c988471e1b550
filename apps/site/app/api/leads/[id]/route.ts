import { parseSubmission } from "@forecourt/leads";
import { receiveEnquiry } from "#server/enquiries.ts";
import { jsonAnswer } from "#server/lead-answers.ts";
import { readBody } from "#server/request-body.ts";
import { senderOf } from "#server/sender.ts";
import { tenantOfRequest } from "#server/tenants.ts";

const LIMIT = 256_000;
const ID = /^[\w-]{1,100}$/;

/** Grows a lead by a later step of its form. A lead this tenant does not have is made anew under the form's own key. */
export async function PUT(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const content = await tenantOfRequest(request);
  if (!content) return Response.json({ error: "This server does not serve that host." }, { status: 421 });
  const { id } = await params;
  const body = await readBody(request, LIMIT);
  if (!ID.test(id) || body?.kind !== "json")
    return Response.json({ error: "A JSON body of at most 256 KB was expected." }, { status: 400 });
  const parsed = parseSubmission(body.fields, { leadId: id });
  if (!parsed.ok) return Response.json({ error: parsed.problem.message }, { status: 400 });
  return jsonAnswer(await receiveEnquiry(content, parsed.submission, senderOf(request)));
}
