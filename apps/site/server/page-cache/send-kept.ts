import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { chooseEncoding } from "./encoding/choose-encoding.ts";
import { letComeBack } from "./come-back.ts";
import { type EncodedBody, type Encoding, packed } from "./encoding/encoded-body.ts";
import type { KeptPage } from "./kept-page.ts";
import { SHARED_PAGE } from "./shared-page.ts";

/** Less than this is not worth compressing. */
const MIN_COMPRESSED = 1024;

/** A kept page as one request is given it; its headers never change, so what is made of them may be kept by them. */
export interface ReadyAnswer {
  status: 200 | 304;
  headers: Readonly<OutgoingHttpHeaders>;
  /** None for a browser that has the page, or that asks for the headers alone. */
  body: Buffer | undefined;
}

/** What a request for a kept page is answered; null while the bytes for its browser are being made. */
export function readyAnswer(
  request: Pick<IncomingMessage, "method" | "headers">,
  page: KeptPage,
  caching: string,
): ReadyAnswer | null {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const bytes = page.body.in(encoding);
  return bytes instanceof Promise ? null : answerWith(bytes, request, { page, encoding, caching });
}

function answerWith(
  bytes: Buffer,
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  { page, encoding, caching }: { page: KeptPage; encoding: Encoding; caching: string },
): ReadyAnswer {
  const { whole, unchanged, etag } = headersOf(page, { encoding, caching, length: bytes.length });
  const known = headers["if-none-match"];
  if (known !== undefined && knows(known, etag)) return { status: 304, headers: unchanged, body: undefined };
  return { status: 200, headers: whole, body: method === "HEAD" ? undefined : bytes };
}

/** Sends a kept page, or 304 to a browser that has it. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  caching: string,
): Promise<void> {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const { status, headers, body } = answerWith(await page.body.in(encoding), request, {
    page,
    encoding,
    caching,
  });
  response.writeHead(status, headers).end(body);
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

const knows = (given: string, tag: string): boolean =>
  given.split(",").some((known) => known.trim().replace(/^W\//, "") === tag);

/** Sends an answer that is not kept as it was drawn, compressed where it is text and the browser takes that. */
export async function sendDrawn(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<void> {
  response.removeHeader(SHARED_PAGE);
  letComeBack(request, response);
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

/** Tells caches that another browser may be sent other bytes. */
function variesByEncoding(response: ServerResponse): void {
  const named = [response.getHeader("vary") ?? []].flat().join(", ");
  if (!/accept-encoding/i.test(named))
    response.setHeader("vary", named === "" ? "Accept-Encoding" : `${named}, Accept-Encoding`);
}

/** Answers that there is no such script. */
export function sendNothing(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(404, { "cache-control": "no-store", "content-length": 0 }).end();
}
