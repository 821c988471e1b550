import { isAhead } from "../caller/is-ahead.ts";

/** Why a request is refused before anything reads it. */
export interface Refusal {
  status: number;
  message: string;
  headers?: Readonly<Record<string, string>>;
}

/** Query pairs, cookies and headers beyond these come from no page of ours. */
const MAX_QUERY_PAIRS = 300;
const MAX_COOKIES = 200;
const MAX_HEADERS = 100;
const MAX_PATH_LENGTH = 2000;
const MAX_PATH_SEGMENTS = 40;

const PAGE_METHODS = ["GET", "HEAD"];
const API_METHODS = ["GET", "HEAD", "POST", "PUT"];

const UPLOADS = /^\/(?:mock\/)?api\/leads\/with-files\/?$/;

/** A body may come to these paths and nowhere else; the largest is ten files of ten megabytes and the form around. */
const BODY_LIMITS: readonly (readonly [RegExp, number])[] = [
  [UPLOADS, 110_000_000],
  [/^\/(?:mock\/)?api\//, 1_000_000],
];

/**
 * Where a request that another site's page started is taken: the one click of a mail's `List-Unsubscribe`, which mail
 * programs in a browser send (RFC 8058). The token in its address allows it, and no cookie is read.
 */
const FROM_ANYWHERE = /^\/api\/alerts\/unsubscribe\/?$/;

/** What the server looks at of a request before it is handed on. */
export interface RequestHead {
  method: string;
  /** As it stood in the request line. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  headerCount: number;
}

/** What a browser requests before its shopper has opened it; where it is refused, the browser requests it again then. */
export const NOT_AHEAD: Refusal = {
  status: 503,
  message: "This is not sent before it is opened.",
  headers: { "Cache-Control": "no-store" },
};

const isCall = (path: string): boolean => /^\/(?:mock\/)?api\//.test(path);

/** The methods a path allows; OPTIONS is handled for all of them. */
const methodsOf = (path: string): readonly string[] => (isCall(path) ? API_METHODS : PAGE_METHODS);

/**
 * The path and query of a request. An absolute address in the request line (`GET http://host/path`) counts as its
 * path alone: the Host header decides whose site it is. Null when there is no path in it.
 */
export function requestTarget(url: string): string | null {
  if (url.startsWith("/")) return url;
  const absolute = /^https?:\/\/[^/?#]*([/?#].*)?$/i.exec(url);
  if (!absolute) return null;
  const rest = absolute[1] ?? "/";
  return rest.startsWith("/") ? rest : `/${rest}`;
}

const pathOf = (url: string): string => (requestTarget(url) ?? "").replace(/\?.*$/s, "");

/** Whether files may come to a target. */
export const takesUpload = (url: string): boolean => UPLOADS.test(pathOf(url));

/** Whether another site's page may start a request to a target. */
export const isOpenToAnySite = (url: string): boolean => FROM_ANYWHERE.test(pathOf(url));

/** Says why a request is refused unread, or null. Looks at each part of it once. */
export function refuseHead({ method, url, headers, headerCount }: RequestHead): Refusal | null {
  const target = requestTarget(url);
  if (target === null) return { status: 400, message: "The request names no path of this server." };
  const queryAt = target.indexOf("?");
  const path = queryAt === -1 ? target : target.slice(0, queryAt);
  if (path.length > MAX_PATH_LENGTH || count(path, "/") > MAX_PATH_SEGMENTS)
    return { status: 414, message: "The address is too long." };
  if (queryAt !== -1 && count(target, "&") >= MAX_QUERY_PAIRS)
    return { status: 414, message: "The address asks for too much at once." };
  if (!isReadablePath(path)) return { status: 400, message: "The address cannot be read." };

  const allowed = methodsOf(path);
  if (!allowed.includes(method) && method !== "OPTIONS")
    return { status: 405, message: "This method is not answered here.", headers: allowHeader(path) };
  if (headers.host === undefined) return { status: 400, message: "A Host header was expected." };
  if (headerCount > MAX_HEADERS || count(String(headers.cookie ?? ""), ";") >= MAX_COOKIES)
    return { status: 431, message: "The request has too many headers or cookies." };

  // Calls may act, also where a link leads to one.
  if (isCall(path) && isAhead(headers)) return NOT_AHEAD;
  const limit = BODY_LIMITS.find(([pattern]) => pattern.test(path))?.[1] ?? 0;
  if (Number(headers["content-length"] ?? 0) > limit)
    return { status: 413, message: "The request is too large." };
  if (limit === 0 && headers["transfer-encoding"] !== undefined)
    return { status: 413, message: "A body was not expected here." };
  return null;
}

export const allowHeader = (path: string): { allow: string } => ({
  allow: [...methodsOf(path), "OPTIONS"].join(", "),
});

/** Every escape in it stands for a character, and none for a control character. */
function isReadablePath(path: string): boolean {
  try {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function count(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) found += 1;
  return found;
}
