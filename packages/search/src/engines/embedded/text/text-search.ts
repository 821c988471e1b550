import { documentsSaying } from "./adjacent-words.ts";
import { type Bits, emptyBits, intersect, isEmptyBits, subtract, unite } from "../columns/bits.ts";
import type { TextIndex } from "./text-index.ts";
import type { TextQuery, TypedPhrase } from "./text-query.ts";
import type { TypedWord, TypedWords } from "./typed-words.ts";

/** Documents alike in the two strongest ranking rules: how many words they have, then how few typos. */
interface RelevanceBucket {
  /** The first so many typed words are found. */
  readonly words: number;
  readonly bits: Bits;
}

/** What a text finds among some documents: all of it, and in buckets of falling relevance. */
export interface TextFound {
  readonly all: Bits;
  readonly buckets: readonly RelevanceBucket[];
  /** What each typed word may mean, for the finer ranking rules and for marking. */
  readonly words: readonly TypedWord[];
  /** For each word of the index, which typed words it may stand for: bit i is typed word i. */
  readonly masks: Uint16Array;
}

function phraseBits(index: TextIndex, { words, gaps }: TypedPhrase): Bits {
  const numbers = words.map((word) => index.words.find(word));
  const known = numbers.filter((number) => number !== null);
  return known.length < words.length ? emptyBits(index.size) : documentsSaying(index, known, gaps);
}

/** Reads the typed words as themselves, or two or three neighbours as one: from each place, the ways on. */
function ways(
  query: TextQuery,
  typed: TypedWords,
): { readonly length: number; readonly word: TypedWord }[][] {
  const { words } = query;
  return words.map((word, at) => {
    const found = [{ length: 1, word: typed.word(word.text, word.prefix) }];
    for (const length of [2, 3]) {
      const run = words.slice(at, at + length);
      if (run.length < length) break;
      const prefix = run.at(-1)?.prefix ?? false;
      found.push({
        length,
        word: typed.joined(
          run.map(({ text }) => text),
          prefix,
        ),
      });
    }
    return found;
  });
}

/** For each word of the index, which typed words it may stand for: bit i is typed word i. */
function meaningMasks(index: TextIndex, words: readonly TypedWord[]): Uint16Array {
  const masks = new Uint16Array(index.words.length);
  for (const [at, word] of words.entries()) {
    for (const meaning of word.meanings) masks[meaning] = (masks[meaning] as number) | (1 << at);
  }
  return masks;
}

/**
 * Finds documents by text. With matching `last` a document needs only the first word; words are dropped from
 * the end, and documents with more words come first. Phrases are never dropped. `base` is not changed.
 */
export function searchText(
  index: TextIndex,
  typed: TypedWords,
  query: TextQuery,
  matching: "last" | "all",
  base: Bits,
): TextFound {
  const start = base.slice();
  for (const phrase of query.phrases) intersect(start, phraseBits(index, phrase));
  for (const phrase of query.unwanted) subtract(start, phraseBits(index, phrase));
  if (query.words.length === 0)
    return {
      all: start,
      buckets: [{ words: 0, bits: start }],
      words: [],
      masks: new Uint16Array(index.words.length),
    };
  const steps = ways(query, typed);
  // reached[i][t]: documents that have the first i words with t typos, in some way.
  const reached: Map<number, Bits>[] = [new Map([[0, start]]), ...steps.map(() => new Map<number, Bits>())];
  for (const [at, step] of steps.entries()) {
    for (const [typos, bits] of reached[at] ?? []) {
      for (const { length, word } of step) {
        const next = reached[at + length];
        for (const [more, documents] of word.documents.entries()) {
          if (documents.length === 0 || !next) continue;
          const both = intersect(documents.slice(), bits);
          if (isEmptyBits(both)) continue;
          const there = next.get(typos + more);
          if (there) unite(there, both);
          else next.set(typos + more, both);
        }
      }
    }
  }
  const all = emptyBits(index.size);
  const buckets: RelevanceBucket[] = [];
  const least = matching === "all" ? steps.length : 1;
  for (let words = steps.length; words >= least; words--) {
    const byTypos = [...(reached[words] ?? [])].toSorted(([a], [b]) => a - b);
    for (const [, bits] of byTypos) {
      subtract(bits, all);
      if (isEmptyBits(bits)) continue;
      unite(all, bits);
      buckets.push({ words, bits });
    }
  }
  const words = steps.map((step) => step[0]?.word).filter((word) => word !== undefined);
  return { all, buckets, words, masks: meaningMasks(index, words) };
}
