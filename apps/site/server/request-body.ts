import "server-only";

/** A small request body: JSON from a script, or the fields of a plain form. */
export interface RequestBody {
  kind: "json" | "form";
  fields: unknown;
}

/** Reads a body of at most `limit` bytes; null when it is larger, unreadable, or of another kind. */
export async function readBody(request: Request, limit: number): Promise<RequestBody | null> {
  const type = request.headers.get("content-type") ?? "";
  const text = await readText(request, limit);
  if (text === null) return null;
  if (type.startsWith("application/x-www-form-urlencoded")) return { kind: "form", fields: formFields(text) };
  if (!type.startsWith("application/json")) return null;
  try {
    return { kind: "json", fields: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

async function readText(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit || !request.body) return null;
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Repeated names become lists, as a form with several ticked boxes sends them. */
function formFields(text: string): Record<string, string | string[]> {
  const params = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? "")];
    }),
  );
}
