import { documentsSaying } from "./adjacent-words.ts";
import { type Bits, emptyBits, intersect, isEmptyBits, subtract, unite } from "../columns/bits.ts";
import type { TextIndex } from "./text-index.ts";
import type { TextQuery, TypedPhrase } from "./text-query.ts";
import type { TypedWord, TypedWords } from "./typed-words.ts";

/** Documents alike in the two strongest ranking rules: how many words they have, then how few typos. */
export interface RelevanceBucket {
  /** The first so many typed words are found. */
  readonly words: number;
  readonly typos: number;
  readonly bits: Bits;
}

/** One way to read typed words: a word as itself, or two or three neighbours as one. */
export interface Way {
  readonly length: number;
  readonly word: TypedWord;
}

/** What a text finds among some documents: all of it, and in buckets of falling relevance. */
export interface TextFound {
  readonly all: Bits;
  readonly buckets: readonly RelevanceBucket[];
  /** From each typed word on, the ways to read it. */
  readonly ways: readonly (readonly Way[])[];
}

function phraseBits(index: TextIndex, { words, gaps }: TypedPhrase): Bits {
  const numbers = words.map((word) => index.words.find(word));
  const known = numbers.filter((number) => number !== null);
  return known.length < words.length ? emptyBits(index.size) : documentsSaying(index, known, gaps);
}

/** Reads the typed words as themselves, or two or three neighbours as one: from each place, the ways on. */
function waysOf(query: TextQuery, typed: TypedWords): Way[][] {
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

/**
 * Finds documents by text. With matching `last` a document needs only the first word; words are dropped from
 * the end, and documents with more words come first. `base` is not changed.
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
      buckets: [{ words: 0, typos: 0, bits: start }],
      ways: [],
    };
  const steps = waysOf(query, typed);
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
  // A phrase is never dropped, and beside one every word may be.
  const least = matching === "all" ? steps.length : query.phrases.length > 0 ? 0 : 1;
  for (let words = steps.length; words >= least; words--) {
    const byTypos = [...(reached[words] ?? [])].toSorted(([a], [b]) => a - b);
    for (const [typos, bits] of byTypos) {
      subtract(bits, all);
      if (isEmptyBits(bits)) continue;
      unite(all, bits);
      buckets.push({ words, typos, bits });
    }
  }
  return { all, buckets, ways: steps };
}
