import { isRecord } from "@forecourt/search/kernel";
import type { SinkOutcome } from "../lead-sink.ts";

type Failed = Extract<SinkOutcome, { ok: false }>;

/** What the other side's status means. `null` for a success, whose body the sink reads itself. */
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
 * Why a response of 2xx is no receiver's: a page for people, such as the sign-in of a proxy, or where the receiver always
 * answers with more than 204, nothing at all. `null` for a success. Tried again, since the receiver has not answered yet.
 */
export function foreignSuccess(response: Response, { empty }: { empty: boolean }): Failed | null {
  if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(response.headers.get("content-type") ?? ""))
    return failed("The other side answered with a web page.");
  return !empty && (response.status === 204 || response.status === 205)
    ? failed(`The other side answered with nothing (HTTP ${response.status}).`)
    : null;
}

/** Reads the body of a success that must be a JSON object which names no error. */
export function jsonSuccess(body: string): { ok: true; answer: Readonly<Record<string, unknown>> } | Failed {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return failed("The other side's answer is no JSON.");
  }
  if (!isRecord(answer)) return failed("The other side's answer is no JSON object.");
  return isNamed(answer["error"]) || isNamed(answer["errors"]) || answer["success"] === false
    ? failed("The other side answered with an error.")
    : { ok: true, answer };
}

/** Many receivers always send the field, and an empty list in it is no error. */
const isNamed = (error: unknown): boolean =>
  typeof error === "object" && error !== null ? Object.keys(error).length > 0 : Boolean(error);
