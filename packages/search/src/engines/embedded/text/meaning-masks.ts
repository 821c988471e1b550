import { isEmptyBits } from "../columns/bits.ts";
import type { RelevanceBucket, Way } from "./text-search.ts";

/** What the words of the index mean for a text. */
export interface Meanings {
  /** For each word of the index, which typed words it may stand for: bit i is typed word i. */
  readonly masks: Uint16Array;
  /** Of each typed word, the word of the index that is just it; null where that is not meant. */
  readonly exact: readonly (number | null)[];
}

type Ways = readonly (readonly Way[])[];

const none = (ways: Ways): (number | null)[] => ways.map(() => null);

/** Every meaning of every typed word. */
export function allMeanings(ways: Ways, indexWords: number): Meanings {
  const masks = new Uint16Array(indexWords);
  for (const [at, from] of ways.entries())
    for (const meaning of from[0]?.word.meanings.flat() ?? [])
      masks[meaning] = (masks[meaning] as number) | (1 << at);
  return { masks, exact: none(ways) };
}

/**
 * What the documents of one bucket were found by: only meanings with which the first words of the text add up to just so
 * many typos. A car that says the word as typed is not ranked by where it says a similar one.
 */
export function bucketMeanings(ways: Ways, { words, typos }: RelevanceBucket, indexWords: number): Meanings {
  // Sums of typos as bits: bit t is set where t typos are possible, up to and from each typed word.
  const before = new Uint32Array(words + 1);
  const behind = new Uint32Array(words + 1);
  const edges = ways
    .slice(0, words)
    .flatMap((from, at) =>
      from.flatMap(({ length, word }) =>
        at + length > words
          ? []
          : word.documents.flatMap((bits, cost) =>
              bits.length === 0 || isEmptyBits(bits) ? [] : [{ at, length, word, cost }],
            ),
      ),
    );
  before[0] = 1;
  for (const { at, length, cost } of edges)
    before[at + length] = (before[at + length] as number) | ((before[at] as number) << cost);
  behind[words] = 1;
  for (const { at, length, cost } of edges.toReversed())
    behind[at] = (behind[at] as number) | ((behind[at + length] as number) << cost);
  const masks = new Uint16Array(indexWords);
  const exact = none(ways).slice(0, words);
  for (const { at, length, word, cost } of edges) {
    const isMeant = Array.from({ length: typos - cost + 1 }, (_, sum) => sum).some(
      (sum) =>
        (((before[at] as number) >>> sum) & 1) === 1 &&
        (((behind[at + length] as number) >>> (typos - cost - sum)) & 1) === 1,
    );
    if (!isMeant) continue;
    const covered = ((1 << length) - 1) << at;
    for (const meaning of word.meanings[cost] ?? []) masks[meaning] = (masks[meaning] as number) | covered;
    if (length === 1 && cost === 0) exact[at] = word.exact;
  }
  return { masks, exact };
}
