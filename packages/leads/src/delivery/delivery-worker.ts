import { attemptDelivery, type DeliveryEvent } from "./attempt-delivery.ts";
import type { ClaimedDelivery } from "../stores/claimed-delivery.ts";
import type { DeliveryClock } from "./delivery-clock.ts";
import type { LeadSink } from "./lead-sink.ts";
import type { LeadStore } from "../stores/lead-store.ts";
import type { RetryPolicy } from "./delivery-policy.ts";

const PRUNE_EVERY_MS = 600_000;

/** What a worker is given. Durations are milliseconds. */
export interface DeliveryWorkerOptions {
  store: LeadStore;
  /** The tenant's sinks as configured now; the queue names which of them a lead goes to. */
  sinksFor(tenant: string): Promise<readonly LeadSink[]>;
  clock: DeliveryClock;
  /** One patience for all, or each tenant's own (`config.leads.delivery`). */
  retry: RetryPolicy | ((tenant: string) => Promise<RetryPolicy> | RetryPolicy);
  /** In [0, 1); spreads retries. */
  random: () => number;
  /** An unguessable text, new each time. */
  newLease: () => string;
  /** Deliveries in hand at once; at most three quarters of them to one sink. */
  concurrency?: number;
  /** A delivery not settled by then goes to whoever asks next. */
  leaseMs?: number;
  /** An attempt is cut off after this long; shorter than the lease, so that two workers never overlap. */
  attemptMs?: number;
  /** Longest nap, for leads other processes accepted or released. */
  napMs?: number;
  /** Told of every attempt and of trouble with the store; holds no personal data. */
  onEvent?(event: DeliveryEvent): void;
}

/** A running worker. */
export interface DeliveryWorker {
  /** Takes nothing new, finishes what is in hand, then resolves. */
  stop(): Promise<void>;
}

/**
 * Delivers from the store's queue until stopped: wakes when a lead is accepted, sleeps until the next one is due
 * otherwise. Start as many as wanted, in as many processes; a delivery is in one hand at a time.
 *
 * @example
 * const worker = startDeliveryWorker({ store, sinksFor, clock: deliveryClock(now), retry, random: Math.random, newLease: randomUUID });
 * await worker.stop();
 */
export function startDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { store, clock, concurrency = 8, leaseMs = 60_000, attemptMs = 30_000, napMs = 5_000 } = options;
  const perSink = Math.max(1, Math.floor(concurrency * 0.75));
  if (attemptMs >= leaseMs) {
    throw new Error(
      `attemptMs (${attemptMs}) must be shorter than leaseMs (${leaseMs}), or two workers could deliver one lead at once. Raise leaseMs.`,
    );
  }
  const inHand = new Map<Promise<void>, string>();
  let prunedAt = Number.NEGATIVE_INFINITY;
  const stopping = new AbortController();
  let nap = new AbortController();
  const wake = (): void => nap.abort();
  const leave = store.onDue(wake);

  function start(claimed: ClaimedDelivery): void {
    const work = attemptDelivery(claimed, { ...options, attemptMs }).finally(() => {
      inHand.delete(work);
      wake();
    });
    inHand.set(work, claimed.sink);
  }

  const perSinkInHand = (): Map<string, number> =>
    new Map([...Map.groupBy(inHand.values(), (sink) => sink)].map(([sink, all]) => [sink, all.length]));

  /** Sinks with as much in hand as one may have: a dashboard that hangs leaves hands free for the mail. */
  const busySinks = (): string[] =>
    [...perSinkInHand()].filter(([, count]) => count >= perSink).map(([sink]) => sink);

  /** Takes what there is room for. True when there may be more. */
  async function takeDue(): Promise<boolean> {
    const busiest = Math.max(0, ...[...perSinkInHand().values()].filter((count) => count < perSink));
    // What is claimed may all be for one sink, and even then that sink must not get too much.
    const limit = Math.min(concurrency - inHand.size, perSink - busiest);
    if (limit <= 0) return false;
    const now = clock.now().getTime();
    const passOver = busySinks();
    const due = await store.claimDue({ now, limit, leaseMs, lease: options.newLease(), passOver });
    for (const claimed of due) start(claimed);
    return due.length > 0;
  }

  /** Expired drafts hold what people typed; they go, now and then. */
  async function pruneNowAndThen(): Promise<void> {
    const now = clock.now().getTime();
    if (now - prunedAt < PRUNE_EVERY_MS) return;
    prunedAt = now;
    await store.prune(now);
  }

  async function napLength(): Promise<number> {
    if (inHand.size >= concurrency) return napMs;
    const next = await store.nextDue(busySinks());
    return next === null ? napMs : Math.min(napMs, Math.max(1, next - clock.now().getTime()));
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Made before looking, so that a lead accepted while we look still wakes us.
      nap = new AbortController();
      try {
        if (await takeDue()) continue;
        await pruneNowAndThen();
        const length = await napLength();
        if (!stopping.signal.aborted) await clock.sleep(length, nap.signal);
      } catch (reason) {
        options.onEvent?.({
          kind: "store_trouble",
          problem: reason instanceof Error ? reason.message : "unknown",
        });
        if (!stopping.signal.aborted) await clock.sleep(napMs, nap.signal);
      }
    }
  }

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      wake();
      await running;
      leave();
      await Promise.all(inHand.keys());
    },
  };
}
