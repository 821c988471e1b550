import { attemptDelivery, type DeliveryEvent } from "./attempt-delivery.ts";
import type { ClaimedDelivery } from "./delivery.ts";
import type { DeliveryClock } from "./delivery-clock.ts";
import type { LeadSink } from "./lead-sink.ts";
import type { LeadStore } from "./lead-store.ts";
import type { RetryPolicy } from "./retry-schedule.ts";

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
  /** Deliveries in hand at once. */
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
  if (attemptMs >= leaseMs) {
    throw new Error(
      `attemptMs (${attemptMs}) must be shorter than leaseMs (${leaseMs}), or two workers could deliver one lead at once. Raise leaseMs.`,
    );
  }
  const inHand = new Set<Promise<void>>();
  const stopping = new AbortController();
  let nap = new AbortController();
  const wake = (): void => nap.abort();
  const leave = store.onDue(wake);

  function start(claimed: ClaimedDelivery): void {
    const work = attemptDelivery(claimed, { ...options, attemptMs }).finally(() => {
      inHand.delete(work);
      wake();
    });
    inHand.add(work);
  }

  /** Takes what there is room for. True when there may be more. */
  async function takeDue(): Promise<boolean> {
    const limit = concurrency - inHand.size;
    if (limit <= 0) return false;
    const due = await store.claimDue({
      now: clock.now().getTime(),
      limit,
      leaseMs,
      lease: options.newLease(),
    });
    for (const claimed of due) start(claimed);
    return due.length === limit;
  }

  async function napLength(): Promise<number> {
    if (inHand.size >= concurrency) return napMs;
    const next = await store.nextDue();
    return next === null ? napMs : Math.min(napMs, Math.max(1, next - clock.now().getTime()));
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Made before looking, so that a lead accepted while we look still wakes us.
      nap = new AbortController();
      try {
        if (await takeDue()) continue;
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
      await Promise.all(inHand);
    },
  };
}
