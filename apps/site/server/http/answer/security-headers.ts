import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { SHARED_PAGE } from "#server/page-cache/keep/shared-page.ts";
import { takeHead } from "../head/take-head.ts";

/** What an answer may load that is no page of ours and brings no policy of its own: nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ALWAYS: readonly (readonly [string, string])[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(self)"],
  ["X-Frame-Options", "DENY"],
  ["X-Permitted-Cross-Domain-Policies", "none"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Origin-Agent-Cluster", "?1"],
  ["Content-Security-Policy", NOTHING],
];

/** A year, as browsers' preload lists ask. Over plain HTTP browsers must ignore it, so it is not sent there. */
const HTTPS_ONLY = ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"] as const;

/** The headers every answer carries unless it brings its own of that name. */
export const securityHeaders = ({ https }: { https: boolean }): readonly (readonly [string, string])[] =>
  https ? [...ALWAYS, HTTPS_ONLY] : ALWAYS;

/** In these the framework says where a request was rewritten to, and the site whether a page is shared. */
const WITHIN_THE_SITE: readonly string[] = ["x-middleware-rewrite", SHARED_PAGE];

/**
 * Puts the headers on an answer as its first byte leaves, whoever writes it: a page, a file, the framework's own error.
 * Those that are for the site itself are taken off.
 */
export function secureAnswer(response: ServerResponse, { https }: { https: boolean }): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...parts: Parameters<typeof writeHead>) => {
    const [status, given] = parts;
    // Headers given in one piece are written as they are, which a kept page's time shows.
    if (response.getHeaderNames().length === 0 && isPlainHeaders(given))
      return writeHead(status, withSecurity(given, https));
    takeHead(response, parts);
    for (const name of WITHIN_THE_SITE) response.removeHeader(name);
    for (const [name, value] of securityHeaders({ https }))
      if (!response.hasHeader(name)) response.setHeader(name, value);
    return writeHead(response.statusCode);
  }) as typeof response.writeHead;
}

const isPlainHeaders = (given: unknown): given is OutgoingHttpHeaders =>
  typeof given === "object" && given !== null && !Array.isArray(given);

const completed = {
  http: new WeakMap<object, OutgoingHttpHeaders>(),
  https: new WeakMap<object, OutgoingHttpHeaders>(),
};

/** Headers with those that every answer carries. Those that cannot change any more, as of kept pages, are completed once. */
export function withSecurity(given: OutgoingHttpHeaders, https: boolean): OutgoingHttpHeaders {
  if (!Object.isFrozen(given)) return complete(given, https);
  const known = completed[https ? "https" : "http"];
  const whole = known.get(given) ?? complete(given, https);
  known.set(given, whole);
  return whole;
}

function complete(given: OutgoingHttpHeaders, https: boolean): OutgoingHttpHeaders {
  const own = Object.entries(given).filter(([name]) => !WITHIN_THE_SITE.includes(name.toLowerCase()));
  const names = new Set(own.map(([name]) => name.toLowerCase()));
  const missing = securityHeaders({ https }).filter(([name]) => !names.has(name.toLowerCase()));
  return Object.fromEntries([...own, ...missing]);
}
