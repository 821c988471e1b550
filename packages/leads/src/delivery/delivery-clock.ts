import { setTimeout as wait } from "node:timers/promises";

/** Time for a worker: what it is, and how to let it pass. A test's clock passes by hand. */
export interface DeliveryClock {
  now(): Date;
  /** Resolves after `ms`, or at once when the signal fires; never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** The process's own timers around the given sense of time. */
export function deliveryClock(now: () => Date): DeliveryClock {
  return {
    now,
    sleep: (ms, signal) => wait(ms, undefined, { signal, ref: true }).catch(() => {}),
  };
}
