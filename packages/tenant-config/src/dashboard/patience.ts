import { LRUCache } from "lru-cache";

/** Waits for an answer, but not for long: false stands in for one that is late. */
export type Patience = <Value>(name: string, asked: Promise<Value | false>) => Promise<Value | false>;

const MOST_NAMES = 2_000;

/**
 * Makes a waiter that gives each named question so many milliseconds once. While a question stays
 * unanswered nobody waits for it again, so a silent dashboard slows one page, not all. The asking itself
 * goes on, and its answer is there for the next page.
 */
export function patience(milliseconds: number): Patience {
  const unanswered = new LRUCache<string, true>({ max: MOST_NAMES });
  return async (name, asked) => {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<false>((give) => {
      timer = setTimeout(give, unanswered.has(name) ? 0 : milliseconds, false);
    });
    try {
      const answer = await Promise.race([asked, enough]);
      if (answer === false) unanswered.set(name, true);
      else unanswered.delete(name);
      return answer;
    } finally {
      clearTimeout(timer);
    }
  };
}
