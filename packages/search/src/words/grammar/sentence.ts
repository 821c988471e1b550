import type { SentenceLexicon } from "../lexicon/sentence-lexicon.ts";
import type { Reading } from "./reading.ts";
import type { SentenceWord } from "./sentence-words.ts";

/** A sentence, and the words it may use. */
export interface Sentence {
  readonly words: readonly SentenceWord[];
  readonly lexicon: SentenceLexicon;
}

/** Reads the words from a place on; null where they are not what the rule is about. */
export type Rule = (sentence: Sentence, at: number) => Reading | null;

export const wordAt = (words: readonly SentenceWord[], at: number): string =>
  words[at]?.own === null ? (words[at]?.word ?? "") : "";

/** The word right behind another, unless a comma parts them. */
export const wordBehind = (words: readonly SentenceWord[], at: number): string =>
  words[at]?.stops ? "" : wordAt(words, at + 1);

/** Neighbouring words as they were typed. */
export const textOf = ({ words }: Sentence, at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ typed }) => typed)
    .join(" ");

/** Neighbouring words by their letters and digits alone; "" where one of them is the shopper's own phrase. */
export function lettersAt(words: readonly SentenceWord[], at: number, length: number): string {
  const run = words.slice(at, at + length);
  return run.length < length || run.some(({ own, stops }, at) => own !== null || (stops && at < length - 1))
    ? ""
    : run.map(({ joined }) => joined).join("");
}

/** Phrases with what each of them means, found by their first words. */
export class Phrases<T> {
  private readonly meanings = new Map<string, T>();
  /** The most words of a phrase by its first. */
  private readonly longest = new Map<string, number>();

  constructor(entries: Iterable<readonly [phrase: string, meaning: T]>) {
    for (const [phrase, meaning] of entries) {
      this.meanings.set(phrase, meaning);
      const words = phrase.split(" ");
      const [first = ""] = words;
      this.longest.set(first, Math.max(this.longest.get(first) ?? 0, words.length));
    }
  }

  /** The longest phrase that begins at a place. */
  at(words: readonly SentenceWord[], at: number): { readonly length: number; readonly meaning: T } | null {
    const most = Math.min(this.longest.get(wordAt(words, at)) ?? 0, words.length - at);
    let text = "";
    let found: { readonly length: number; readonly meaning: T } | null = null;
    for (let length = 1; length <= most; length++) {
      if (length > 1 && words[at + length - 2]?.stops) break;
      text += `${length > 1 ? " " : ""}${wordAt(words, at + length - 1)}`;
      const meaning = this.meanings.get(text);
      if (meaning !== undefined) found = { length, meaning };
    }
    return found;
  }

  *all(): Iterable<string> {
    yield* this.meanings.keys();
  }
}

/** Phrases written as one line, parted by "|". */
export const phrasesOf = <T>(rows: readonly (readonly [said: string, meaning: T])[]): Phrases<T> =>
  new Phrases(rows.flatMap(([said, meaning]) => said.split("|").map((phrase) => [phrase, meaning] as const)));
