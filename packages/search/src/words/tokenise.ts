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
const RUN_LETTER = /[^\s\p{P}`+−×÷]/u;
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

/** Letters and digits of ASCII: 1 digit, 2 small, 3 capital; 0 parts words; 4 belongs to words but needs more care. */
const CLASSES = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (/[0-9]/.test(letter)) return 1;
  if (/[a-z]/.test(letter)) return 2;
  if (/[A-Z]/.test(letter)) return 3;
  return RUN_LETTER.test(letter) ? 4 : 0;
});

/** Calls back for each word of a text, in order. */
export type TokenVisitor = (word: string, place: number, start: number, end: number) => void;

/**
 * Most car texts are plain: letters, digits, single blanks and hyphens. They are read in one pass; false when a
 * text is not plain, and nothing was visited.
 */
function visitPlain(text: string, visit: TokenVisitor): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // Commas and full stops part words farther; they and everything beyond ASCII take the careful way.
    if (
      code >= 128 ||
      CLASSES[code] === 4 ||
      (CLASSES[code] === 0 && code !== 32 && code !== 45 && code !== 47)
    ) {
      return false;
    }
  }
  let place = -1;
  let start = -1;
  let before = 0;
  for (let at = 0; at <= text.length; at++) {
    const type = at < text.length ? (CLASSES[text.charCodeAt(at)] as number) : 0;
    if (start >= 0) {
      const after = at + 1 < text.length ? CLASSES[text.charCodeAt(at + 1)] : 0;
      const border = type === 3 && (before === 2 || (before === 3 && after === 2));
      if (type === 0 || border) {
        visit(text.slice(start, at).toLowerCase(), ++place, start, at);
        start = type === 0 ? -1 : at;
      }
    } else if (type !== 0) start = at;
    before = type;
  }
  return true;
}

function visitAny(text: string, visit: TokenVisitor): void {
  let place = 0;
  let first = true;
  let previousEnd = 0;
  for (const match of text.matchAll(RUN)) {
    if (!first) place += HARD.test(text.slice(previousEnd, match.index + 1)) ? HARD_DISTANCE : 1;
    let start = match.index;
    for (const [index, part] of match[0].split(CAMEL).entries()) {
      if (index > 0) place += 1;
      const word = foldWord(part);
      if (word !== "") visit(word, place, start, start + part.length);
      start += part.length;
    }
    first = false;
    previousEnd = start;
  }
}

/** Visits the words of a text as `tokenise` splits them. */
export function visitTokens(text: string, visit: TokenVisitor): void {
  if (!visitPlain(text, visit)) visitAny(text, visit);
}

/**
 * Splits a text into words as a search server does for Latin script: at punctuation and blanks, and at capitals
 * inside a word. Letters and digits stay together.
 *
 * @example
 * tokenise("Mazda CX-5, HiLux").map((token) => token.word); // ["mazda", "cx", "5", "hi", "lux"]
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  visitTokens(text, (word, place, start, end) => tokens.push({ word, place, start, end }));
  return tokens;
}

/** Whether the text ends inside a word: then its last word may still be being typed. */
export const endsInWord = (text: string): boolean => /[^\s\p{P}`+−×÷]$/u.test(text);
