import { describe, expect, it } from "vitest";
import { aNewLead } from "../testing/a-new-lead.ts";
import { manualClock } from "../testing/manual-clock.ts";
import { memoryLeadStore } from "../stores.ts";
import type { Delivery, LeadSink, SinkOutcome } from "./lead-sink.ts";
import { type DeliveryWorkerOptions, startDeliveryWorker } from "./delivery-worker.ts";
import type { DeliveryEvent } from "./attempt-delivery.ts";

const retry = { maxAttempts: 3, firstRetrySeconds: 10, longestRetrySeconds: 60 };

function setUp(
  answer: (delivery: Delivery, leadId: string) => SinkOutcome | Promise<SinkOutcome>,
  options: Pick<DeliveryWorkerOptions, "housekeeping"> = {},
) {
  const clock = manualClock(1_000_000);
  const store = memoryLeadStore();
  const seen: (Delivery & { leadId: string })[] = [];
  const events: DeliveryEvent[] = [];
  const sink: LeadSink = {
    name: "mail",
    files: "listed",
    deliver: async (lead, delivery) => {
      seen.push({ ...delivery, leadId: lead.id });
      return answer(delivery, lead.id);
    },
  };
  let lease = 0;
  const start = () =>
    startDeliveryWorker({
      store,
      sinksFor: async () => [sink],
      clock,
      retry,
      random: () => 0,
      newLease: () => `lease-${(lease += 1)}`,
      onEvent: (event) => events.push(event),
      ...options,
    });
  return { clock, store, seen, events, start };
}

describe("startDeliveryWorker", () => {
  it("wakes for a new lead instead of polling", async () => {
    const { clock, store, seen, start } = setUp(() => ({ ok: true, remoteId: "1" }));
    const worker = start();
    await clock.advance(1);
    await store.accept(aNewLead());
    await clock.advance(0);
    expect(seen).toHaveLength(1);
    await worker.stop();
    expect((await store.get(aNewLead().id))?.deliveries).toMatchObject([
      { state: "delivered", remoteId: "1" },
    ]);
  });

  it("retries with the same key, waits longer each time, and gives up to the dead-letter list", async () => {
    const { clock, store, seen, start } = setUp(() => ({ ok: false, retry: true, problem: "HTTP 503" }));
    await store.accept(aNewLead());
    const worker = start();
    await clock.advance(4_999);
    expect(seen).toHaveLength(1);
    await clock.advance(1);
    expect(seen).toHaveLength(2);
    await clock.advance(9_999);
    expect(seen).toHaveLength(2);
    await clock.advance(1);
    expect(seen.map((one) => [one.attempt, one.key])).toEqual(
      [1, 2, 3].map((attempt) => [attempt, aNewLead().id]),
    );
    await worker.stop();
    expect(await store.list({ limit: 5, delivery: "dead" })).toHaveLength(1);
  });

  it("gives up at once on an answer that will not change", async () => {
    const { clock, store, seen, start } = setUp(() => ({ ok: false, retry: false, problem: "HTTP 422" }));
    await store.accept(aNewLead());
    const worker = start();
    await clock.advance(600_000);
    expect(seen).toHaveLength(1);
    await worker.stop();
  });

  it("waits as long as the other side asks", async () => {
    const { clock, store, seen, start } = setUp(() => ({
      ok: false,
      retry: true,
      problem: "HTTP 429",
      retryAfterMs: 30_000,
    }));
    await store.accept(aNewLead());
    const worker = start();
    await clock.advance(29_000);
    expect(seen).toHaveLength(1);
    await clock.advance(1_000);
    expect(seen).toHaveLength(2);
    await worker.stop();
  });

  it("tries a delivery again after 45 s whose end could not be written down", async () => {
    const { clock, store, seen, start } = setUp(async () => ({ ok: true, remoteId: null }));
    const settle = store.settle.bind(store);
    store.settle = () => Promise.reject(new Error("the connection was cut"));
    await store.accept(aNewLead());
    const worker = start();
    await clock.advance(1_000);
    store.settle = settle;
    await clock.advance(43_000);
    expect(seen).toHaveLength(1);
    await clock.advance(6_000);
    expect(seen).toHaveLength(2);
    expect((await store.get(aNewLead().id))?.deliveries).toMatchObject([{ state: "delivered" }]);
    await worker.stop();
  });

  it("delivers what was accepted and what waits when the clock is set back by two hours", async () => {
    const { clock, store, seen, start } = setUp(({ attempt }) =>
      attempt === 1 ? { ok: false, retry: true, problem: "busy" } : { ok: true, remoteId: null },
    );
    let back = 0;
    const now = clock.now.bind(clock);
    clock.now = () => new Date(now().getTime() - back);
    await store.accept(aNewLead());
    const worker = start();
    await clock.advance(1_000);
    back = 7_200_000;
    await store.accept(aNewLead({ id: "2", key: "accepted before", dueAt: 1_000_500 }));
    await clock.advance(30_000);
    expect(seen.map(({ leadId, attempt }) => [leadId, attempt])).toEqual([
      [aNewLead().id, 1],
      ["2", 1],
      [aNewLead().id, 2],
      ["2", 2],
    ]);
    await worker.stop();
  });

  it("cuts off a sink that never answers, and aborts its call", async () => {
    const { clock, store, seen, start } = setUp(() => new Promise<SinkOutcome>(() => {}));
    await store.accept(aNewLead());
    const worker = start();
    await clock.advance(30_000);
    expect(seen[0]?.signal.aborted).toBe(true);
    const stopped = worker.stop();
    await clock.advance(60_000);
    await stopped;
    expect((await store.get(aNewLead().id))?.deliveries).toMatchObject([
      { state: "waiting", lastProblem: "No response in time." },
    ]);
  });

  it("takes a sink that throws for one that failed", async () => {
    const { clock, store, start, events } = setUp(() => {
      throw new Error("boom");
    });
    await store.accept(aNewLead());
    const worker = start();
    await clock.advance(0);
    await worker.stop();
    expect(events).toMatchObject([{ kind: "attempt", result: "retry", problem: "The sink failed: boom" }]);
  });

  it("keeps a lead whose sink is not configured, and says so", async () => {
    const { clock, store, start } = setUp(() => ({ ok: true, remoteId: null }));
    await store.accept(aNewLead({ sinks: ["gone"] }));
    const worker = start();
    await clock.advance(0);
    await worker.stop();
    expect((await store.get(aNewLead().id))?.deliveries[0]?.lastProblem).toContain('no sink called "gone"');
  });

  it("finishes the delivery in flight before it stops, and takes no other", async () => {
    const answer = Promise.withResolvers<SinkOutcome>();
    const { clock, store, seen, start } = setUp(() => answer.promise);
    await store.accept(aNewLead());
    const worker = start();
    await clock.advance(0);
    let stopped = false;
    const stopping = worker.stop().then(() => {
      stopped = true;
    });
    await store.accept(aNewLead({ id: "b", key: "b" }));
    await clock.advance(1_000);
    expect(stopped).toBe(false);
    answer.resolve({ ok: true, remoteId: null });
    await stopping;
    expect(seen).toHaveLength(1);
    expect((await store.get(aNewLead().id))?.deliveries[0]?.state).toBe("delivered");
  });

  it("delivers everything once with several workers on one store", async () => {
    const { clock, store, seen, start } = setUp(() => ({ ok: true, remoteId: null }));
    for (let index = 0; index < 200; index += 1)
      await store.accept(aNewLead({ id: `id-${index}`, key: `key-${index}` }));
    const workers = [start(), start(), start()];
    for (let turn = 0; turn < 30 && seen.length < 200; turn += 1) await clock.advance(10);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(seen).toHaveLength(200);
    expect(new Set(seen.map((one) => one.leadId)).size).toBe(200);
  });

  it("leaves hands free for the mail while a dashboard hangs", async () => {
    const { clock, store } = setUp(() => ({ ok: true, remoteId: null }));
    const mailed: string[] = [];
    const sinks: LeadSink[] = [
      { name: "dashboard", files: "listed", deliver: () => new Promise<SinkOutcome>(() => {}) },
      {
        name: "mail",
        files: "listed",
        deliver: async (lead) => {
          mailed.push(lead.id);
          return { ok: true, remoteId: null };
        },
      },
    ];
    for (let index = 0; index < 50; index += 1) {
      await store.accept(aNewLead({ id: `id-${index}`, key: `key-${index}`, sinks: ["dashboard", "mail"] }));
    }
    const worker = startDeliveryWorker({
      store,
      sinksFor: async () => sinks,
      clock,
      retry,
      random: () => 0,
      newLease: () => crypto.randomUUID(),
    });
    for (let turn = 0; turn < 10 && mailed.length < 50; turn += 1) await clock.advance(500);
    expect(mailed).toHaveLength(50);
    const stopped = worker.stop();
    await clock.advance(60_000);
    await stopped;
  });

  it("does the housekeeping at once and then every ten minutes, without keeping a delivery waiting", async () => {
    const times: number[] = [];
    const { clock, store, seen, start } = setUp(() => ({ ok: true, remoteId: null }), {
      housekeeping: async (now) => void times.push(now - 1_000_000),
    });
    await store.accept(aNewLead());
    const worker = start();
    await clock.advance(0);
    expect(seen).toHaveLength(1);
    await clock.advance(1_250_000);
    await worker.stop();
    expect(times).toEqual([0, 600_000, 1_200_000]);
  });

  it("survives a store that is down for a while", async () => {
    const { clock, store, seen, events, start } = setUp(() => ({ ok: true, remoteId: null }));
    await store.accept(aNewLead());
    const claimDue = store.claimDue.bind(store);
    store.claimDue = async () => {
      throw new Error("connection refused");
    };
    const worker = start();
    await clock.advance(0);
    const trouble = { kind: "store_trouble", problem: "connection refused" };
    expect(events).toEqual([trouble]);
    await clock.advance(5_000);
    expect(events).toEqual([trouble, trouble]);
    store.claimDue = claimDue;
    await clock.advance(5_000);
    expect(seen).toHaveLength(1);
    expect(events.slice(2).map(({ kind }) => kind)).toEqual(["store_answers_again", "attempt"]);
    await clock.advance(20_000);
    await worker.stop();
    expect(events).toHaveLength(4);
  });

  it("refuses attempts that would outlive their lease", () => {
    const { store, clock } = setUp(() => ({ ok: true, remoteId: null }));
    const wrong = { store, clock, retry, random: () => 0, newLease: () => "x", sinksFor: async () => [] };
    expect(() => startDeliveryWorker({ ...wrong, leaseMs: 10, attemptMs: 10 })).toThrow(/Raise leaseMs/);
  });
});
