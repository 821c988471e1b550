import type { OutgoingHttpHeaders } from "node:http";
import { PROXY_HEADER } from "#host/framework/next-internals.ts";

/** What a response may load that is no page of ours and brings no policy of its own: nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ALWAYS: readonly (readonly [string, string])[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(self), microphone=(), payment=(self)"],
  ["X-Frame-Options", "DENY"],
  ["X-Permitted-Cross-Domain-Policies", "none"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Origin-Agent-Cluster", "?1"],
  ["Content-Security-Policy", NOTHING],
];

/** A year, as browsers' preload lists ask. Over plain HTTP browsers must ignore it, so it is not sent there. */
const HTTPS_ONLY = ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"] as const;

/** The headers every response carries unless it brings its own of that name. */
export const securityHeaders = ({ https }: { https: boolean }): readonly (readonly [string, string])[] =>
  https ? [...ALWAYS, HTTPS_ONLY] : ALWAYS;

/** In these the framework says where a request was rewritten to, and the site whether a page is shared. */
const WITHIN_THE_SITE = /^x-shared-page$/i;

/** Whether a header is for the site itself, and leaves it on no response. */
export const isWithinTheSite = (name: string): boolean =>
  PROXY_HEADER.test(name) || WITHIN_THE_SITE.test(name);

const completed = {
  http: new WeakMap<object, OutgoingHttpHeaders>(),
  https: new WeakMap<object, OutgoingHttpHeaders>(),
};

/** Headers with those that every response carries. Those that cannot change any more, as of cached pages, are completed once. */
export function withSecurity(given: OutgoingHttpHeaders, https: boolean): OutgoingHttpHeaders {
  if (!Object.isFrozen(given)) return complete(given, https);
  const known = completed[https ? "https" : "http"];
  const whole = known.get(given) ?? complete(given, https);
  known.set(given, whole);
  return whole;
}

function complete(given: OutgoingHttpHeaders, https: boolean): OutgoingHttpHeaders {
  const own = Object.entries(given).filter(([name]) => !isWithinTheSite(name));
  const names = new Set(own.map(([name]) => name.toLowerCase()));
  const missing = securityHeaders({ https }).filter(([name]) => !names.has(name.toLowerCase()));
  return Object.fromEntries([...own, ...missing]);
}
