import { foldText } from "./fold-text.ts";

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
const HARD_DISTANCE = 8;

/** ASCII by its part in words: 0 parts them, 1 digit or sign, 2 small letter, 3 capital. */
const CLASSES = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (/[a-z]/.test(letter)) return 2;
  if (/[A-Z]/.test(letter)) return 3;
  return RUN_LETTER.test(letter) ? 1 : 0;
});

/** Calls back for each word of a text, in order. */
export type TokenVisitor = (word: string, place: number, start: number, end: number) => void;

/** Most car texts are ASCII and are read in one pass; false for any other, and nothing was visited. */
function visitAscii(text: string, visit: TokenVisitor): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 128) return false;
  let place = -1;
  let start = -1;
  let before = 0;
  let hard = false;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 32;
    const type = CLASSES[code] as number;
    if (start >= 0) {
      const after = CLASSES[text.charCodeAt(at + 1)];
      const border = type === 3 && (before === 2 || (before === 3 && after === 2));
      if (type === 0 || border) {
        place = hard && place >= 0 ? place + HARD_DISTANCE : place + 1;
        hard = false;
        visit(text.slice(start, at).toLowerCase(), place, start, at);
        start = type === 0 ? -1 : at;
      }
    } else if (type !== 0) start = at;
    if (type === 0) hard ||= isHard(text, at, code);
    before = type;
  }
  return true;
}

/** A semicolon, or a comma or full stop with a blank behind it. */
function isHard(text: string, at: number, code: number): boolean {
  if (code === 59 || code === 33 || code === 63) return true;
  const next = text.charCodeAt(at + 1);
  return (code === 44 || code === 46) && (next === 32 || (next >= 9 && next <= 13));
}

function visitAny(text: string, visit: TokenVisitor): void {
  let place = -1;
  let hard = false;
  let previousEnd = 0;
  for (const match of text.matchAll(RUN)) {
    hard ||= HARD.test(text.slice(previousEnd, match.index + 1));
    let start = match.index;
    for (const part of match[0].split(CAMEL)) {
      const word = foldText(part);
      // Accents without a letter are no word, and take no place.
      if (word !== "") {
        place = hard && place >= 0 ? place + HARD_DISTANCE : place + 1;
        hard = false;
        visit(word, place, start, start + part.length);
      }
      start += part.length;
    }
    previousEnd = start;
  }
}

/** Visits the words of a text as `tokenise` splits them. */
export function visitTokens(text: string, visit: TokenVisitor): void {
  if (!visitAscii(text, visit)) visitAny(text, visit);
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
