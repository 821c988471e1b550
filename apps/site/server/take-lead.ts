import "server-only";
import { randomUUID } from "node:crypto";
import { parseSubmission } from "@forecourt/leads";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { receiveEnquiry } from "./enquiries.ts";
import { jsonAnswer, pageAnswer } from "./lead-answers.ts";
import { plainRecord } from "#server/http/plain-record.ts";
import { readBody } from "#server/http/request-body.ts";
import { clientInfo } from "#server/http/client-info.ts";

const LIMIT = 256_000;

/**
 * Takes a lead: `{ lead: … }` from a script, or the fields of a plain form. Answers only once it is safe. `only` names
 * the sinks it goes to whatever the tenant's routes say; null where the tenant has none of them, which answers 404.
 */
export async function takeLead(
  request: Request,
  content: TenantContent,
  only?: (content: TenantContent) => readonly string[] | null,
): Promise<Response> {
  const sinks = only?.(content);
  if (sinks === null) return Response.json({ error: "This site does not offer that." }, { status: 404 });
  const body = await readBody(request, LIMIT);
  if (!body)
    return Response.json(
      { error: "A JSON body or a plain form of at most 256 KB was expected." },
      { status: 400 },
    );
  const parsed = parseSubmission(body.fields, { key: randomUUID() });
  if (!parsed.ok) return Response.json({ error: parsed.problem.message }, { status: 400 });
  const received = await receiveEnquiry(content, parsed.submission, clientInfo(request), [], sinks);
  return body.kind === "json"
    ? jsonAnswer(received)
    : pageAnswer(content, received, plainRecord(body.fields));
}
