import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { chooseEncoding, encodedAs } from "../encoding/choose-encoding.ts";
import type { Encoding } from "../encoding/encoded-body.ts";
import type { CachedPage } from "../cache/cached-page.ts";

/** A cached page as one request is given it; its headers never change, so what is made of them may be cached by them. */
export interface ReadyResponse {
  status: 200 | 304;
  headers: Readonly<OutgoingHttpHeaders>;
  /** None for a browser that has the page, or that requests the headers alone. */
  body: Buffer | undefined;
}

/** The response to a request for a cached page; null while the bytes for its browser are being made. */
export function readyResponse(
  request: Pick<IncomingMessage, "method" | "headers">,
  page: CachedPage,
  caching: string,
): ReadyResponse | null {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const bytes = page.body.in(encoding);
  return bytes instanceof Promise ? null : respondWith(bytes, request, { page, encoding, caching });
}

function respondWith(
  bytes: Buffer,
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  { page, encoding, caching }: { page: CachedPage; encoding: Encoding; caching: string },
): ReadyResponse {
  const { whole, unchanged, etag } = headersOf(page, { encoding, caching, length: bytes.length });
  const known = headers["if-none-match"];
  if (known !== undefined && knows(known, etag)) return { status: 304, headers: unchanged, body: undefined };
  return { status: 200, headers: whole, body: method === "HEAD" ? undefined : bytes };
}

/** Sends a cached page, or 304 to a browser that has it. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  caching: string,
): Promise<void> {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const { status, headers, body } = respondWith(await page.body.in(encoding), request, {
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
  /** Of a response without a body. */
  unchanged: OutgoingHttpHeaders;
}

/** The headers of a page are the same for everybody, so they are put together once for each encoding. */
const made = new WeakMap<CachedPage, Map<Encoding, PageHeaders>>();

function headersOf(
  page: CachedPage,
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

const knows = (given: string, tag: string): boolean =>
  given.split(",").some((known) => known.trim().replace(/^W\//, "") === tag);
