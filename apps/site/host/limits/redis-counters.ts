import { createHash } from "node:crypto";
import { once } from "node:events";
import { setImmediate as immediate, setTimeout as wait } from "node:timers/promises";
import { createClient } from "@redis/client";
import type { Counters } from "./counters.ts";
import { memoryCounters } from "./memory-counters.ts";

/** Where the shared counts are. */
export interface RedisCountersOptions {
  /** `redis://user:password@host:port/database`, or `rediss://` over TLS. */
  url: string;
  /** Before every key, so that installations can share a server. */
  prefix?: string;
  /** Called once when the server stops responding, with the reason, and with null when it responds again. */
  onState?: (problem: string | null) => void;
  /** A page waits no longer for a count; 200 ms by default. */
  timeoutMs?: number;
}

/** For so long it is not called again after it was silent. */
const REST_MS = 2_000;
/** As many entries as the counter in memory keeps of a bucket. */
const MAX_ENTRIES = 5_000;

const COUNT = `
redis.call('ZADD', KEYS[1], 'NX', ARGV[1], ARGV[3])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[2])
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -${MAX_ENTRIES + 1})
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return redis.call('ZCARD', KEYS[1])`;

const TAKE = `
local untilMs = tonumber(redis.call('HGET', KEYS[1], 'until') or '0')
local now = tonumber(ARGV[1])
if untilMs <= now then
  untilMs = now + tonumber(ARGV[3])
  redis.call('HSET', KEYS[1], 'until', string.format('%.0f', untilMs), 'taken', '0')
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end
if tonumber(redis.call('HGET', KEYS[1], 'taken')) >= tonumber(ARGV[2]) then return untilMs - now end
redis.call('HINCRBY', KEYS[1], 'taken', 1)
return 0`;

/**
 * Resolves when a response is late. A process that was busy itself finds its timer over before it has read what came
 * meanwhile, so it reads first.
 */
async function tooLate(timeoutMs: number, signal: AbortSignal): Promise<"late"> {
  await wait(timeoutMs, undefined, { signal });
  for (let turn = 0; turn < 2; turn += 1) await immediate();
  return "late";
}

/**
 * Counts that all processes share on a Redis-compatible server. While it does not respond each process counts for itself,
 * so that limits are looser and no shopper is refused for it.
 */
export function redisCounters({
  url,
  prefix = "forecourt:",
  onState = () => undefined,
  timeoutMs = 200,
}: RedisCountersOptions): Counters {
  const own = memoryCounters();
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, REST_MS) },
  });
  let away = false;
  let isClosed = false;
  /** Whether there may be a connection soon that the client does not know yet. */
  let isConnecting = true;
  let restUntil = 0;
  const problem = (reason: unknown): void => {
    if (isClosed) return;
    if (!away) onState(reason instanceof Error ? reason.message || reason.name : String(reason));
    away = true;
  };
  client.on("error", problem);
  client.on("reconnecting", () => (isConnecting = true));
  for (const event of ["connect", "error"]) client.on(event, () => (isConnecting = false));
  // It connects by itself from here on; the first counts that come before are this process's own.
  client.connect().catch(problem);

  /** The result of a script, or null without one in time. */
  async function ask(
    script: string,
    key: string,
    values: readonly (string | number)[],
  ): Promise<number | null> {
    if (!client.isReady || performance.now() < restUntil) return null;
    const late = new AbortController();
    try {
      const result = await Promise.race([
        client.eval(script, { keys: [key], arguments: values.map(String) }),
        tooLate(timeoutMs, late.signal),
      ]);
      if (result === "late") {
        restUntil = performance.now() + REST_MS;
        problem(`no response within ${timeoutMs} ms`);
        return null;
      }
      if (away) onState(null);
      away = false;
      return Number(result);
    } catch (reason) {
      problem(reason);
      return null;
    } finally {
      late.abort();
    }
  }

  // An address stands in no key as it is.
  const keyOf = (kind: string, text: string): string =>
    `${prefix}${kind}:${createHash("sha256").update(text).digest("base64url").slice(0, 27)}`;

  return {
    count: async (bucket, entry, now, windowMs) =>
      (await ask(COUNT, keyOf("count", bucket), [now, now - windowMs, entry, windowMs])) ??
      own.count(bucket, entry, now, windowMs),
    take: async (name, shopper, rate, now) =>
      (await ask(TAKE, keyOf(name, shopper), [now, rate.times, rate.windowMs])) ??
      own.take(name, shopper, rate, now),
    isAvailable: () => client.isReady && !away,
    close: async () => {
      isClosed = true;
      // The client would leave a connection open that it is still making, and the process would not end.
      if (isConnecting) await once(client, "connect").catch(() => null);
      if (client.isOpen) client.destroy();
    },
  };
}
