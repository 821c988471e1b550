import { createServer } from "node:net";
import { setImmediate as immediate } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findRedis, startTestRedis } from "#host/testing/test-redis.ts";
import type { Counters } from "./counters.ts";
import { memoryCounters } from "./memory-counters.ts";
import { redisCounters } from "./redis-counters.ts";
import { listening } from "#host/testing/listening.ts";

const RATE = { times: 2, windowMs: 10_000 };
const T = 1_800_000_000_000;
/** The server of a test may share its processors with a build. */
const answerMs = 10_000;

interface Opened {
  counters: Counters;
  /** The same counts, as another process has them. */
  another: Counters;
  close(): Promise<void>;
}

const skipped = findRedis() === null ? "no redis-server or valkey-server" : null;

const ADAPTERS: readonly [name: string, skipped: string | null, open: () => Promise<Opened>][] = [
  ["memory", null, openMemory],
  ["Redis", skipped, openRedis],
];

async function openMemory(): Promise<Opened> {
  const counters = memoryCounters();
  return { counters, another: counters, close: () => counters.close() };
}

/** Counts that have reached their server. */
async function connected(url: string): Promise<Counters> {
  const counters = redisCounters({ url, timeoutMs: answerMs });
  await expect.poll(() => counters.isAvailable()).toBe(true);
  return counters;
}

async function openRedis(): Promise<Opened> {
  const redis = await startTestRedis();
  const [counters, another] = await Promise.all([connected(redis.url), connected(redis.url)]);
  return {
    counters,
    another,
    close: async () => {
      await Promise.all([counters.close(), another.close()]);
      await redis.stop();
    },
  };
}

for (const [name, why, open] of ADAPTERS)
  describe.skipIf(why !== null)(`counters: ${name}${why === null ? "" : ` (skipped: ${why})`}`, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    }, 60_000);
    afterEach(() => opened.close());

    it("lets each shopper do a thing so often in a window, and says how long the next must wait", async () => {
      const { counters, another } = opened;
      expect(await counters.take("x", "a", RATE, T)).toBe(0);
      expect(await another.take("x", "a", RATE, T)).toBe(0);
      expect(await counters.take("x", "a", RATE, T)).toBe(10_000);
      expect(await counters.take("x", "b", RATE, T)).toBe(0);
      expect(await counters.take("y", "a", RATE, T)).toBe(0);
      expect(await another.take("x", "a", RATE, T + 9_001)).toBe(999);
      expect(await counters.take("x", "a", RATE, T + 10_000)).toBe(0);
      expect(await counters.take("x", "a", RATE, T + 10_000)).toBe(0);
      expect(await counters.take("x", "a", RATE, T + 10_001)).toBe(9_999);
    });

    it("counts different entries of a window, each from the first time it came", async () => {
      const { counters, another } = opened;
      expect(await counters.count("n a", "one", T, 1000)).toBe(1);
      expect(await another.count("n a", "one", T + 500, 1000)).toBe(1);
      expect(await counters.count("n a", "two", T + 999, 1000)).toBe(2);
      expect(await counters.count("n b", "one", T + 999, 1000)).toBe(1);
      expect(await another.count("n a", "three", T + 1000, 1000)).toBe(2);
    });

    it("lets no more through when many ask at once", async () => {
      const { counters, another } = opened;
      const waits = await Promise.all(
        Array.from({ length: 40 }, (_, n) => (n % 2 ? counters : another).take("flood", "a", RATE, T)),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
    });
  });

describe("memoryCounters", () => {
  it("stays small in a flood of addresses", async () => {
    const counters = memoryCounters();
    await counters.take("x", "first", { times: 1, windowMs: 1000 }, T);
    for (let n = 0; n < 20_000; n += 1) await counters.take("x", `flood ${n}`, RATE, T);
    expect(await counters.take("x", "first", { times: 1, windowMs: 1000 }, T)).toBe(0);
  });

  it("keeps who asks again before those who asked since the first time", async () => {
    const counters = memoryCounters();
    const once = { times: 1, windowMs: 1000 };
    await counters.take("x", "first", once, T);
    for (let n = 0; n < 19_999; n += 1) await counters.take("x", `flood ${n}`, RATE, T);
    expect(await counters.take("x", "first", once, T)).toBe(1000);
    await counters.take("x", "one more", RATE, T);
    expect(await counters.take("x", "first", once, T)).toBe(1000);
  });
});

/** A server that speaks as much of Redis's protocol as the counters ask for; `answer` gives what a script comes to, or nothing. */
async function speakingServer(answer: () => string | null) {
  let asked = 0;
  const server = createServer((socket) => {
    socket.on("data", (data) => {
      const words = data.toString().split("\r\n");
      for (const [at, word] of words.entries()) {
        if (!word.startsWith("*")) continue;
        const isScript = words[at + 2] === "EVAL";
        if (isScript) asked += 1;
        socket.write((isScript ? answer() : "+OK\r\n") ?? "");
      }
    });
    socket.on("error", () => socket.destroy());
  });
  return {
    url: `redis://127.0.0.1:${await listening(server)}`,
    asked: () => asked,
    connections: () => promisify<number>((done) => server.getConnections(done))(),
    close: () => void server.close(),
  };
}

describe("redisCounters, whatever the server says", () => {
  it("counts for its own process where a script fails, and says so and the end of it once each", async () => {
    let says = "-ERR no scripts here\r\n";
    const server = await speakingServer(() => says);
    const states: (string | null)[] = [];
    const counters = redisCounters({
      url: server.url,
      timeoutMs: answerMs,
      onState: (problem) => states.push(problem),
    });
    await expect.poll(() => counters.isAvailable()).toBe(true);
    for (const wanted of [0, 0, 10_000]) expect(await counters.take("x", "a", RATE, T)).toBe(wanted);
    expect([counters.isAvailable(), states]).toEqual([false, ["ERR no scripts here"]]);
    says = ":7\r\n";
    expect(await counters.take("x", "a", RATE, T)).toBe(7);
    expect(await counters.count("n", "a", T, 1_000)).toBe(7);
    expect([counters.isAvailable(), states]).toEqual([true, ["ERR no scripts here", null]]);
    await counters.close();
    server.close();
  });

  it("asks a server that does not answer no more for a while", async () => {
    const server = await speakingServer(() => null);
    const states: (string | null)[] = [];
    const counters = redisCounters({ url: server.url, onState: (problem) => states.push(problem) });
    await expect.poll(() => counters.isAvailable()).toBe(true);
    for (const wanted of [0, 0, 10_000]) expect(await counters.take("x", "a", RATE, T)).toBe(wanted);
    expect([states, server.asked()]).toEqual([["no response within 200 ms"], 1]);
    await counters.close();
    server.close();
  });

  it("ends its connection and says nothing of it, however far that has come when it is closed", async () => {
    const server = await speakingServer(() => ":1\r\n");
    const states: (string | null)[] = [];
    for (let turns = 0; turns < 60; turns += 1) {
      const counters = redisCounters({ url: server.url, onState: (problem) => states.push(problem) });
      for (let turn = 0; turn < turns; turn += 1) await immediate();
      await counters.close();
      await counters.close();
    }
    await expect.poll(() => server.connections()).toBe(0);
    expect(states).toEqual([]);
    server.close();
  });

  it("says why it cannot be reached", async () => {
    const server = await speakingServer(() => null);
    server.close();
    const states: (string | null)[] = [];
    const counters = redisCounters({ url: server.url, onState: (problem) => states.push(problem) });
    await expect.poll(() => states).toEqual([expect.stringContaining("ECONNREFUSED")]);
    expect(counters.isAvailable()).toBe(false);
    await counters.close();
  });
});

describe.skipIf(skipped !== null)("redisCounters", () => {
  it("counts for its own process while the server is away, says so once, and shares again by itself", async () => {
    const redis = await startTestRedis();
    const states: string[] = [];
    const counters = redisCounters({
      url: redis.url,
      onState: (problem) => states.push(problem === null ? "back" : "away"),
    });
    await expect.poll(() => counters.isAvailable()).toBe(true);
    await redis.pause();
    for (const wanted of [0, 0, 10_000]) expect(await counters.take("x", "a", RATE, T)).toBe(wanted);
    expect(states).toEqual(["away"]);
    await redis.resume();
    await expect
      .poll(
        async () => {
          await counters.take("y", "a", RATE, Date.now());
          return states;
        },
        { timeout: 10_000 },
      )
      .toEqual(["away", "back"]);
    await counters.close();
    await redis.stop();
  });
});
