import { DAY } from "@forecourt/search/kernel";
import { LRUCache } from "lru-cache";
import type { CallAnswer } from "./call-dashboard.ts";

/** How long answers are kept, and how many. Times in milliseconds. */
export interface AnswerCachePolicy {
  /** Served without asking. */
  freshMs: number;
  /** After that, still served while a newer one is fetched, or while there is none to be had. */
  staleMs: number;
  /** After a failure the dashboard is not asked again for so long. */
  pauseMs: number;
  maxEntries: number;
  /** All bodies together, in bytes as they came. */
  maxBytes: number;
}

/** A minute fresh, a week stale, ten seconds' pause; bounded for a platform with a few hundred sites. */
export const CACHE_DEFAULTS: AnswerCachePolicy = {
  freshMs: 60_000,
  staleMs: 7 * DAY,
  pauseMs: 10_000,
  maxEntries: 2_000,
  maxBytes: 64_000_000,
};

type Call<Value> = () => Promise<CallAnswer<Value>>;

interface Kept<Value> {
  /** False is the dashboard's own 404. */
  value: Value | false;
  bytes: number;
}

/** Answers by address: fresh ones at once, stale ones while the dashboard is slow or down. */
export interface AnswerCache<Value> {
  /** The answer, stale at worst; false for a 404, or a failure with nothing kept. */
  get(key: string, call: Call<Value>): Promise<Value | false>;
  /** Resolves once nothing is being fetched in the background. */
  idle(): Promise<void>;
}

/**
 * Keeps the answers of calls in an `LRUCache` whose `fetch` asks once for all who wait and serves what is stale
 * meanwhile. What that cache does not know is added here: an end to staleness, and a pause after a failure.
 * `now` gives the time in epoch milliseconds.
 */
export function answerCache<Value extends object>(
  policy: AnswerCachePolicy,
  now: () => number,
): AnswerCache<Value> {
  const clock = { perf: { now }, ttlResolution: 0 };
  /** Addresses that failed a moment ago; bounded too, for addresses come from outside. */
  const pausing = new LRUCache<string, true>({ max: policy.maxEntries, ttl: policy.pauseMs, ...clock });
  const running = new Set<Promise<unknown>>();

  /** Nothing for a failure: then the cache keeps what it had. */
  async function ask(key: string, call: Call<Value>): Promise<Kept<Value> | undefined> {
    const answer = await call();
    if (answer.ok) return answer;
    // What the dashboard reports as gone is gone; asked again as often as anything else.
    if (answer.problem.kind === "missing") return { value: false, bytes: 1 };
    pausing.set(key, true);
    return undefined;
  }

  const kept = new LRUCache<string, Kept<Value>, Call<Value>>({
    ...clock,
    max: policy.maxEntries,
    maxSize: policy.maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    ttl: policy.freshMs,
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // An answer that was pushed out while it was on its way is still an answer.
    ignoreFetchAbort: true,
    fetchMethod(key, _stale, { context: call }) {
      const asked = ask(key, call);
      running.add(asked);
      return asked.finally(() => running.delete(asked));
    },
  });

  return {
    async get(key, call) {
      const age = policy.freshMs - kept.getRemainingTTL(key);
      if (age >= policy.staleMs) kept.delete(key);
      const found = pausing.has(key) ? kept.get(key) : await kept.fetch(key, { context: call });
      return (found ?? kept.peek(key, { allowStale: true }))?.value ?? false;
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
