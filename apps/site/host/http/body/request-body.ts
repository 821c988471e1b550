import { boundedRequestBody } from "./bounded-body.ts";
import { parseBoundedJson } from "./bounded-json.ts";

/** A small request body: JSON from a script, or the fields of a plain form. */
export interface RequestBody {
  kind: "json" | "form";
  fields: unknown;
}

/** Reads a body of at most `limit` bytes; null when it is larger, unreadable, of another kind, or has too many fields. */
export async function readBody(request: Request, limit: number): Promise<RequestBody | null> {
  const type = request.headers.get("content-type") ?? "";
  const text = await readText(request, limit);
  if (text === null) return null;
  if (type.startsWith("application/x-www-form-urlencoded")) {
    const fields = formFields(text);
    return fields && { kind: "form", fields };
  }
  if (!type.startsWith("application/json")) return null;
  const fields = parseBoundedJson(text);
  return fields === undefined ? null : { kind: "json", fields };
}

async function readText(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit || !request.body) return null;
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of boundedRequestBody(request.body, limit))
      text += decoder.decode(chunk, { stream: true });
  } catch {
    // Too long, or the shopper's connection broke: either way there is no body.
    return null;
  }
  return text + decoder.decode();
}

/** No form of ours has half as many fields; a body with more is not one of our forms. */
const MAX_FIELDS = 300;

/**
 * Repeated names become lists, as a form with several ticked boxes sends them. One pass over the text, so the time
 * grows with its length and no faster; null when there are more fields than a form can have.
 */
function formFields(text: string): Record<string, string | string[]> | null {
  const fields = new Map<string, string | string[]>();
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > MAX_FIELDS) return null;
    const before = fields.get(name);
    if (before === undefined) fields.set(name, value);
    else if (typeof before === "string") fields.set(name, [before, value]);
    else before.push(value);
  }
  return Object.fromEntries(fields);
}
