import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";

/**
 * Puts on a response what `writeHead` was called with, and sends nothing: the status, its reason, and the headers in any
 * of the ways Node takes them. A header that the response has already is replaced.
 *
 * @example
 * takeHead(response, [200, "OK", { "content-type": "text/html" }])
 */
export function takeHead(response: ServerResponse, [status, ...rest]: readonly unknown[]): void {
  if (typeof status === "number") response.statusCode = status;
  if (typeof rest[0] === "string") response.statusMessage = rest[0];
  const taken = new Set<string>();
  for (const [name, value] of headerPairs(rest.findLast((part) => typeof part === "object"))) {
    const isRepeated = taken.has(name.toLowerCase());
    if (isRepeated) response.appendHeader(name, Array.isArray(value) ? value : String(value));
    else response.setHeader(name, value);
    taken.add(name.toLowerCase());
  }
}

type HeaderPair = [name: string, value: OutgoingHttpHeader];

/** Headers as an object, as pairs, or as names and values by turns; in the last two a name may come more than once. */
function headerPairs(given: unknown): HeaderPair[] {
  if (!Array.isArray(given))
    return Object.entries((given ?? {}) as OutgoingHttpHeaders).flatMap(([name, value]): HeaderPair[] =>
      value === undefined ? [] : [[name, value]],
    );
  if (Array.isArray(given[0])) return given as HeaderPair[];
  const byTurns = given as OutgoingHttpHeader[];
  return byTurns.flatMap((name, at): HeaderPair[] =>
    at % 2 === 0 ? [[String(name), byTurns[at + 1] ?? ""]] : [],
  );
}
