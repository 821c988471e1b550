import { isRecord } from "@forecourt/search/kernel";
import type { SinkOutcome } from "../lead-sink.ts";

type Failed = Extract<SinkOutcome, { ok: false }>;

/** The meaning of the receiver's status. `null` for a success, whose body the sink reads itself. */
export function httpProblem(response: Response, now: Date): Failed | null {
  if (response.ok) return null;
  const { status } = response;
  const after = retryAfter(response.headers.get("retry-after"), now);
  return {
    ok: false,
    // A refused payload stays refused. Wrong credentials and wrong addresses are mended by people, so they wait.
    retry: !REFUSED.includes(status),
    problem: `HTTP ${status}`,
    ...(after === null ? {} : { retryAfterMs: after }),
  };
}

const REFUSED = [400, 405, 406, 413, 414, 415, 422];

/** `Retry-After` in seconds or as a date; null when there is none that makes sense. */
function retryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null;
  if (/^\d{1,7}$/.test(header.trim())) return Number(header) * 1000;
  const time = Date.parse(header);
  return Number.isNaN(time) ? null : Math.max(0, time - now.getTime());
}

const failed = (problem: string): Failed => ({ ok: false, retry: true, problem });

/**
 * Why a response of 2xx is not the receiver's: a page for people, such as the sign-in of a proxy, or an empty one where
 * the receiver always sends a body. `null` for a success. Retried, since the receiver itself has not responded.
 */
export function foreignSuccess(response: Response, { empty }: { empty: boolean }): Failed | null {
  if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(response.headers.get("content-type") ?? ""))
    return failed("The receiver responded with a web page.");
  return !empty && (response.status === 204 || response.status === 205)
    ? failed(`The receiver's response is empty (HTTP ${response.status}).`)
    : null;
}

/** Reads the body of a success that must be a JSON object which names no error. */
export function jsonSuccess(body: string): { ok: true; json: Readonly<Record<string, unknown>> } | Failed {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return failed("The receiver's response is no JSON.");
  }
  if (!isRecord(json)) return failed("The receiver's response is no JSON object.");
  return isNamed(json["error"]) || isNamed(json["errors"]) || json["success"] === false
    ? failed("The receiver responded with an error.")
    : { ok: true, json };
}

/** Many receivers always send the field, and an empty list in it is no error. */
const isNamed = (error: unknown): boolean =>
  typeof error === "object" && error !== null ? Object.keys(error).length > 0 : Boolean(error);
