import { foldText } from "../../kernel/fold-text.ts";

/** One word of a sentence: as typed, where it stands, and as it compares. */
export interface SentenceWord {
  readonly typed: string;
  readonly start: number;
  readonly end: number;
  /** Folded, without the punctuation around it; "$", "<" and a "+" behind are kept. */
  readonly word: string;
  /** Folded, letters and digits only: "cx-5" is "cx5". */
  readonly joined: string;
  /** The shopper's own minus, or quotes, around it: it is searched for as it is. */
  readonly own: "minus" | "quoted" | null;
  /** Whether a comma, a full stop or the like stands behind it: what follows is said apart. */
  readonly stops: boolean;
}

/** A phrase in quotes, with the minus that may stand before it, or a run without blanks. */
const RUNS = /-?"[^"]*"?|[^\s"]+/gu;
const OUTER = /^[^\p{L}\p{N}$<>+~-]+|[^\p{L}\p{N}+]+$/gu;
/** Inside a run, what ends a word: signs that compare, commas that are not in a number, brackets, and the dash of a range. */
const UNITS =
  "kkms?|kms?|klms?|kks?|ks|miles?|mi|seaters?|seats?|str|pass|doors?|drs?|rows?|years?|yrs?|yo|pw|wk|weekly|grand|plus|bucks|dollars?|people|passengers?|max|tops|up|onwards|kg|pm|mo|cyl|cylinders?|litres?|liters?|tonnes?|tons?";
const PARTS = new RegExp(
  [
    // "w/ leather"
    "(?<![\\p{L}\\d])w/(?!o(?:ut)?(?!\\p{L}))",
    // "7l/100km" is no distance.
    "\\d[\\d.]*(?=l/100)",
    "(?<=\\d)l/100 ?kms?",
    // "sub-50k-mile"
    "(?<=(?:sub|under|over|max))-(?=\\$?\\d)",
    "\\$?\\d[\\d,.]*k(?=-(?:miles?|kms?)(?![a-z]))",
    "[<>≤≥]=?",
    // "under30k"
    "(?<!\\p{L})(?:under|over|sub|max|below|above|upto|from|pre|post|low|mid|high|early|late)(?=-?\\$?\\d)",
    // "30kms", "7seater", "7-seater": a number and its unit are two words.
    `\\$?\\d[\\d,.]*(?=-?(?:${UNITS})(?![a-z]))`,
    `(?<=\\d)k(?=(?:kms?|ks|mi|miles)\\b)`,
    // "20-30k", "2018-2021", "2018/2019".
    "(?<![\\p{L}\\d])\\$?\\d[\\d,.]*k?(?=[-–—/]\\$?\\d[\\d,.]*k?(?![\\p{L}\\d]))",
    "(?<=\\d[\\d,.]*k?)[-–—/](?=\\$?\\d)",
    // "2nd-hand" and "3rd-row".
    "(?<![\\p{L}\\d])\\d(?:st|nd|rd|th)(?=-\\p{L}{2,})",
    // "second-hand", "plug-in" and "near-new" are two words.
    "(?<![\\p{L}\\d]|(?<!\\p{L}{2})-)\\p{L}{2,}(?=-\\p{L}{2,})",
    `\\p{L}{3,}(?=-\\d+(?:${UNITS})(?![a-z]))`,
    `(?<=\\p{L}{2})-(?=\\p{L}{2,}|\\d+(?:${UNITS})(?![a-z]))`,
    "[^,;:()!?/<>=≤≥]+(?:,\\d{3}(?!\\d)[^,;:()!?/<>=≤≥]*)*",
  ].join("|"),
  "giu",
);
const HYPHEN = "-";
const SHORT_SLASH = /^(?:w\/o(?:ut)?|[a-vx-z]\/[a-z]{1,3}|\/(?:wk|week|mo|month|pw|fn|fortnight))$/i;

function piecesOf(run: string): { readonly text: string; readonly at: number }[] {
  // "a/c", "w/o", "p/w" are one word.
  if (SHORT_SLASH.test(run.replace(/[.,;!?]+$/, ""))) return [{ text: run, at: 0 }];
  return [...run.matchAll(PARTS)].flatMap((match) => {
    const [text] = match;
    const isBetweenLetters = text === HYPHEN && /\p{L}{2}$/u.test(run.slice(0, match.index));
    return isBetweenLetters ? [] : [{ text, at: match.index }];
  });
}

const STOPS = /[.;:!?]$/;

/** The dash or slash between two ends of a range is the word "to". */
const RANGE_SIGN = /^[-–—/]$/;
const COMPARES = /^(?:[<>]=?|[≤≥])$/;

function wordOf(text: string, start: number): SentenceWord[] {
  const common = { typed: text, start, end: start + text.length, stops: STOPS.test(text) };
  if (RANGE_SIGN.test(text)) return [{ ...common, word: "to", joined: "to", own: null }];
  if (COMPARES.test(text)) return [{ ...common, word: text, joined: "", own: null }];
  if (text.toLowerCase() === "w/") return [{ ...common, word: "with", joined: "with", own: null }];
  // "2015 n up"; an i30 N keeps its letter.
  if (text.toLowerCase() === "n") return [{ ...common, word: "and", joined: "n", own: null }];
  if (text === "&") return [{ ...common, word: "and", joined: "and", own: null }];
  const word = foldText(text.replaceAll(OUTER, "").replaceAll(/[’‘`']/g, ""));
  const own = /^-\p{L}/u.test(word) && start >= 0 ? "minus" : null;
  const bare = own === "minus" ? word.slice(1) : word.replace(/^-+/, "");
  if (bare === "") return [];
  return [{ ...common, word: bare, joined: bare.replaceAll(/[^\p{L}\p{N}]/gu, ""), own }];
}

/**
 * Splits a sentence into words with their places: at blanks and commas, a number from its unit ("30kms", "7-seater"), and
 * the ends of a range ("20-30k") from each other.
 *
 * @example
 * sentenceWords("7-seater, <30k").map(({ word }) => word); // ["7", "seater", "<", "30k"]
 */
export function sentenceWords(sentence: string): SentenceWord[] {
  return [...sentence.matchAll(RUNS)].flatMap((run) => {
    const [text] = run;
    const start = run.index;
    if (text.includes('"')) {
      const inner = foldText(text.replace(/^-/, "").replaceAll('"', "").trim());
      if (inner === "") return [];
      const own = text.startsWith("-") ? "minus" : "quoted";
      const common = { typed: text, start, end: start + text.length, stops: true };
      return [{ ...common, word: inner, joined: "", own } as const];
    }
    const minus = /^-\p{L}/u.test(text);
    return piecesOf(text)
      .flatMap(({ text: piece, at }, index) =>
        wordOf(piece, start + at).map((word) =>
          // A minus before a later piece of one run is a hyphen.
          minus && index === 0 ? word : { ...word, own: null },
        ),
      )
      .map((word) => (/[,;:!?(]/.test(sentence[word.end] ?? "") ? { ...word, stops: true } : word));
  });
}
