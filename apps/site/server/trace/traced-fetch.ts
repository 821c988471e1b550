import { spanned } from "./tracer.ts";

/**
 * A `fetch` whose calls are spans and carry their `traceparent`, so that the other side's spans join ours. Without a
 * tracer it is the given one.
 */
export const tracedFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const method = init?.method ?? "GET";
    // The path may hold the id of a person; the host says whose endpoint it is.
    const facts = { "http.request.method": method, "server.address": URL.parse(url)?.host ?? "" };
    return spanned({ name: method, kind: "client", facts }, async (span) => {
      if (span.traceparent === "") return fetch(input, init);
      const { traceparent } = span;
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), traceparent };
      const response = await fetch(input, { ...init, headers });
      span.note({ "http.response.status_code": response.status });
      return response;
    });
  };
