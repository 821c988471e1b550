import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Duplex } from "node:stream";
import type { ReadyAnswer } from "#server/page-cache/send-kept.ts";
import { clientAddress } from "../caller/client-address.ts";
import { allowHeader, type Refusal, refuseHead, requestTarget, takesUpload } from "./request-target.ts";
import { isCrossSite } from "../caller/same-origin.ts";
import { secureAnswer, securityHeaders, withSecurity } from "../answer/security-headers.ts";
import { type BodyTimes, slowBodies } from "./slow-bodies.ts";
import { wholeFailure } from "./whole-failure.ts";

/** Times in milliseconds and sizes in bytes. What is slower is answered 408. */
export interface ServerLimits extends BodyTimes {
  /** From the first byte of a request to the last of its headers. */
  headersMs: number;
  /** How often slow requests are looked for. */
  checkMs: number;
  /** How long, and how much of, a refused body is read so that the client sees the answer. */
  drainMs: number;
  drainBytes: number;
}

const serverLimits: ServerLimits = {
  headersMs: 15_000,
  bodyMs: 60_000,
  uploadBytesPerSecond: 32_000,
  uploadMs: 1_800_000,
  checkMs: 2_000,
  drainMs: 5_000,
  drainBytes: 16_000_000,
};

/** What the server hands requests to, and how it knows who asks. */
export interface SiteServerOptions {
  /** Answers a request that was let in. A rejection is answered 500. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The whole answer to a request that is let in, where it needs no work; null hands the request on. */
  ready?: (request: IncomingMessage) => ReadyAnswer | null;
  /** How many proxies of ours stand before this process. With none, forwarding headers are a client's and are dropped. */
  trustedProxies: number;
  onFailure: (error: unknown) => void;
  /** The page sent in place of one that failed while it was drawn. */
  failurePage: (host: string) => Promise<string>;
  /** Milliseconds that only ever grow. */
  now?: () => number;
  limits?: Partial<ServerLimits>;
}

/**
 * The HTTP server of the site: refuses what no page of ours sends before anything reads it, cuts slow requests, puts
 * the security headers on every answer, and leaves each connection ready for its next request.
 */
export function createSiteServer(options: SiteServerOptions): Server {
  const limits = { ...serverLimits, ...options.limits };
  const latest = new WeakMap<Duplex, ServerResponse>();
  const bodies = slowBodies(limits, options.now ?? (() => performance.now()), ({ socket }) =>
    endBroken(socket, latest.get(socket), 408),
  );
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    latest.set(request.socket, response);
    const https = isHttps(request, options.trustedProxies);
    const refusal = refusalOf(request);
    const ready = refusal === null && !request.headers.expect ? options.ready?.(request) : null;
    // Most answers are these, so nothing is prepared that only others need.
    if (ready) {
      response.writeHead(ready.status, withSecurity(ready.headers, https)).end(ready.body);
      return;
    }
    secureAnswer(response, { https });
    response.on("finish", () => drain(request, limits));
    if (refusal) return refuse(request, response, refusal, limits);
    if (request.method === "OPTIONS") {
      response.writeHead(204, allowHeader(requestTarget(request.url ?? "") ?? "/")).end();
      return;
    }
    if (mayHaveBody(request)) bodies.watch(request, takesUpload(request.url ?? ""));
    if (request.headers.expect) response.writeContinue();
    forward(request, { https, trustedProxies: options.trustedProxies });
    wholeFailure(request, response, options.failurePage);
    options.handle(request, response).catch((error: unknown) => {
      options.onFailure(error);
      if (response.headersSent) response.destroy();
      else refuse(request, response, { status: 500, message: "Something went wrong on our side." }, limits);
    });
  };
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      requireHostHeader: false,
      headersTimeout: limits.headersMs,
      // Bodies have times of their own, by what they bring; this is the end of every request.
      requestTimeout: limits.headersMs + limits.uploadMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: 65_000,
    },
    answer,
  );
  // A client that waits for our word before it sends its body is refused without having sent it.
  server.on("checkContinue", answer);
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    secureAnswer(response, { https: isHttps(request, options.trustedProxies) });
    refuse(request, response, { status: 417, message: "That expectation is not met here." }, limits);
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => endWith(socket, 405));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) =>
    endBroken(socket, latest.get(socket), statusOfBroken(error.code)),
  );
  const sweeping = setInterval(() => bodies.sweep(), limits.checkMs).unref();
  server.on("close", () => clearInterval(sweeping));
  return server;
}

function refusalOf(request: IncomingMessage): Refusal | null {
  const { method = "GET", url = "/", headers } = request;
  const refused = refuseHead({ method, url, headers, headerCount: request.rawHeaders.length / 2 });
  if (refused) return refused;
  return isCrossSite({ method, headers })
    ? { status: 403, message: "This request was started by another site." }
    : null;
}

/** A client's own words about where a request came from, and what has been answered. */
const DROPPED_HEADERS = ["forwarded", "x-forwarded-host", "x-forwarded-port", "x-real-ip", "expect"];

/** Makes the request say only what is true: its path, who asks, and over what. */
function forward(
  request: IncomingMessage,
  { https, trustedProxies }: { https: boolean; trustedProxies: number },
): void {
  request.url = requestTarget(request.url ?? "/") ?? "/";
  const { headers } = request;
  const address = clientAddress({
    socket: request.socket.remoteAddress,
    forwardedFor: String(headers["x-forwarded-for"] ?? ""),
    trustedProxies,
  });
  // Deleting makes an object slow to read, so only what is there is deleted.
  for (const name of DROPPED_HEADERS) if (headers[name] !== undefined) delete headers[name];
  headers["x-forwarded-for"] = address ?? "";
  headers["x-forwarded-proto"] = https ? "https" : "http";
}

const isHttps = ({ headers }: IncomingMessage, trustedProxies: number): boolean =>
  trustedProxies > 0 &&
  String(headers["x-forwarded-proto"] ?? "")
    .split(",")
    .at(-1)
    ?.trim() === "https";

/** Answers with a sentence. A body that is still coming is read away first, or the client never sees the answer. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, headers }: Refusal,
  limits: ServerLimits,
): void {
  const body = JSON.stringify({ error: message });
  const more = mayHaveBody(request) && !request.complete;
  response.writeHead(status, {
    ...headers,
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...(more ? { Connection: "close" } : {}),
  });
  if (request.method === "HEAD" || !more) {
    response.end(request.method === "HEAD" ? undefined : body);
    return;
  }
  // Ending closes the connection; a connection closed while bytes come in takes the answer with it.
  response.write(body);
  drain(request, limits, () => response.end());
}

const mayHaveBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Reads the rest of a body away, so that the next request on the connection is found; cuts what is too long or slow. */
function drain(request: IncomingMessage, limits: ServerLimits, done: () => void = () => undefined): void {
  if (request.complete || request.destroyed) {
    done();
    return;
  }
  let left = limits.drainBytes;
  const cut = setTimeout(() => request.socket.destroy(), limits.drainMs);
  const stop = (): void => {
    clearTimeout(cut);
    done();
  };
  request.once("close", stop);
  request.once("end", stop);
  request.removeAllListeners("readable");
  request.on("data", (chunk: Buffer) => {
    left -= chunk.byteLength;
    if (left < 0) request.socket.destroy();
  });
  request.resume();
}

/** What the parser could not read. */
function statusOfBroken(code: string | undefined): number {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "HPE_INVALID_METHOD") return 405;
  return 400;
}

/** Ends a connection whose request cannot be read to its end; an answer that has begun is not spoilt by another. */
function endBroken(socket: Duplex, response: ServerResponse | undefined, status: number): void {
  const answering = response !== undefined && response.headersSent && !response.writableFinished;
  if (!socket.writable || answering) socket.destroy();
  else endWith(socket, status);
}

/** A socket closed while bytes come in takes the answer with it, so it stays open this long. */
const LINGER_MS = 500;

/** The last word on a connection that holds no request. */
function endWith(socket: Duplex, status: number): void {
  const headers = [...securityHeaders({ https: false }), ["Connection", "close"], ["Content-Length", "0"]];
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map((pair) => pair.join(": "))];
  if (status === 405) lines.push("Allow: GET, HEAD, POST, PUT, OPTIONS");
  socket.end(`${lines.join("\r\n")}\r\n\r\n`, () => setTimeout(() => socket.destroy(), LINGER_MS).unref());
}
