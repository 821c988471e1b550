import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { chooseEncoding, type EncodedBody, type Encoding, encodedBody } from "./encoded-body.ts";
import { letComeBack } from "./come-back.ts";
import type { KeptPage } from "./kept-page.ts";
import { SHARED_PAGE } from "./shared-page.ts";

/** Less than this is not worth compressing. */
const MIN_COMPRESSED = 1024;

/** Sends a kept page, or 304 to a browser that has it. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  caching: string,
): Promise<void> {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const ready = page.body.in(encoding);
  // Awaiting bytes that are there would cost a turn of the loop for each answer.
  const bytes = ready instanceof Promise ? await ready : ready;
  const { whole, unchanged, etag } = headersOf(page, { encoding, caching, length: bytes.length });
  if (knows(request.headers["if-none-match"], etag)) response.writeHead(304, unchanged).end();
  else sendBytes(request, response, bytes, whole);
}

interface PageHeaders {
  caching: string;
  etag: string;
  whole: OutgoingHttpHeaders;
  /** Of an answer without a body. */
  unchanged: OutgoingHttpHeaders;
}

/** The headers of a page are the same for everybody, so they are put together once for each encoding. */
const made = new WeakMap<KeptPage, Map<Encoding, PageHeaders>>();

function headersOf(
  page: KeptPage,
  { encoding, caching, length }: { encoding: Encoding; caching: string; length: number },
): PageHeaders {
  const ofPage = made.get(page) ?? new Map<Encoding, PageHeaders>();
  made.set(page, ofPage);
  const known = ofPage.get(encoding);
  if (known?.caching === caching) return known;
  const etag = `"${page.tag}-${encoding}"`;
  const unchanged = Object.freeze({ ...page.headers, "cache-control": caching, etag });
  const whole = Object.freeze({ ...unchanged, ...encodedAs(encoding), "content-length": length });
  const headers = { caching, etag, whole, unchanged };
  ofPage.set(encoding, headers);
  return headers;
}

/** Sends a page's script, whose name says its content. */
export async function sendScript(
  request: IncomingMessage,
  response: ServerResponse,
  body: EncodedBody,
): Promise<void> {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const bytes = await body.in(encoding);
  sendBytes(request, response, bytes, {
    ...encodedAs(encoding),
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": bytes.length,
    vary: "Accept-Encoding",
  });
}

const encodedAs = (encoding: Encoding): OutgoingHttpHeaders =>
  encoding === "identity" ? {} : { "content-encoding": encoding };

function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer,
  headers: OutgoingHttpHeaders,
): void {
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
  letComeBack(request, response);
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
