import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "../encoding/choose-encoding.ts";
import { packed } from "../encoding/encoded-body.ts";
import { startLater } from "../finish/finish-page.ts";
import { SHARED_PAGE } from "../keep/shared-page.ts";
import { letComeBack } from "./come-back.ts";

/** Less than this is not worth compressing. */
const MIN_COMPRESSED = 1024;

/** Sends an answer that is not kept as it was drawn, compressed where it is text and the browser takes that. */
export async function sendDrawn(
  request: IncomingMessage,
  response: ServerResponse,
  drawn: Buffer,
): Promise<void> {
  response.removeHeader(SHARED_PAGE);
  letComeBack(request, response);
  const body = startMissingLater(response, drawn);
  const isText = String(response.getHeader("content-type")).startsWith("text/");
  if (!isText || body.length < MIN_COMPRESSED) {
    response.end(body);
    return;
  }
  variesByEncoding(response);
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding === "identity") {
    response.end(body);
    return;
  }
  const bytes = await packed(body, encoding);
  response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", bytes.length);
  response.end(bytes);
}

/**
 * A page that says what is not there is read, and left by a link: it need not fetch the framework's scripts at once. Other pages
 * of one shopper have something to say or to count as soon as they stand.
 */
function startMissingLater(response: ServerResponse, drawn: Buffer): Buffer {
  const isPage = String(response.getHeader("content-type")).startsWith("text/html");
  if (!isPage || response.statusCode < 400) return drawn;
  response.removeHeader("content-length");
  const policy = String(response.getHeader("content-security-policy") ?? "");
  return Buffer.from(startLater(drawn.toString(), policy));
}

/** Tells caches that another browser may be sent other bytes. */
function variesByEncoding(response: ServerResponse): void {
  const named = [response.getHeader("vary") ?? []].flat().join(", ");
  if (!/accept-encoding/i.test(named))
    response.setHeader("vary", named === "" ? "Accept-Encoding" : `${named}, Accept-Encoding`);
}
