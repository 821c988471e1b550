import { LRUCache } from "lru-cache";

/** Waits for an answer, but not for long: false stands in for one that is late. */
export type TimedWait = <Value>(name: string, asked: Promise<Value | false>) => Promise<Value | false>;

const MAX_NAMES = 2_000;

/**
 * Gives each named call so many milliseconds once. While it stays unanswered it is not waited for again, so a
 * silent dashboard slows one page, not all. The call itself goes on, and its answer is there for the next page.
 */
export function withTimeout(milliseconds: number): TimedWait {
  const unanswered = new LRUCache<string, true>({ max: MAX_NAMES });
  return async (name, asked) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((give) => {
      timer = setTimeout(give, unanswered.has(name) ? 0 : milliseconds, false);
    });
    try {
      const answer = await Promise.race([asked, late]);
      if (answer === false) unanswered.set(name, true);
      else unanswered.delete(name);
      return answer;
    } finally {
      clearTimeout(timer);
    }
  };
}
