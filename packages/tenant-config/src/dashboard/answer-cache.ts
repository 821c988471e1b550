import { LRUCache } from "lru-cache";
import type { CallAnswer, CallProblem } from "./call-dashboard.ts";

/** How long answers are kept, and how many. Times in milliseconds. */
export interface AnswerCachePolicy {
  /** Served without asking. */
  freshMs: number;
  /** After that, still served while a newer one is fetched, or while there is none to be had. */
  staleMs: number;
  /** After a failure the dashboard is left alone for so long. */
  restMs: number;
  maxEntries: number;
  /** All bodies together, in bytes as they came. */
  maxBytes: number;
}

/** A minute fresh, a week stale, ten seconds' rest; bounded for a platform with a few hundred sites. */
export const CACHE_DEFAULTS: AnswerCachePolicy = {
  freshMs: 60_000,
  staleMs: 7 * 86_400_000,
  restMs: 10_000,
  maxEntries: 2_000,
  maxBytes: 64_000_000,
};

interface Kept<Value> {
  /** False is the dashboard's own 404. */
  value: Value | false;
  bytes: number;
  at: number;
}

/** Told of every call that failed, cached content or not. Never holds credentials. */
export type CallReport = (key: string, problem: CallProblem) => void;

/** Answers by address: fresh ones at once, stale ones while the dashboard is slow or down. */
export interface AnswerCache<Value> {
  /** The answer, stale at worst; false for a 404, or a failure with nothing kept. */
  get(key: string, call: () => Promise<CallAnswer<Value>>): Promise<Value | false>;
  /** Resolves once nothing is being fetched in the background. */
  idle(): Promise<void>;
}

/** Keeps the answers of calls. `now` is asked for the time in epoch milliseconds. */
export function answerCache<Value extends object>(
  policy: AnswerCachePolicy,
  now: () => number,
  report: CallReport,
): AnswerCache<Value> {
  const kept = new LRUCache<string, Kept<Value>>({
    max: policy.maxEntries,
    maxSize: policy.maxBytes,
    sizeCalculation: (entry) => Math.max(1, entry.bytes),
  });
  /** When an address that failed may be asked again; bounded too, for addresses come from outside. */
  const resting = new LRUCache<string, number>({ max: policy.maxEntries });
  const running = new Map<string, Promise<Value | false>>();

  async function refresh(key: string, call: () => Promise<CallAnswer<Value>>): Promise<Value | false> {
    const answer = await call();
    const at = now();
    if (answer.ok) {
      resting.delete(key);
      kept.set(key, { value: answer.value, bytes: answer.bytes, at });
      return answer.value;
    }
    report(key, answer.problem);
    if (answer.problem.kind === "missing") {
      // What the dashboard says is gone is gone; asked again as often as anything else.
      kept.set(key, { value: false, bytes: 1, at });
      return false;
    }
    resting.set(key, at + policy.restMs);
    return kept.get(key)?.value ?? false;
  }

  function refreshOnce(key: string, call: () => Promise<CallAnswer<Value>>): Promise<Value | false> {
    const already = running.get(key);
    if (already) return already;
    const started = refresh(key, call).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  return {
    async get(key, call) {
      const time = now();
      const entry = kept.get(key);
      const age = entry ? time - entry.at : Infinity;
      if (entry && age < policy.freshMs) return entry.value;
      const rests = (resting.get(key) ?? -Infinity) > time;
      if (entry && age < policy.staleMs) {
        if (!rests) void refreshOnce(key, call);
        return entry.value;
      }
      if (entry) kept.delete(key);
      return rests ? false : refreshOnce(key, call);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}
