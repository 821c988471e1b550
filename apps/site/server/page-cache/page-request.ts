import type { IncomingMessage } from "node:http";
import { parseConsentAnswer, requestPrivacyControl } from "@forecourt/analytics/consent";

/** A page that may be shared, as one request asks for it. */
export interface PageRequest {
  host: string;
  /** Path and query. */
  url: string;
  /** What the shopper has agreed to, and whether the browser objects to tracking: pages ask, and track, by it. */
  consent: string;
}

/** Paths below which no page stands, and files, which have a name with an ending. */
const NO_PAGE = /^\/(?:_next|_pages|api|media|mock|healthz|readyz)(?:[/?]|$)|^[^?]*\.\w{1,12}(?:\?|$)/;

/** The framework's own calls for a part of a page, and requests for a part of an answer. */
const PARTIAL = ["rsc", "next-router-state-tree", "next-router-prefetch", "next-action", "range"] as const;

/** Cookies of ours that only pages look at which are never shared: of lists, of what was sent last, and of accounts. */
const NEUTRAL_COOKIES = [
  "fc-favourites",
  "fc-sent-lead",
  "fc-refused-files",
  "fc-reservation",
  "fc-session",
  "fc-sign-in",
];
const CONSENT_COOKIE = "fc-consent";
const OWN_COOKIE = /^(?:__Host-)?(fc-[\w-]+)$/;

/**
 * Reads which page a request asks for, or null when its answer may be the shopper's alone: not a plain GET, a cookie of
 * ours that a page may look at, or a call of the framework.
 */
export function pageRequest({ method, url = "/", headers }: IncomingMessage): PageRequest | null {
  if ((method !== "GET" && method !== "HEAD") || NO_PAGE.test(url)) return null;
  if (headers.host === undefined || headers.authorization !== undefined) return null;
  if (PARTIAL.some((name) => headers[name] !== undefined)) return null;
  const own = ownCookies(headers.cookie);
  const consents = own.filter(([name]) => name === CONSENT_COOKIE).map(([, value]) => value);
  const personal = own.some(([name]) => name !== CONSENT_COOKIE && !NEUTRAL_COOKIES.includes(name));
  if (personal || consents.length > 1) return null;
  const [answer = ""] = consents;
  const objects = requestPrivacyControl(String(headers["sec-gpc"] ?? ""));
  return {
    host: headers.host.toLowerCase(),
    url,
    consent: `${parseConsentAnswer(answer) === null ? "" : answer}${objects ? "!" : ""}`,
  };
}

/** The names, without their prefix, and values of the site's own cookies. */
const ownCookies = (cookie = ""): [name: string, value: string][] =>
  cookie.split(";").flatMap((pair) => {
    const [name = "", value = ""] = pair.split("=", 2).map((part) => part.trim());
    const own = OWN_COOKIE.exec(name)?.[1];
    return own === undefined ? [] : [[own, value]];
  });
