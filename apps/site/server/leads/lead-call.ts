import { randomUUID } from "node:crypto";
import type { StoredFile } from "@forecourt/leads/stores";
import { type FileStorage, receiveMultipart, type RefusedFile } from "@forecourt/leads/intake";
import { boundedRequestBody } from "#host/http/body/bounded-body.ts";
import { parseBoundedJson } from "#host/http/body/bounded-json.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { readBody } from "#host/http/body/request-body.ts";

const MAX_BYTES = 256_000;
/** Ten files of ten megabytes, and the form around them. */
const MAX_BYTES_WITH_FILES = 110_000_000;

/** A lead call as it was read; its files are flushed to their place already. */
export interface ReadLeadCall {
  /** `{ lead: … }` of a script, or the flat fields of a plain form. */
  body: unknown;
  /** A script gets JSON back, a plain form a page. */
  script: boolean;
  files: readonly StoredFile[];
  refused: readonly RefusedFile[];
  /** The form was read whole, but its files could not be stored: no lead may be made of it yet. */
  filesLost: boolean;
}

/**
 * Reads a lead call: JSON, a plain form, or a multipart form, whose `lead` part is a script's JSON and whose files go
 * to `folder` of the storage. A response where it is none of them.
 */
export async function readLeadCall(
  request: Request,
  storage: FileStorage,
  folder: string,
): Promise<ReadLeadCall | Response> {
  const contentType = request.headers.get("content-type") ?? "";
  if (contentType.startsWith("multipart/form-data")) return readWithFiles(request, storage, folder);
  const body = await readBody(request, MAX_BYTES);
  return body
    ? { body: body.fields, script: body.kind === "json", files: [], refused: [], filesLost: false }
    : errorResponse(400, "A JSON body or a plain form of at most 256 KB was expected.");
}

async function readWithFiles(
  request: Request,
  storage: FileStorage,
  folder: string,
): Promise<ReadLeadCall | Response> {
  if (!request.body || Number(request.headers.get("content-length") ?? 0) > MAX_BYTES_WITH_FILES)
    return errorResponse(413, "A form of at most 110 MB was expected.");
  const multipart = await receiveMultipart({
    contentType: request.headers.get("content-type") ?? "",
    body: boundedRequestBody(request.body, MAX_BYTES_WITH_FILES),
    storage,
    newId: randomUUID,
    folder,
  });
  if (!multipart.ok && multipart.problem !== "storage")
    return errorResponse(400, "A multipart form was expected.");
  const part = multipart.fields["lead"];
  const lead = typeof part === "string" ? parseBoundedJson(part) : undefined;
  const call = { body: lead ?? multipart.fields, script: lead !== undefined };
  return multipart.ok
    ? { ...call, files: multipart.files, refused: multipart.refused, filesLost: false }
    : { ...call, files: [], refused: [], filesLost: true };
}
