import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { chooseEncoding, type EncodedBody, type Encoding, encodedBody } from "./encoded-body.ts";
import type { KeptPage } from "./kept-page.ts";
import { SHARED_PAGE } from "./shared-page.ts";

/** Less than this is not worth compressing. */
const MIN_COMPRESSED = 1024;

/** Sends a kept page, or 304 to a browser that has it. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { body, tag, headers: kept }: KeptPage,
  caching: string,
): Promise<void> {
  const headers = { ...kept, "cache-control": caching };
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const etag = `"${tag}-${encoding}"`;
  if (knows(request.headers["if-none-match"], etag)) response.writeHead(304, { ...headers, etag }).end();
  else await send(request, response, body.in(encoding), { ...headers, ...encodedAs(encoding), etag });
}

/** Sends a page's script, whose name says its content. */
export const sendScript = (
  request: IncomingMessage,
  response: ServerResponse,
  body: EncodedBody,
): Promise<void> => {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  return send(request, response, body.in(encoding), {
    ...encodedAs(encoding),
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
};

const encodedAs = (encoding: Encoding): OutgoingHttpHeaders =>
  encoding === "identity" ? {} : { "content-encoding": encoding };

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  ready: Buffer | Promise<Buffer>,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  // Awaiting bytes that are there would cost a turn of the loop for each answer.
  const bytes = ready instanceof Promise ? await ready : ready;
  headers["content-length"] = bytes.length;
  response.writeHead(200, headers);
  response.end(request.method === "HEAD" ? undefined : bytes);
}

const knows = (given: string | undefined, tag: string): boolean =>
  (given ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === tag);

/** Sends an answer that is not kept as it was drawn, compressed where it is text. */
export async function sendDrawn(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<void> {
  response.removeHeader(SHARED_PAGE);
  const isText = String(response.getHeader("content-type")).startsWith("text/");
  const takes = chooseEncoding(request.headers["accept-encoding"]) !== "identity";
  if (!takes || !isText || body.length < MIN_COMPRESSED) {
    response.end(body);
    return;
  }
  const packed = await encodedBody(body.toString()).in("gzip");
  response.removeHeader("content-length");
  response.setHeader("content-encoding", "gzip");
  response.end(packed);
}

/** Answers that there is no such script. */
export function sendNothing(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(404, { "cache-control": "no-store", "content-length": 0 }).end();
}
