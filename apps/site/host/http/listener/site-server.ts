import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import {
  allowHeader,
  isOpenToAnySite,
  type Refusal,
  refuseHead,
  requestTarget,
  takesUpload,
} from "./request-target.ts";
import { isCrossSite } from "../caller/same-origin.ts";
import { type ReadyResponse, siteResponse } from "../response/site-response.ts";
import { connectionsOf } from "./connections.ts";
import { cutStalled } from "./cut-stalled.ts";
import { endBroken, endWith, statusOfBroken } from "./end-connection.ts";
import { forwardRequest, isHttps } from "./forward-request.ts";
import { drain, type DrainLimits, mayHaveBody, refuseRequest } from "./refuse-request.ts";
import { type BodyTimes, slowBodies } from "./slow-bodies.ts";

/** Times in milliseconds and sizes in bytes. What is slower gets a 408. */
export interface ServerLimits extends BodyTimes, DrainLimits {
  /** From the first byte of a request to the last of its headers. */
  headersMs: number;
  /** How often slow requests are looked for. */
  checkMs: number;
  /** For how long a connection may be still in the middle of a response that its client does not read. */
  stallMs: number;
}

const serverLimits: ServerLimits = {
  headersMs: 15_000,
  bodyMs: 60_000,
  uploadBytesPerSecond: 32_000,
  uploadMs: 1_800_000,
  checkMs: 2_000,
  stallMs: 60_000,
  drainMs: 5_000,
  drainBytes: 16_000_000,
};

const BUSY: Refusal = {
  status: 503,
  message: "The site is busy. Please try again in a moment.",
  headers: { "Retry-After": "2" },
};

/** What the server hands requests to, and how it knows the client. */
export interface SiteServerOptions {
  /** Responds to a request that was let in. A rejection is a response of 500, or of 503 where `isBusy` says so. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The whole response to a request that is let in, where it needs no work; null hands the request on. */
  ready?: (request: IncomingMessage) => ReadyResponse | null;
  /** The page that a path and query stand for as well, which is refused where that page would be; null for others. */
  pageOf?: (target: string) => string | null;
  /** How many proxies of ours stand before this process. With none, forwarding headers are a client's and are dropped. */
  trustedProxies: number;
  /** Which requests may leave HTTP for another protocol. All others get a response as if they had not asked to. */
  upgrades?: (request: IncomingMessage) => boolean;
  onFailure: (error: unknown) => void;
  /** Whether a rejection of `handle` means that the site is busy, and may be tried again in a moment. */
  isBusy?: (error: unknown) => boolean;
  /** The page sent in place of one that failed while it was rendered. */
  failurePage: (host: string) => Promise<string>;
  /** Milliseconds that only ever grow. */
  now?: () => number;
  limits?: Partial<ServerLimits>;
}

/**
 * The HTTP server of the site: refuses what no page of ours sends before anything reads it, cuts slow requests, puts
 * the security headers on every response, and leaves each connection ready for its next request.
 */
export function createSiteServer(options: SiteServerOptions): Server {
  const limits = { ...serverLimits, ...options.limits };
  const bodies = slowBodies(limits, options.now ?? (() => performance.now()), ({ socket }) =>
    endBroken(socket, connections.get(socket), 408),
  );
  const SiteResponse = siteResponse({
    isHttps: (request) => isHttps(request, options.trustedProxies),
    failurePage: options.failurePage,
  });
  type Response = InstanceType<typeof SiteResponse>;
  const respond = (request: IncomingMessage, response: Response): void => {
    // Node drops what came in one piece with a request to upgrade, so that is the last request of its connection.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    const refusal = refusalOf(request, options.pageOf);
    const ready = refusal === null && !request.headers.expect ? options.ready?.(request) : null;
    // Most responses are these, so nothing is prepared that only others need.
    if (ready) {
      response.sendReady(ready);
      return;
    }
    const { socket } = request;
    response.on("finish", () => drain(request, socket, limits));
    if (refusal) return refuseRequest(request, response, refusal, limits);
    if (request.method === "OPTIONS") {
      response.writeHead(204, allowHeader(requestTarget(request.url ?? "") ?? "/")).end();
      return;
    }
    if (mayHaveBody(request)) bodies.watch(request, takesUpload(request.url ?? ""));
    if (request.headers.expect) response.writeContinue();
    forwardRequest(request, { trustedProxies: options.trustedProxies });
    options.handle(request, response).catch((error: unknown) => {
      options.onFailure(error);
      if (response.headersSent) response.destroy();
      else
        refuseRequest(
          request,
          response,
          options.isBusy?.(error) ? BUSY : { status: 500, message: "Something went wrong on our side." },
          limits,
        );
    });
  };
  const server = createServer(
    {
      ServerResponse: SiteResponse,
      maxHeaderSize: 16_384,
      requireHostHeader: false,
      headersTimeout: limits.headersMs,
      // Bodies have times of their own, by what they bring; this is the end of every request.
      requestTimeout: limits.headersMs + limits.uploadMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: 65_000,
      // RFC 9110, 7.8: a server may ignore Upgrade. An accepted one is no HTTP any more, and none of our limits reach it.
      shouldUpgradeCallback: options.upgrades ?? (() => false),
    },
    respond,
  );
  const connections = connectionsOf(server);
  cutStalled(server, connections, limits.stallMs);
  // A client that waits for our word before it sends its body is refused without having sent it.
  server.on("checkContinue", respond);
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    refuseRequest(request, response, { status: 417, message: "That expectation is not met here." }, limits);
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => endWith(socket, 405));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) =>
    endBroken(socket, connections.get(socket), statusOfBroken(error.code)),
  );
  const sweeping = setInterval(() => bodies.sweep(), limits.checkMs).unref();
  server.on("close", () => clearInterval(sweeping));
  return server;
}

function refusalOf(request: IncomingMessage, pageOf: SiteServerOptions["pageOf"]): Refusal | null {
  const { method = "GET", url = "/", headers } = request;
  const head = { method, url, headers, headerCount: request.rawHeaders.length / 2 };
  const page = pageOf?.(requestTarget(url) ?? "/");
  const refused = refuseHead(head) ?? (page ? refuseHead({ ...head, url: page }) : null);
  if (refused) return refused;
  return isCrossSite({ method, headers }) && !isOpenToAnySite(url)
    ? { status: 403, message: "This request was started by another site." }
    : null;
}
