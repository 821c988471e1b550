import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { scriptRequest } from "#server/page-cache/request/script-request.ts";
import type { ReadyAnswer } from "#server/page-cache/send/ready-answer.ts";
import { allowHeader, type Refusal, refuseHead, requestTarget, takesUpload } from "./request-target.ts";
import { isCrossSite } from "../caller/same-origin.ts";
import { secureAnswer, withSecurity } from "../answer/security-headers.ts";
import { endBroken, endWith, statusOfBroken } from "./end-connection.ts";
import { forwardRequest, isHttps } from "./forward-request.ts";
import { drain, type DrainLimits, mayHaveBody, refuseRequest } from "./refuse-request.ts";
import { type BodyTimes, slowBodies } from "./slow-bodies.ts";
import { wholeFailure } from "./whole-failure.ts";

/** Times in milliseconds and sizes in bytes. What is slower is answered 408. */
export interface ServerLimits extends BodyTimes, DrainLimits {
  /** From the first byte of a request to the last of its headers. */
  headersMs: number;
  /** How often slow requests are looked for. */
  checkMs: number;
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
    if (refusal) return refuseRequest(request, response, refusal, limits);
    if (request.method === "OPTIONS") {
      response.writeHead(204, allowHeader(requestTarget(request.url ?? "") ?? "/")).end();
      return;
    }
    if (mayHaveBody(request)) bodies.watch(request, takesUpload(request.url ?? ""));
    if (request.headers.expect) response.writeContinue();
    forwardRequest(request, { https, trustedProxies: options.trustedProxies });
    wholeFailure(request, response, options.failurePage);
    options.handle(request, response).catch((error: unknown) => {
      options.onFailure(error);
      if (response.headersSent) response.destroy();
      else
        refuseRequest(
          request,
          response,
          { status: 500, message: "Something went wrong on our side." },
          limits,
        );
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
    refuseRequest(request, response, { status: 417, message: "That expectation is not met here." }, limits);
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
  const head = { method, url, headers, headerCount: request.rawHeaders.length / 2 };
  // The scripts of a page may have to draw it, so an address that is refused is refused for them, too.
  const page = scriptRequest(requestTarget(url) ?? "/")?.of;
  const refused = refuseHead(head) ?? (page ? refuseHead({ ...head, url: page }) : null);
  if (refused) return refused;
  return isCrossSite({ method, headers })
    ? { status: 403, message: "This request was started by another site." }
    : null;
}
