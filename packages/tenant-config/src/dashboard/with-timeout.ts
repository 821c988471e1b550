import { LRUCache } from "lru-cache";

/** Waits for a result, but not for long: false stands in for one that is late. */
export type TimedWait = <Value>(name: string, pending: Promise<Value | false>) => Promise<Value | false>;

const MAX_NAMES = 2_000;

/**
 * Gives each named call so many milliseconds once. While it stays unanswered it is not waited for again, so a
 * silent dashboard slows one page, not all. The call itself goes on, and its result is there for the next page.
 */
export function withTimeout(milliseconds: number): TimedWait {
  const timedOut = new LRUCache<string, true>({ max: MAX_NAMES });
  return async (name, pending) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((give) => {
      timer = setTimeout(give, timedOut.has(name) ? 0 : milliseconds, false);
    });
    try {
      const result = await Promise.race([pending, late]);
      if (result === false) timedOut.set(name, true);
      else timedOut.delete(name);
      return result;
    } finally {
      clearTimeout(timer);
    }
  };
}
