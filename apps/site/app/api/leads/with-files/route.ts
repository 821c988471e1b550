import { randomUUID } from "node:crypto";
import { parseSubmission } from "@forecourt/leads";
import { discardFiles, receiveMultipart } from "@forecourt/leads/uploads";
import { receiveEnquiry } from "#server/enquiries.ts";
import { boundedBody } from "#server/http/bounded-body.ts";
import { errorAnswer } from "#server/http/error-answer.ts";
import { filesNotKept, jsonAnswer, pageAnswer } from "#server/lead-answers.ts";
import { parsedLead } from "#server/parsed-lead.ts";
import { clientInfo } from "#server/http/client-info.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";
import { uploadStorage } from "#server/uploads/upload-storage.ts";

/** Ten files of ten megabytes, and the form around them. */
const LIMIT = 110_000_000;

/**
 * Takes a lead with files: a `lead` part of JSON from a script, or a plain form's fields. Files stream to their
 * place and are flushed there before the lead is stored; files no lead came of are removed.
 */
export const POST = tenantRoute(async (request, content) => {
  if (!request.body || Number(request.headers.get("content-length") ?? 0) > LIMIT)
    return errorAnswer(413, "A form of at most 110 MB was expected.");
  const storage = await uploadStorage();
  const multipart = await receiveMultipart({
    contentType: request.headers.get("content-type") ?? "",
    body: boundedBody(request.body, LIMIT),
    storage,
    newId: randomUUID,
    folder: content.slug,
  });
  if (!multipart.ok && multipart.problem !== "storage")
    return errorAnswer(400, "A multipart form was expected.");
  const { fields } = multipart;
  const lead = parsedLead(fields["lead"]);
  const parsed = parseSubmission(lead ?? fields, { key: randomUUID() });
  if (!parsed.ok) {
    if (multipart.ok) await discardFiles(storage, multipart.files);
    return errorAnswer(400, parsed.problem.message);
  }
  if (!multipart.ok)
    return lead
      ? errorAnswer(503, "The files could not be kept.", { "retry-after": "30" })
      : filesNotKept(content, parsed.submission, fields);
  const { files, refused } = multipart;
  const received = await receiveEnquiry(content, parsed.submission, clientInfo(request), files);
  const { result } = received;
  // Not when the store was unavailable: the commit may have happened, and then the lead has its files.
  const needless = result.ok ? result.outcome === "repeated" : result.refused !== "unavailable";
  if (needless) await discardFiles(storage, files);
  return lead ? jsonAnswer(received, refused) : pageAnswer(content, received, fields, refused);
});
