import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { meter } from "#server/meter/meter.ts";
import { parentOf, type RequestTrace, traceOf, withTrace } from "./request-trace.ts";
import { type Span, tracer } from "./tracer.ts";

/** The part of a logger that takes lines about requests. */
export interface RequestLog {
  isLevelEnabled(level: string): boolean;
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Hands a request on under its trace. */
export type Traced = <T>(request: IncomingMessage, work: () => T) => T;

const MAX_PATH = 200;
/** The framework's files and whoever asks whether the process is up would be most of all traces. */
const NO_SPAN = /^\/(?:_next|_pages|healthz|readyz)(?:[/?]|$)/;

/**
 * Measures every request of a server, those it refuses included, writes one line of each (of failures always, of others
 * at the debug level) and begins its span where traces are wanted. Queries stay out of both, because they may say who asks.
 */
export function watchRequests(
  server: Server,
  { log, trustedProxies }: { log: RequestLog; trustedProxies: number },
): void {
  const isProxied = trustedProxies > 0;
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now();
    const { method = "", url = "", headers } = request;
    const path = url.split("?", 1)[0]?.slice(0, MAX_PATH) ?? "";
    const named = traceOf(headers, isProxied);
    const span = NO_SPAN.test(url) ? null : requestSpan(request, { path, named, isProxied });
    const trace = span ? { trace: traceIdOf(span) } : named;
    watched.set(request, { trace, span });
    response.once("close", () => {
      const seconds = (performance.now() - began) / 1000;
      const status = response.statusCode;
      meter().answered({ host: headers.host ?? "", url, status, seconds });
      const line = () => ({ ...trace, method, path, status, ms: Math.round(seconds * 1000) });
      if (status >= 500) log.warn(line(), "request failed");
      else if (log.isLevelEnabled("debug")) log.debug(line(), "request");
      span?.note({ "http.response.status_code": status });
      if (status >= 500) span?.fail(`answered ${status}`);
      span?.end();
    });
  });
}

const watched = new WeakMap<IncomingMessage, { trace: RequestTrace; span: Span | null }>();

function requestSpan(
  { method = "", headers }: IncomingMessage,
  { path, named, isProxied }: { path: string; named: RequestTrace; isProxied: boolean },
): Span | null {
  return (
    tracer()?.begin({
      name: method,
      kind: "server",
      parent: isProxied ? parentOf(headers) : null,
      ...(/^[0-9a-f]{32}$/.test(named.trace) ? { trace: named.trace } : {}),
      facts: {
        "http.request.method": method,
        "url.path": path,
        "server.address": headers.host ?? "",
      },
    }) ?? null
  );
}

/** The second part of `version-trace-span-flags`. */
const traceIdOf = ({ traceparent }: Span): string => traceparent.split("-")[1] ?? "";

/** Runs in the name of a request that is watched. */
export const traced: Traced = (request, work) => {
  const found = watched.get(request);
  if (!found) return work();
  const { trace, span } = found;
  const tracing = span && tracer();
  return withTrace(trace, () => (tracing ? tracing.inside(span, work) : work()));
};
