import type { SearchPolicy } from "../query/search-policy.ts";
import type { PlanTerm } from "./search-plan.ts";

/** Optional letters, at least three digits, optional letters: a stock number, not a word with a typo. */
const CODE = /^\p{L}*\d{3,}\p{L}*$/u;

const YEAR = /^(?:19|20)\d\d$/;

/** A quoted phrase or a run without blanks, each with the minus that may stand before it. */
const PIECES = /(?<minus>(?<=^|\s)-(?=\S))?(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/gu;

/**
 * Reads keywords: quoted phrases, `-unwanted` words, and the last word as one still being typed. A stock number
 * (letters, at least three digits, letters) is matched exactly when it is all that was typed, and with
 * `quoteCodesInside` also among other words. A year is none.
 *
 * @example
 * textTerms("U131302", policyDefaults.search); // [{ kind: "phrase", text: "U131302" }]
 * textTerms('mazda "cx 5" -diesel 123', policyDefaults.search);
 * // word mazda · phrase cx 5 · not diesel · prefix 123
 */
export function textTerms(
  keywords: string,
  { quoteCodesInside }: Pick<SearchPolicy, "quoteCodesInside">,
): PlanTerm[] {
  const text = keywords.trim();
  const isCode = (word: string) => (quoteCodesInside || word === text) && CODE.test(word) && !YEAR.test(word);
  const terms: PlanTerm[] = [];
  for (const match of text.matchAll(PIECES)) {
    const { minus, phrase, word } = match.groups ?? {};
    const exact = phrase ?? (word !== undefined && isCode(word) ? word : undefined);
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
