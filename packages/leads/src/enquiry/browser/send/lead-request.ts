import type { LeadSubmission } from "../../submission/lead-submission.ts";
import { submissionBody } from "../../submission/submission-body.ts";

/** Where lead calls go; `/api/leads` and what lies below it, after an optional prefix. */
export interface LeadAddress {
  /** `/mock` in mock mode. */
  prefix?: string;
  /** Another destination for new leads, such as `/api/carClarityCustomer`. */
  path?: string;
}

/** A request before it is sent. */
export interface LeadRequest {
  url: string;
  method: "POST" | "PUT";
  headers: Readonly<Record<string, string>>;
  body: string | FormData;
}

/**
 * The request that creates or updates a lead: with a lead id a PUT to it, with files a multipart
 * POST whose `lead` part carries the id, so that repeating any of them changes nothing.
 */
export function leadRequest(
  submission: LeadSubmission,
  files: readonly File[] = [],
  { prefix = "", path = "/api/leads" }: LeadAddress = {},
): LeadRequest {
  const json = JSON.stringify(submissionBody(submission));
  const idempotency = { "Idempotency-Key": submission.key, Accept: "application/json" };
  if (files.length > 0) {
    const form = new FormData();
    form.set("lead", json);
    for (const file of files) form.append("files", file, file.name);
    return { url: `${prefix}/api/leads/with-files`, method: "POST", headers: idempotency, body: form };
  }
  const headers = { ...idempotency, "Content-Type": "application/json" };
  return submission.leadId === null
    ? { url: `${prefix}${path}`, method: "POST", headers, body: json }
    : {
        url: `${prefix}/api/leads/${encodeURIComponent(submission.leadId)}`,
        method: "PUT",
        headers,
        body: json,
      };
}
