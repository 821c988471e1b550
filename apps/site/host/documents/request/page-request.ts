import type { IncomingMessage } from "node:http";
import { PARTIAL_REQUEST_HEADERS } from "#host/framework/next-internals.ts";
import { parseConsentAnswer, requestPrivacyControl } from "@forecourt/analytics/consent";
import { LIST_PART, PART_HEADER } from "./part-header.ts";
import { cookieRules } from "#host/http/caller/cookie-rules.ts";

/** A page that may be shared, as one request names it. */
export interface PageRequest {
  host: string;
  /** Path and query. */
  url: string;
  /** What the shopper has agreed to, and whether the browser objects to tracking: pages ask, and track, by it. */
  consent: string;
  /** The part of the page that is wanted alone, where the page has it; empty for the page. */
  part: "" | typeof LIST_PART;
}

/** Paths below which no page stands, and files, which have a name with an ending. */
const NO_PAGE = /^\/(?:_next|_pages|api|media|mock|healthz|readyz)(?:[/?]|$)|^[^?]*\.\w{1,12}(?:\?|$)/;

/** The framework's own calls for a part of a page, and requests for a part of a response. */
const PARTIAL = [...PARTIAL_REQUEST_HEADERS, "range"];

/** Cookies of ours that only pages look at which are never shared: of lists, of what was sent last, and of accounts. */
export const NEUTRAL_COOKIES = [
  "fc-favourites",
  "fc-sent-lead",
  "fc-refused-files",
  "fc-reservation",
  "fc-session",
  "fc-sign-in",
];
const CONSENT_COOKIE = "fc-consent";
const OWN_COOKIE = /^\W*(?:__Host-)?fc-/;

/**
 * Reads which page a request is for, or null when its response may be the shopper's alone: not a plain GET, a cookie of
 * ours that a page may look at, or a call of the framework. A consent cookie counts only in the very spelling the
 * site writes, name and value: a page reads cookies in its own way, and what it could read otherwise is never shared.
 */
export function pageRequest({ method, url = "/", headers }: IncomingMessage): PageRequest | null {
  if ((method !== "GET" && method !== "HEAD") || NO_PAGE.test(url)) return null;
  if (headers.host === undefined || headers.authorization !== undefined) return null;
  if (PARTIAL.some((name) => headers[name] !== undefined)) return null;
  const consent = consentIn(headers.cookie, headers.host);
  if (consent === null) return null;
  const objects = requestPrivacyControl(String(headers["sec-gpc"] ?? ""));
  return {
    host: headers.host.toLowerCase(),
    url,
    consent: `${consent}${objects ? "!" : ""}`,
    part: method === "GET" && headers[PART_HEADER] === LIST_PART ? LIST_PART : "",
  };
}

/** The consent cookie's value, empty without one; null when a cookie is the shopper's alone. */
function consentIn(cookie: string | undefined, host: string): string | null {
  if (cookie === undefined) return "";
  const own = ownCookies(cookie).filter(
    ([name]) => !NEUTRAL_COOKIES.some((neutral) => cookieRules(neutral, host).name === name),
  );
  const consent = cookieRules(CONSENT_COOKIE, host).name;
  const [[name, value] = [consent, ""], ...more] = own;
  const isValid = value === "" || parseConsentAnswer(value) !== null;
  return name === consent && isValid && more.length === 0 ? value : null;
}

/** Names and values of the site's own cookies, as they stand there, and of whatever could be read as one. */
const ownCookies = (cookie: string): [name: string, value: string][] =>
  cookie.split(/; */).flatMap((pair) => {
    const at = pair.includes("=") ? pair.indexOf("=") : pair.length;
    const name = pair.slice(0, at);
    return OWN_COOKIE.test(name) ? [[name, pair.slice(at + 1)]] : [];
  });
