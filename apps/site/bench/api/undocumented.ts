import type { TestResponse } from "#host/testing/ask-site.ts";
import type { DescribedCall } from "./described-calls.ts";

/** What a response has that the document does not, or null. */
export function undocumented(call: DescribedCall, { status, headers, body }: TestResponse): string | null {
  const described = call.statuses.get(status);
  if (!described) return `${call.method} ${call.path} answered ${status}: ${body.slice(0, 300)}`;
  const type = (headers["content-type"] ?? "").split(";", 1)[0] ?? "";
  if (described.body === null)
    return body === ""
      ? null
      : `${call.id} ${status} has a body, and none is described: ${body.slice(0, 300)}`;
  if (type !== described.body.type) return `${call.id} ${status} is ${type}, not ${described.body.type}`;
  if (type !== "application/json") return null;
  const read = described.body.schema.safeParse(JSON.parse(body));
  return read.success
    ? null
    : `${call.id} ${status} is no such body: ${read.error.message} ${body.slice(0, 300)}`;
}
