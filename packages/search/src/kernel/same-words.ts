import { foldText } from "./fold-text.ts";

/** The words of a text in order: accents, case, blanks and punctuation do not count. */
const wordsOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Whether two texts have the same words in the same order: dealers write one tag in several ways. Texts without
 * any word are the same only when they are equal.
 *
 * @example
 * sameWords("test-drive-only", " Test drive only"); // true
 */
export function sameWords(one: string, other: string): boolean {
  const words = wordsOf(one);
  return words === "" ? one === other : words === wordsOf(other);
}
