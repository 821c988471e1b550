import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { chooseEncoding } from "../encoding/choose-encoding.ts";
import { packed } from "../encoding/encoded-body.ts";
import { startLater } from "../transform/finish-page.ts";
import { SHARED_PAGE } from "../cache/shared-page.ts";
import { PART_HEADER } from "../request/part-header.ts";
import type { Rendered } from "../render/render-detached.ts";
import { letComeBack } from "./come-back.ts";

/** Less than this is not worth compressing. */
const MIN_COMPRESSED = 1024;

/** Sends a response that is not cached, compressed where it is text and the browser accepts that. */
export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: Rendered,
): Promise<void> {
  const { status } = rendered;
  const { [SHARED_PAGE]: _, ...headers } = rendered.headers;
  const body = bodyToSend(rendered);
  const cacheable = letComeBack(request, rendered);
  Object.assign(headers, cacheable);
  const isText = String(headers["content-type"]).startsWith("text/");
  const encoding =
    isText && body.length >= MIN_COMPRESSED ? chooseEncoding(request.headers["accept-encoding"]) : null;
  if (encoding !== null) headers["vary"] = variedBy("Accept-Encoding", headers["vary"]);
  // What a browser keeps of an address may be the whole page or a part.
  if (cacheable["cache-control"] !== undefined) headers["vary"] = variedBy(PART_HEADER, headers["vary"]);
  const isPacked = encoding !== null && encoding !== "identity";
  const bytes = isPacked ? await packed(body, encoding) : body;
  response
    .writeHead(status, {
      ...headers,
      ...(isPacked ? { "content-encoding": encoding } : {}),
      "content-length": bytes.length,
    })
    .end(bytes);
}

/**
 * A page that says what is missing is read, and left by a link: it need not fetch the framework's scripts at once. Other
 * pages of one shopper have something to show or to count as soon as they stand.
 */
function bodyToSend({ status, headers, body }: Rendered): Buffer {
  if (!String(headers["content-type"]).startsWith("text/html") || status < 400) return body;
  return Buffer.from(startLater(body.toString(), headers["content-security-policy"] ?? ""));
}

/** The `Vary` header of a response whose bytes depend on one more header of the request. */
function variedBy(name: string, vary: OutgoingHttpHeaders[string]): string {
  const named = [vary ?? []].flat().join(", ");
  if (named.toLowerCase().split(/, */).includes(name.toLowerCase())) return named;
  return named === "" ? name : `${named}, ${name}`;
}
