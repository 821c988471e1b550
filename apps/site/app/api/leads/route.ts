import { randomUUID } from "node:crypto";
import { parseSubmission } from "@forecourt/leads";
import { receiveEnquiry } from "../../../server/enquiries.ts";
import { jsonAnswer, pageAnswer } from "../../../server/lead-answers.ts";
import { plainRecord } from "../../../server/plain-record.ts";
import { readBody } from "../../../server/request-body.ts";
import { senderOf } from "../../../server/sender.ts";
import { tenantOfRequest } from "../../../server/tenants.ts";

const LIMIT = 256_000;

/** Takes a lead: `{ lead: … }` from a script, or the fields of a plain form. Answers only once it is safe. */
export async function POST(request: Request): Promise<Response> {
  const content = await tenantOfRequest(request);
  if (!content) return Response.json({ error: "This server does not serve that host." }, { status: 421 });
  const body = await readBody(request, LIMIT);
  if (!body)
    return Response.json(
      { error: "A JSON body or a plain form of at most 256 KB was expected." },
      { status: 400 },
    );
  const parsed = parseSubmission(body.fields, { key: randomUUID() });
  if (!parsed.ok) return Response.json({ error: parsed.problem.message }, { status: 400 });
  const received = await receiveEnquiry(content, parsed.submission, senderOf(request));
  return body.kind === "json"
    ? jsonAnswer(received)
    : pageAnswer(content, received, plainRecord(body.fields));
}
