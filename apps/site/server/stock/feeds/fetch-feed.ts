import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PlainFetch } from "@forecourt/search/kernel";
import { boundedBody, BodyTooLong } from "#host/http/body/bounded-body.ts";

/** Largest feed file as it is sent, packed or not, and how long it may take in all. */
const MAX_BYTES = 500_000_000;
const TIMEOUT_MS = 10 * 60_000;
const MAX_REDIRECTS = 5;

/** The validators of a file when it was last fetched, so that it need not send it again. */
export interface FeedMark {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** What became of a fetch: a file on the disk, the word that nothing has changed, or a sentence about the failure. */
export type FetchedFeed =
  | { kind: "fetched"; bytes: number; mark: FeedMark }
  | { kind: "unchanged" }
  | { kind: "failed"; detail: string };

export interface FetchFeedOptions {
  url: string;
  /** Where the file is written; removed again when it does not arrive whole. */
  file: string;
  fetch: PlainFetch;
  /** What to send as `If-None-Match` and `If-Modified-Since`; null asks for the file in any case. */
  known: FeedMark | null;
  /** Whether plain HTTP is taken, as doubles on loopback speak it. */
  plainHttp?: boolean;
  limits?: { bytes: number; milliseconds: number };
}

/**
 * Fetches a feed by HTTPS into a file, bounded in size and time. The file is written before it is read as a feed, so that
 * a slow server holds up no writer of the stock. Never rejects for what a server does.
 *
 * @example
 * await fetchFeed({ url: "https://feeds.example.com/stock.csv", file: "/tmp/feed", fetch: wiring.tenantFetch, known: null });
 */
export async function fetchFeed(options: FetchFeedOptions): Promise<FetchedFeed> {
  const { url, file, limits = { bytes: MAX_BYTES, milliseconds: TIMEOUT_MS } } = options;
  const signal = AbortSignal.timeout(limits.milliseconds);
  const failed = (why: string): FetchedFeed => ({
    kind: "failed",
    detail: `The feed ${shownAddress(url)} could not be fetched: ${why}. The stock was left as it is.`,
  });
  try {
    const response = await request(options, signal);
    if (typeof response === "string") return failed(response);
    if (response.status === 304) {
      await response.body?.cancel();
      return options.known === null
        ? failed("the server says it is unchanged, and was not asked")
        : { kind: "unchanged" };
    }
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      return failed(statusProblem(response.status));
    }
    let bytes = 0;
    const counted = async function* (body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const piece of body) {
        bytes += piece.length;
        yield piece;
      }
    };
    const body = boundedBody(response.body, limits.bytes);
    await pipeline(Readable.from(counted(body)), createWriteStream(file, { mode: 0o600 }), { signal });
    const { headers } = response;
    return {
      kind: "fetched",
      bytes,
      mark: { etag: headers.get("etag"), lastModified: headers.get("last-modified") },
    };
  } catch (error) {
    await rm(file, { force: true });
    if (signal.aborted) return failed(`it took longer than ${limits.milliseconds / 1000} seconds`);
    if (error instanceof BodyTooLong) return failed(`it has more than ${limits.bytes} bytes`);
    return failed(causeOf(error));
  }
}

/** The response behind at most five redirects, each by HTTPS; a sentence when there is none. */
async function request(
  { url, fetch, known, plainHttp = false }: FetchFeedOptions,
  signal: AbortSignal,
): Promise<Response | string> {
  const headers: Record<string, string> = { accept: "text/csv, application/json, */*;q=0.5" };
  if (known?.etag) headers["if-none-match"] = known.etag;
  if (known?.lastModified) headers["if-modified-since"] = known.lastModified;
  let at = new URL(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (at.protocol !== "https:" && !(plainHttp && at.protocol === "http:")) {
      return redirects === 0 ? "feeds are fetched by HTTPS only" : "it leads to an address without HTTPS";
    }
    const response = await fetch(at, { headers, redirect: "manual", signal });
    const location = response.headers.get("location");
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    at = new URL(location, at);
  }
  return `it leads from address to address, more than ${MAX_REDIRECTS} times`;
}

function statusProblem(status: number): string {
  if (status === 401 || status === 403) return `the server wants a password (${status})`;
  if (status === 404 || status === 410) return `there is nothing at this address (${status})`;
  return `the server answered ${status}`;
}

/** The words of what went wrong; undici says the reason in the cause. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? cause.message : String(cause)).replace(/[.\s]+$/, "");
}

/** An address without what may be a password or a key: neither its user nor its query is for a screen or a log. */
export function shownAddress(url: string): string {
  const { host, pathname, protocol, search } = new URL(url);
  return `${protocol}//${host}${pathname}${search === "" ? "" : "?…"}`;
}
