import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { processWide } from "#host/process/process-wide.ts";

/** What joins the lines of one request, in this log and in those of the proxies before it. */
export interface RequestTrace {
  trace: string;
}

const storage = processWide("request-trace", () => new AsyncLocalStorage<RequestTrace>());

/** `version-trace-parent-flags`; a trace or a parent of nothing but zeros is none. */
const TRACE_PARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-((?!0{16})[0-9a-f]{16}-[0-9a-f]{2})/;
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * The trace a request belongs to: the one a trusted proxy names (`traceparent`, else `X-Request-Id`), else a new one. A
 * client's own words are not believed, so that it cannot write itself into another's lines.
 */
export function traceOf(headers: IncomingHttpHeaders, isProxied: boolean): RequestTrace {
  const parent = TRACE_PARENT.exec(String(headers["traceparent"] ?? ""))?.[1];
  const id = String(headers["x-request-id"] ?? "");
  const given = parent ?? (REQUEST_ID.test(id) ? id : undefined);
  return { trace: (isProxied ? given : undefined) ?? randomUUID().replaceAll("-", "") };
}

/** The span of a proxy's that a request belongs below, in the first version of `traceparent`, which all others begin with. */
export function parentOf(headers: IncomingHttpHeaders): string | null {
  const [, trace, rest] = TRACE_PARENT.exec(String(headers["traceparent"] ?? "")) ?? [];
  return trace === undefined || rest === undefined ? null : `00-${trace}-${rest}`;
}

/** Does something in the name of a request: every line that is logged meanwhile carries its trace. */
export const withTrace = <T>(trace: RequestTrace, work: () => T): T => storage.current.run(trace, work);

/** The request in whose name this runs; nothing between requests. */
export const currentTrace = (): Partial<RequestTrace> => storage.current.getStore() ?? {};

/**
 * The request in whose name this runs as W3C `traceparent`, for what is done of it later; null between requests, and for
 * one whose name, which a proxy gave it, is no trace's.
 */
export function currentTraceparent(): string | null {
  const { trace } = currentTrace();
  if (trace === undefined || !/^(?!0{32})[0-9a-f]{32}$/.test(trace)) return null;
  return `00-${trace}-${randomBytes(8).toString("hex")}-00`;
}

/** The name of the request that a `traceparent` belongs to. */
export const traceOfParent = (traceparent: string): RequestTrace => ({
  trace: traceparent.split("-")[1] ?? "",
});
