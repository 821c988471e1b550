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
const HARD_DISTANCE = 8;

/** Of ASCII, 1 what stands in words and 0 what parts them. */
const IN_WORD = Uint8Array.from({ length: 128 }, (_, code) =>
  RUN_LETTER.test(String.fromCharCode(code)) ? 1 : 0,
);

/** Calls back for each word of a text, in order. */
export type TokenVisitor = (word: string, place: number, start: number, end: number) => void;

/** Most car texts are ASCII and are read in one pass; false for any other, and nothing was visited. */
function visitAscii(text: string, visit: TokenVisitor): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 128) return false;
  let place = -1;
  let start = -1;
  let hard = false;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 32;
    if (IN_WORD[code] === 1) {
      if (start < 0) start = at;
      continue;
    }
    if (start >= 0) {
      place = hard && place >= 0 ? place + HARD_DISTANCE : place + 1;
      hard = false;
      visit(text.slice(start, at).toLowerCase(), place, start, at);
      start = -1;
    }
    hard ||= isHard(text, at, code);
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
    previousEnd = match.index + match[0].length;
    const word = foldText(match[0]);
    // Accents without a letter are no word, and take no place.
    if (word === "") continue;
    place = hard && place >= 0 ? place + HARD_DISTANCE : place + 1;
    hard = false;
    visit(word, place, match.index, previousEnd);
  }
}

/** Visits the words of a text as `tokenise` splits them. */
export function visitTokens(text: string, visit: TokenVisitor): void {
  if (!visitAscii(text, visit)) visitAny(text, visit);
}

/**
 * Splits a text into words as a search server does for Latin script: at punctuation and blanks. Letters, digits and
 * capitals inside a word stay together.
 *
 * @example
 * tokenise("Mazda CX-5, HiLux").map((token) => token.word); // ["mazda", "cx", "5", "hilux"]
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  visitTokens(text, (word, place, start, end) => tokens.push({ word, place, start, end }));
  return tokens;
}

/** Whether the text ends inside a word: then its last word may still be being typed. */
export const endsInWord = (text: string): boolean => /[^\s\p{P}`+−×÷]$/u.test(text);
