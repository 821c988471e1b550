import type { IncomingMessage, Server } from "node:http";
import { beforeEachRequest } from "#host/http/listener/connections.ts";
import { meter } from "#host/metrics/meter.ts";
import { parentOf, type RequestTrace, traceOf, traceOfParent, withTrace } from "./request-trace.ts";
import { type Span, type Tracer, tracer } from "./tracer.ts";

/** The part of a logger that takes lines about requests. */
export interface RequestLog {
  isLevelEnabled(level: string): boolean;
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Sees every request of a server. */
export interface RequestWatch {
  /** Hands a request on under its trace. */
  traced<T>(request: IncomingMessage, work: () => T): T;
  /**
   * Measures every request of a server, those it refuses included, writes one line of each (of failures always, of others
   * at the debug level) and begins its span where traces are wanted.
   */
  over(server: Server): void;
}

/** What a request is called by. */
interface Named {
  trace: RequestTrace;
  span: Span | null;
}

const MAX_PATH = 200;
/** The framework's files and checks whether the process is up would be most of all traces. */
const NO_SPAN = /^\/(?:_next|_pages|healthz|readyz)(?:[/?]|$)/;

/** Watches requests for the meter, the log and the tracer. Queries stay out of the last two, because they may name a shopper. */
export function requestWatch({
  log,
  trustedProxies,
}: {
  log: RequestLog;
  trustedProxies: number;
}): RequestWatch {
  const isProxied = trustedProxies > 0;
  const known = new WeakMap<IncomingMessage, Named>();
  /** Made when it is first needed: most responses are sent from memory, and nothing is written of them. */
  function nameOf(request: IncomingMessage): Named {
    const found = known.get(request) ?? { trace: traceOf(request.headers, isProxied), span: null };
    known.set(request, found);
    return found;
  }

  return {
    traced: (request, work) => {
      const { trace, span } = nameOf(request);
      const tracing = span && tracer();
      return withTrace(trace, () => (tracing ? tracing.inside(span, work) : work()));
    },
    over: (server) => {
      beforeEachRequest(server, (request, response) => {
        const began = performance.now();
        // A handler may rewrite the request's address.
        const { method = "", url = "" } = request;
        const tracing = tracer();
        if (tracing) known.set(request, nameWithSpan(tracing, request, isProxied));
        response.on("close", () => {
          const seconds = (performance.now() - began) / 1000;
          const { statusCode: status } = response;
          meter().responded({ host: request.headers.host ?? "", url, status, seconds });
          const line = () => ({
            ...nameOf(request).trace,
            method,
            path: pathOf(url),
            status,
            ms: Math.round(seconds * 1000),
          });
          if (status >= 500) log.warn(line(), "request failed");
          else if (log.isLevelEnabled("debug")) log.debug(line(), "request");
          endSpan(known.get(request)?.span, status);
        });
      });
    },
  };
}

const pathOf = (url: string): string => url.split("?", 1)[0]?.slice(0, MAX_PATH) ?? "";

function nameWithSpan(tracing: Tracer, request: IncomingMessage, isProxied: boolean): Named {
  const { method = "", url = "", headers } = request;
  const named = traceOf(headers, isProxied);
  if (NO_SPAN.test(url)) return { trace: named, span: null };
  const span = tracing.begin({
    name: method,
    kind: "server",
    parent: isProxied ? parentOf(headers) : null,
    ...(/^[0-9a-f]{32}$/.test(named.trace) ? { trace: named.trace } : {}),
    facts: {
      "http.request.method": method,
      "url.path": pathOf(url),
      "server.address": headers.host ?? "",
    },
  });
  return { trace: traceOfParent(span.traceparent), span };
}

function endSpan(span: Span | null | undefined, status: number): void {
  if (!span) return;
  span.note({ "http.response.status_code": status });
  if (status >= 500) span.fail(`responded with ${status}`);
  span.end();
}
