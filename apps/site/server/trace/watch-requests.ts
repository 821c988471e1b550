import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { meter } from "#server/meter/meter.ts";
import { type RequestTrace, traceOf, withTrace } from "./request-trace.ts";

/** The part of a logger that takes lines about requests. */
export interface RequestLog {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Hands a request on under its trace. */
export type Traced = <T>(request: IncomingMessage, work: () => T) => T;

const MAX_PATH = 200;

/**
 * Measures every request of a server, those it refuses included, and writes one line of each: of failures always, of
 * others at the debug level. Queries stay out of the log, because they may say who asks.
 */
export function watchRequests(
  server: Server,
  { log, trustedProxies }: { log: RequestLog; trustedProxies: number },
): void {
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now();
    const { method = "", url = "", headers } = request;
    const trace = traceOf(headers, trustedProxies > 0);
    traces.set(request, trace);
    response.once("close", () => {
      const seconds = (performance.now() - began) / 1000;
      const status = response.statusCode;
      meter().answered({ host: headers.host ?? "", url, status, seconds });
      const line = {
        ...trace,
        method,
        path: url.split("?", 1)[0]?.slice(0, MAX_PATH),
        status,
        ms: Math.round(seconds * 1000),
      };
      if (status >= 500) log.warn(line, "request failed");
      else log.debug(line, "request");
    });
  });
}

const traces = new WeakMap<IncomingMessage, RequestTrace>();

/** Runs in the name of a request that is watched. */
export const traced: Traced = (request, work) => {
  const trace = traces.get(request);
  return trace ? withTrace(trace, work) : work();
};
