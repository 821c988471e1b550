import type { PlanTerm } from "../../../plan/search-plan.ts";
import { endsInWord, tokenise } from "../../../kernel/tokenise.ts";

/** Words that must stand side by side. */
export interface TypedPhrase {
  readonly words: readonly string[];
  /** The distance of each word from the one before it. */
  readonly gaps: readonly number[];
}

/** The shopper's text in the index's own words. */
export interface TextQuery {
  /** In order; only the last can be a beginning. */
  readonly words: readonly { readonly text: string; readonly prefix: boolean }[];
  readonly phrases: readonly TypedPhrase[];
  readonly unwanted: readonly TypedPhrase[];
}

// More words than this are not read; a phrase counts as one.
const MAX_WORDS = 10;

function phraseOf(text: string): TypedPhrase[] {
  const tokens = tokenise(text);
  if (tokens.length === 0) return [];
  return [
    {
      words: tokens.map((token) => token.word),
      gaps: tokens.map((token, index) => token.place - (tokens[index - 1]?.place ?? token.place)),
    },
  ];
}

/** Reads the terms of a plan as words. A word of several (`cx-5`) counts as several. */
export function readTerms(terms: readonly PlanTerm[]): TextQuery {
  const words: { text: string; prefix: boolean }[] = [];
  const phrases: TypedPhrase[] = [];
  const unwanted: TypedPhrase[] = [];
  for (const term of terms) {
    if (term.kind === "not") unwanted.push(...phraseOf(term.term.text));
    else if (term.kind === "phrase" && words.length + phrases.length < MAX_WORDS)
      phrases.push(...phraseOf(term.text));
    else if (term.kind !== "phrase") {
      const tokens = tokenise(term.text);
      for (const [index, token] of tokens.entries()) {
        if (words.length + phrases.length >= MAX_WORDS) break;
        const last = index === tokens.length - 1;
        words.push({ text: token.word, prefix: term.kind === "prefix" && last && endsInWord(term.text) });
      }
    }
  }
  return { words, phrases, unwanted };
}
