import type { PlainFetch } from "@forecourt/search/kernel";
import { spanned } from "./tracer.ts";

/**
 * A `fetch` whose calls are spans and carry their `traceparent`, so that the other side's spans join ours. Without a
 * tracer it is the given one.
 */
export const tracedFetch =
  (fetch: PlainFetch): PlainFetch =>
  (url, init) => {
    const method = init?.method ?? "GET";
    // The path may hold the id of a person; the host says whose endpoint it is.
    const facts = { "http.request.method": method, "server.address": URL.parse(String(url))?.host ?? "" };
    return spanned({ name: method, kind: "client", facts }, async (span) => {
      if (span.traceparent === "") return fetch(url, init);
      const { traceparent } = span;
      const response = await fetch(url, { ...init, headers: { ...init?.headers, traceparent } });
      span.note({ "http.response.status_code": response.status });
      return response;
    });
  };
