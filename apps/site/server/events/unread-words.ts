import { LRUCache } from "lru-cache";
import type { Wiring } from "#host/wiring/wiring.ts";
import { keepEvents } from "./keep-events.ts";

/** A word of letters alone: no number, address or code, which could be a shopper's own. */
const WORD = /^\p{L}{3,20}$/u;
/** A word is written down from this time on, so that what one person typed once stands nowhere. */
const HEARD_BEFORE = 3;
/** Of one search. */
const MOST_WORDS = 5;

/** How often this process heard a word of a site's shoppers; the rarest are forgotten. */
const heard = new LRUCache<string, number>({ max: 5_000 });

/** Counts words that a search could not use, for the advice of `forecourt tenant check`. No search waits for it. */
export function noteUnreadWords(
  wiring: Pick<Wiring, "eventLogs" | "log">,
  slug: string,
  phrases: readonly string[],
): void {
  const words = new Set(phrases.flatMap((phrase) => phrase.toLowerCase().split(/\s+/)));
  const often = [...words]
    .filter((word) => WORD.test(word))
    .slice(0, MOST_WORDS)
    .flatMap((word) => {
      const times = (heard.get(`${slug} ${word}`) ?? 0) + 1;
      heard.set(`${slug} ${word}`, times);
      if (times < HEARD_BEFORE) return [];
      return [{ website_slug: slug, word, times: times === HEARD_BEFORE ? HEARD_BEFORE : 1 }];
    });
  if (often.length > 0) void keepEvents(wiring, "searches", often);
}
