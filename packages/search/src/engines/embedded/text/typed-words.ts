import { documentsSaying, documentsWith } from "./adjacent-words.ts";
import { type Bits, countBits, emptyBits, isEmptyBits, setBit, unite } from "../columns/bits.ts";
import type { TextIndex } from "./text-index.ts";
import { matchWord, type TypoSettings } from "./word-matches.ts";

/** What one typed word, or several typed words read as one, finds. */
export interface TypedWord {
  /** By number of typos, the documents found with just so many. */
  readonly documents: readonly Bits[];
  /** By number of typos, the words of the index that it may mean. */
  readonly meanings: readonly (readonly number[])[];
  /** The one of them that is just what was typed. */
  readonly exact: number | null;
}

const MAX_CACHED = 300;
// No two words of a car, written as one, are longer.
const MAX_SPLIT = 64;

/** Looks typed words up, and keeps what was looked up lately: shoppers type the same makes all day. */
export class TypedWords {
  private readonly cached = new Map<string, TypedWord>();
  private readonly index: TextIndex;
  private readonly settings: TypoSettings;

  constructor(index: TextIndex, settings: TypoSettings) {
    this.index = index;
    this.settings = settings;
  }

  /** A typed word: itself, words near it, and itself written as two words (one typo). */
  word(text: string, prefix: boolean): TypedWord {
    return this.remember(`${prefix ? "^" : "="}${text}`, () => {
      const { exact, byTypos } = matchWord(this.index, text, prefix, this.settings);
      const documents = byTypos.map((words) => this.union(words));
      const meanings = byTypos.map((words) => [...words]);
      const halves = this.bestSplit(text);
      if (halves) {
        documents[1] = documents[1]?.length ? unite(documents[1], halves.bits) : halves.bits;
        meanings[1]?.push(...halves.words);
      }
      return { documents, meanings, exact };
    });
  }

  /**
   * Neighbouring typed words read as one ("land cruiser" as landcruiser): two cost two typos, three cost three, and each
   * but the first takes one from the typos that so long a word may have.
   */
  joined(texts: readonly string[], prefix: boolean): TypedWord {
    const text = texts.join("");
    return this.remember(`${texts.length}${prefix ? "^" : "="}${text}`, () => {
      const { exact, byTypos } = matchWord(this.index, text, prefix, this.settings, texts.length - 1);
      const meanings = [...texts.map(() => []), ...byTypos];
      return { documents: meanings.map((words) => this.union(words)), meanings, exact };
    });
  }

  private remember(key: string, make: () => TypedWord): TypedWord {
    const known = this.cached.get(key);
    if (known) return known;
    const made = make();
    if (this.cached.size >= MAX_CACHED) this.cached.clear();
    this.cached.set(key, made);
    return made;
  }

  private union(words: readonly number[]): Bits {
    if (words.length === 0) return emptyBits(0);
    const bits = emptyBits(this.index.size);
    for (const word of words) for (const document of documentsWith(this.index, word)) setBit(bits, document);
    return bits;
  }

  /** The way of writing a word as two that most documents use. */
  private bestSplit(text: string): { readonly bits: Bits; readonly words: readonly number[] } | null {
    let best: { bits: Bits; words: readonly number[] } | null = null;
    let most = 0;
    if (text.length > MAX_SPLIT) return null;
    for (let at = 1; at < text.length; at++) {
      const left = this.index.words.find(text.slice(0, at));
      const right = this.index.words.find(text.slice(at));
      if (left === null || right === null) continue;
      const bits = documentsSaying(this.index, [left, right], [0, 1]);
      const count = isEmptyBits(bits) ? 0 : countBits(bits);
      if (count > most) {
        most = count;
        best = { bits, words: [left, right] };
      }
    }
    return best;
  }
}
