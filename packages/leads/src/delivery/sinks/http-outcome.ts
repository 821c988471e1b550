import type { SinkOutcome } from "../lead-sink.ts";

/** What the other side's status means. `null` for a success, whose body the sink reads itself. */
export function httpProblem(response: Response, now: Date): Extract<SinkOutcome, { ok: false }> | null {
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
