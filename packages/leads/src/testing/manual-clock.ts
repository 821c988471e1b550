import type { DeliveryClock } from "../delivery/delivery-clock.ts";

/** A clock that stands still until it is advanced. */
export interface ManualClock extends DeliveryClock {
  /** Lets time pass; sleepers whose time has come wake, earliest first. */
  advance(ms: number): Promise<void>;
}

/** Lets everything that is ready to run, run. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Builds a clock for tests, standing at `start` (epoch milliseconds). */
export function manualClock(start: number): ManualClock {
  let now = start;
  const sleepers = new Set<{ at: number; wake: () => void }>();
  return {
    now: () => new Date(now),
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) {
          resolve();
          return;
        }
        const sleeper = {
          at: now + ms,
          wake: () => {
            sleepers.delete(sleeper);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal.addEventListener("abort", sleeper.wake, { once: true });
      }),
    advance: async (ms) => {
      const end = now + ms;
      for (let turn = 0; turn < 20; turn += 1) await breathe();
      for (;;) {
        const next = [...sleepers].filter((one) => one.at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        now = Math.max(now, next.at);
        next.wake();
        for (let turn = 0; turn < 20; turn += 1) await breathe();
      }
      now = end;
    },
  };
}
