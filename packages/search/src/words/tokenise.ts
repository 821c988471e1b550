/** One word of a text: how it compares, where it stands in the text, and its place among the words. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Words of a sentence are 1 apart; a comma or full stop puts 8 between them. */
  readonly place: number;
}

// Punctuation of every kind, blanks and the arithmetic signs part words; $ € ° = < > | ~ ^ belong to them.
const RUN = /[^\s\p{P}`+−×÷]+/gu;
const HARD = /[.,]\s|[;!?]/u;
const CAMEL = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const PLAIN = /^[a-z0-9]+$/;
const HARD_DISTANCE = 8;

/** How words compare: without accents, without case, æ and œ written out. */
export const foldWord = (word: string): string =>
  PLAIN.test(word)
    ? word
    : word
        .normalize("NFKD")
        .replaceAll(/\p{Mn}/gu, "")
        .toLowerCase()
        .replaceAll("æ", "ae")
        .replaceAll("œ", "oe");

/**
 * Splits a text into words as a search server does for Latin script: at punctuation and blanks, and at capitals
 * inside a word. Letters and digits stay together.
 *
 * @example
 * tokenise("Mazda CX-5, HiLux").map((token) => token.word); // ["mazda", "cx", "5", "hi", "lux"]
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let place = 0;
  let previousEnd = 0;
  for (const match of text.matchAll(RUN)) {
    if (tokens.length > 0) place += HARD.test(text.slice(previousEnd, match.index + 1)) ? HARD_DISTANCE : 1;
    let start = match.index;
    const parts = PLAIN.test(match[0]) ? [match[0]] : match[0].split(CAMEL);
    for (const [index, part] of parts.entries()) {
      if (index > 0) place += 1;
      const word = foldWord(part);
      if (word !== "") tokens.push({ word, start, end: start + part.length, place });
      start += part.length;
    }
    previousEnd = start;
  }
  return tokens;
}

/** Whether the text ends inside a word: then its last word may still be being typed. */
export const endsInWord = (text: string): boolean => /[^\s\p{P}`+−×÷]$/u.test(text);
