import { attemptDelivery, type DeliveryEvent } from "./attempt-delivery.ts";
import type { ClaimedDelivery, DeliveryQueue } from "../enquiry/store/delivery-queue.ts";
import type { DeliveryClock } from "./delivery-clock.ts";
import type { LeadSink } from "./lead-sink.ts";
import type { RetryPolicy } from "./delivery-policy.ts";
import { steadyClock } from "./steady-clock.ts";

const HOUSEKEEPING_EVERY_MS = 600_000;

/** What a worker is given. Durations are milliseconds. */
export interface DeliveryWorkerOptions {
  store: DeliveryQueue;
  /** The tenant's sinks as configured now; the queue names which of them a lead goes to. */
  sinksFor(tenant: string): Promise<readonly LeadSink[]>;
  clock: DeliveryClock;
  /** One schedule for all tenants, or each tenant's own (`config.leads.delivery`). */
  retry: RetryPolicy | ((tenant: string) => Promise<RetryPolicy> | RetryPolicy);
  /** In [0, 1); spreads retries. */
  random: () => number;
  /** An unguessable text, new each time. */
  newLease: () => string;
  /** A delivery not settled by then goes to the next worker that claims. */
  leaseMs?: number;
  /** An attempt is cut off after this long; shorter than the lease, so that two workers never overlap. */
  attemptMs?: number;
  /** Called about every ten minutes between deliveries: whatever else must be cleared away in time. */
  housekeeping?(now: number): Promise<unknown>;
  /** Receives every attempt, every trouble with the store and once its end; holds no personal data. */
  onEvent?(event: DeliveryEvent): void;
}

/** A running worker. */
export interface DeliveryWorker {
  /** Takes nothing new, finishes what is in flight, then resolves. */
  stop(): Promise<void>;
}

/** Deliveries in flight at once, and those of them to one sink. */
const AT_ONCE = 8;
const A_SINK = 6;
/** Longest wait before the queue is read again, for leads that other processes accepted or released. */
const POLL_MS = 5_000;

/**
 * Delivers from the store's queue until stopped: wakes when a lead is accepted, sleeps until the next one is due
 * otherwise. Start as many as wanted, in as many processes; one worker at a time holds a delivery.
 *
 * @throws for an attempt that may last longer than its lease.
 *
 * @example
 * const worker = startDeliveryWorker({ store, sinksFor, clock: deliveryClock(now), retry, random: Math.random, newLease: randomUUID });
 * await worker.stop();
 */
export function startDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { store, leaseMs = 45_000, attemptMs = 30_000 } = options;
  const clock = steadyClock(options.clock);
  if (attemptMs >= leaseMs) {
    throw new Error(
      `attemptMs (${attemptMs}) must be shorter than leaseMs (${leaseMs}), or two workers could deliver one lead at once. Raise leaseMs.`,
    );
  }
  const inFlight = new Map<Promise<void>, string>();
  let cleanedAt = Number.NEGATIVE_INFINITY;
  let inTrouble = false;
  const stopping = new AbortController();
  let pause = new AbortController();
  const wake = (): void => pause.abort();
  const leave = store.onDue(wake);

  function onEvent(event: DeliveryEvent): void {
    if (event.kind === "store_trouble") inTrouble = true;
    options.onEvent?.(event);
  }

  function onStoreAvailable(): void {
    if (inTrouble) onEvent({ kind: "store_answers_again" });
    inTrouble = false;
  }

  function start(claimed: ClaimedDelivery): void {
    const work = attemptDelivery(claimed, { ...options, clock, attemptMs, onEvent }).finally(() => {
      inFlight.delete(work);
      wake();
    });
    inFlight.set(work, claimed.sink);
  }

  const perSinkInFlight = (): Map<string, number> =>
    new Map([...Map.groupBy(inFlight.values(), (sink) => sink)].map(([sink, all]) => [sink, all.length]));

  /** Sinks with as much in flight as one may have: a dashboard that hangs leaves room for the mail. */
  const busySinks = (): string[] =>
    [...perSinkInFlight()].filter(([, count]) => count >= A_SINK).map(([sink]) => sink);

  /** Takes what there is room for. True when there may be more. */
  async function takeDue(): Promise<boolean> {
    const busiest = Math.max(0, ...[...perSinkInFlight().values()].filter((count) => count < A_SINK));
    // What is claimed may all be for one sink, and even then that sink must not get too much.
    const limit = Math.min(AT_ONCE - inFlight.size, A_SINK - busiest);
    if (limit <= 0) return false;
    const now = clock.now().getTime();
    const excludeSinks = busySinks();
    const due = await store.claimDue({ now, limit, leaseMs, lease: options.newLease(), excludeSinks });
    onStoreAvailable();
    for (const claimed of due) start(claimed);
    return due.length > 0;
  }

  async function keepHouse(): Promise<void> {
    const now = clock.now().getTime();
    if (now - cleanedAt < HOUSEKEEPING_EVERY_MS) return;
    cleanedAt = now;
    await options.housekeeping?.(now);
  }

  async function pauseLength(): Promise<number> {
    if (inFlight.size >= AT_ONCE) return POLL_MS;
    const next = await store.nextDue(busySinks());
    return next === null ? POLL_MS : Math.min(POLL_MS, Math.max(1, next - clock.now().getTime()));
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Made before the queue is read, so that a lead accepted meanwhile still wakes the worker.
      pause = new AbortController();
      try {
        if (await takeDue()) continue;
        await keepHouse();
        const length = await pauseLength();
        if (!stopping.signal.aborted) await clock.sleep(length, pause.signal);
      } catch (reason) {
        onEvent({ kind: "store_trouble", problem: reason instanceof Error ? reason.message : "unknown" });
        if (!stopping.signal.aborted) await clock.sleep(POLL_MS, pause.signal);
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
      await Promise.all(inFlight.keys());
    },
  };
}
