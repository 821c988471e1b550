import type { DeliveryClock } from "./delivery-clock.ts";

/**
 * A clock that never goes back: when the system's is set back, it goes on from where it stood. What was due by the old
 * time is then still due, and does not wait until the system's clock is there again.
 */
export function steadyClock(clock: DeliveryClock): DeliveryClock {
  let last = Number.NEGATIVE_INFINITY;
  let ahead = 0;
  return {
    ...clock,
    now: () => {
      const now = clock.now().getTime();
      if (now < last) ahead += last - now;
      last = now;
      return new Date(now + ahead);
    },
  };
}
