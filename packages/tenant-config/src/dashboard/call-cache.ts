import { DAY } from "@forecourt/search/kernel";
import { LRUCache } from "lru-cache";
import type { CallResult } from "./call-dashboard.ts";

/** How long results are cached, and how many. Times in milliseconds. */
export interface CallCachePolicy {
  /** Served without asking. */
  freshMs: number;
  /** After that, still served while a newer one is fetched, or while there is none to be had. */
  staleMs: number;
  /** After a failure the dashboard is not called again for so long. */
  pauseMs: number;
  maxEntries: number;
  /** All bodies together, in bytes as they came; a cache of one kind of call has its share. */
  maxBytes: number;
}

/** A minute fresh, a week stale, ten seconds' pause; bounded for a platform with a few hundred sites. */
export const CACHE_DEFAULTS: CallCachePolicy = {
  freshMs: 60_000,
  staleMs: 7 * DAY,
  pauseMs: 10_000,
  maxEntries: 2_000,
  maxBytes: 64_000_000,
};

type Call<Value> = () => Promise<CallResult<Value>>;

interface Cached<Value> {
  /** False is the dashboard's own 404. */
  value: Value | false;
  bytes: number;
}

/** Answers by address: fresh ones at once, stale ones while the dashboard is slow or down. */
export interface CallCache<Value> {
  /** The result, stale at worst; false for a 404, or a failure with nothing cached. */
  get(key: string, call: Call<Value>): Promise<Value | false>;
  /** Resolves once nothing is being fetched in the background. */
  idle(): Promise<void>;
  /** All bodies that are cached, in bytes as they came. */
  readonly bytes: number;
}

/**
 * Caches the results of calls in an `LRUCache` whose `fetch` calls once for all who wait and serves what is stale
 * meanwhile. What that cache does not know is added here: an end to staleness, and a pause after a failure.
 * `now` gives the time in epoch milliseconds.
 */
export function callCache<Value extends object>(
  policy: CallCachePolicy,
  now: () => number,
): CallCache<Value> {
  const clock = { perf: { now }, ttlResolution: 0 };
  /** Addresses that failed a moment ago; bounded too, for addresses come from outside. */
  const pausing = new LRUCache<string, true>({ max: policy.maxEntries, ttl: policy.pauseMs, ...clock });
  const running = new Set<Promise<unknown>>();

  /** Nothing for a failure: then the cache keeps what it had. */
  async function ask(key: string, call: Call<Value>): Promise<Cached<Value> | undefined> {
    const result = await call();
    if (result.ok) return result;
    // What the dashboard reports as gone is gone; it is fetched again as often as anything else.
    if (result.problem.kind === "missing") return { value: false, bytes: 1 };
    pausing.set(key, true);
    return undefined;
  }

  const cached = new LRUCache<string, Cached<Value>, Call<Value>>({
    ...clock,
    max: policy.maxEntries,
    maxSize: policy.maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    ttl: policy.freshMs,
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // A result that was pushed out while it was in flight is still a result.
    ignoreFetchAbort: true,
    fetchMethod(key, _stale, { context: call }) {
      const pending = ask(key, call);
      running.add(pending);
      return pending.finally(() => running.delete(pending));
    },
  });

  return {
    async get(key, call) {
      const age = policy.freshMs - cached.getRemainingTTL(key);
      if (age >= policy.staleMs) cached.delete(key);
      const found = pausing.has(key) ? cached.get(key) : await cached.fetch(key, { context: call });
      return (found ?? cached.peek(key, { allowStale: true }))?.value ?? false;
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
    get bytes() {
      return cached.calculatedSize;
    },
  };
}
