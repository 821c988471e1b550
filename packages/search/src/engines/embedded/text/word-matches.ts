import type { TextTable } from "../../../lists/text-table.ts";
import type { TextIndex } from "./text-index.ts";
import { editDistance } from "../../../kernel/edit-distance.ts";

/** How many typos a word may have, by its length. */
export interface TypoSettings {
  /** From this length on, one typo. */
  readonly oneTypo: number;
  /** From this length on, two. */
  readonly twoTypos: number;
  /** Whether words of digits alone may have typos. */
  readonly numbers: boolean;
}

/** The words of the index that a typed word means, by number of typos: `byTypos[1]` differ by one. */
export interface WordMatches {
  readonly exact: number | null;
  readonly byTypos: readonly (readonly number[])[];
}

/** The words that begin with a text: a range, since words are in alphabetical order. */
function beginningWith(words: TextTable, text: string): [from: number, to: number] {
  const from = words.lowerBound(text);
  return [from, Math.max(from, words.lowerBound(`${text}\uffff`))];
}

function allowedTypos(word: string, settings: TypoSettings): number {
  const length = Array.from(word).length;
  if (!settings.numbers && /^\d+$/.test(word)) return 0;
  return length >= settings.twoTypos ? 2 : length >= settings.oneTypo ? 1 : 0;
}

/**
 * Finds what a typed word may mean. A wrong first letter counts as two typos; of a word still being typed
 * (`prefix`) only the beginning has to be near. Several words typed as one are forgiven `fewer` typos.
 */
export function matchWord(
  index: TextIndex,
  typed: string,
  prefix: boolean,
  settings: TypoSettings,
  fewer = 0,
): WordMatches {
  const { words, allowsTypos } = index;
  const exact = words.find(typed);
  const [from, to] = prefix ? beginningWith(words, typed) : [exact ?? 0, exact === null ? 0 : exact + 1];
  const byTypos: number[][] = [[], [], []];
  for (let word = from; word < to; word++) byTypos[0]?.push(word);
  const allowed = Math.max(0, allowedTypos(typed, settings) - fewer);
  if (allowed === 0) return { exact, byTypos };
  const [sameFrom, sameTo] = beginningWith(words, typed.slice(0, 1));
  for (let word = sameFrom; word < sameTo; word++) {
    if (allowsTypos[word] === 0 || (word >= from && word < to)) continue;
    const typos = editDistance(typed, words.at(word), allowed, prefix);
    if (typos <= allowed) byTypos[typos]?.push(word);
  }
  if (allowed === 2) {
    for (let word = 0; word < words.length; word++) {
      if (word === sameFrom) word = sameTo;
      if (word >= words.length) break;
      if (allowsTypos[word] === 1 && editDistance(typed, words.at(word), 1, prefix) === 1)
        byTypos[2]?.push(word);
    }
  }
  return { exact, byTypos };
}
