import { randomUUID } from "node:crypto";
import { parseSubmission, successPath } from "@forecourt/leads";
import { leadFailureMessage } from "@forecourt/leads/send";
import { FORGET_TYPED, keepTyped } from "../../../server/drafts.ts";
import { type ReceivedEnquiry, receiveEnquiry } from "../../../server/enquiries.ts";
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
  return body.kind === "json" ? jsonAnswer(received) : pageAnswer(content.slug, received, body.fields);
}

/** For a script: the id, or what is wrong, in words for the shopper. */
function jsonAnswer({ result }: ReceivedEnquiry): Response {
  if (result.ok)
    return Response.json({ id: result.id }, { status: result.outcome === "created" ? 201 : 200 });
  if (result.refused === "invalid") {
    const problems = result.problems.map(({ field, message }) => ({ field, message }));
    return Response.json({ error: "Please check the form.", problems }, { status: 422 });
  }
  const tooMany = result.refused === "too_many";
  return Response.json(
    { error: leadFailureMessage },
    {
      status: tooMany ? 429 : 503,
      headers: { "retry-after": String(tooMany ? result.retryAfterSeconds : 30) },
    },
  );
}

/** For a plain form: the success page, or the form again with everything that was typed. */
async function pageAnswer(
  tenant: string,
  { result, form, car }: ReceivedEnquiry,
  fields: unknown,
): Promise<Response> {
  if (result.ok) {
    const pairs = car ? ([["car_type", car.condition]] as const) : [];
    return seeOther(successPath({ category: form.category, pairs }), FORGET_TYPED);
  }
  const problems =
    result.refused === "invalid" ? result.problems : [{ field: "", message: leadFailureMessage }];
  const cookie = await keepTyped(tenant, { values: typedValues(fields), problems });
  return seeOther(car ? `/cars/${encodeURIComponent(car.slug)}/enquire` : "/", cookie);
}

const seeOther = (location: string, cookie: string): Response =>
  new Response(null, { status: 303, headers: { location, "set-cookie": cookie } });

function typedValues(fields: unknown): Record<string, string | string[]> {
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string | string[]] =>
        typeof entry[1] === "string" || Array.isArray(entry[1]),
    ),
  );
}
