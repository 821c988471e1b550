import type { PlanTerm } from "./search-plan.ts";

/** Optional letters, at least three digits, optional letters: a stock number, not a word with a typo. */
const CODE = /^\p{L}*\d{3,}\p{L}*$/u;

/** A quoted phrase or a run without blanks, each with the minus that may stand before it. */
const PIECES = /(?<minus>(?<=^|\s)-(?=\S))?(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/gu;

/**
 * Reads keywords: quoted phrases, `-unwanted` words, stock numbers (matched exactly), and the last word as one
 * still being typed.
 *
 * @example
 * textTerms('mazda "cx 5" -diesel U131302');
 * // word mazda · phrase cx 5 · not diesel · phrase U131302
 */
export function textTerms(keywords: string): PlanTerm[] {
  const text = keywords.trim();
  const terms: PlanTerm[] = [];
  for (const match of text.matchAll(PIECES)) {
    const { minus, phrase, word } = match.groups ?? {};
    const exact = phrase ?? (word !== undefined && CODE.test(word) ? word : undefined);
    const negative = minus !== undefined;
    const piece = exact === undefined ? (word ?? "") : exact.trim();
    if (piece === "") continue;
    const last = match.index + match[0].length === text.length;
    if (negative)
      terms.push({ kind: "not", term: { kind: exact === undefined ? "word" : "phrase", text: piece } });
    else if (exact !== undefined) terms.push({ kind: "phrase", text: piece });
    else terms.push({ kind: last ? "prefix" : "word", text: piece });
  }
  return terms;
}
