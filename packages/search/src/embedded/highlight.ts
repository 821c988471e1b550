import type { SearchDocument } from "../plan/search-engine.ts";
import type { PlanHighlight } from "../plan/search-plan.ts";
import type { TextIndex } from "./text-index.ts";
import type { TextQuery } from "./text-query.ts";
import { foldWord, type Token, tokenise } from "../words/tokenise.ts";
import type { TypedWord } from "./typed-words.ts";

/** Marks the words of documents that a text found. */
export class Highlighter {
  private readonly meanings = new Map<string, string | null>();
  private readonly phrases: TextQuery["phrases"];
  private readonly highlight: PlanHighlight;

  constructor(index: TextIndex, query: TextQuery, words: readonly TypedWord[], highlight: PlanHighlight) {
    this.highlight = highlight;
    this.phrases = query.phrases;
    for (const [at, word] of words.entries()) {
      const typed = query.words[at];
      for (const number of word.meanings) {
        const meaning = index.words[number] as string;
        // Of a beginning only what was typed is marked.
        if (!this.meanings.has(meaning)) this.meanings.set(meaning, typed?.prefix ? typed.text : null);
      }
    }
  }

  /** A copy with numbers as text, and matched words marked in the wanted fields. */
  format(document: SearchDocument): SearchDocument {
    const { fields } = this.highlight;
    return Object.fromEntries(
      Object.entries(document).map(([field, value]) => [
        field,
        this.formatValue(value, fields === "all" || fields.includes(field)),
      ]),
    );
  }

  private formatValue(value: unknown, mark: boolean): unknown {
    if (typeof value === "number") return mark ? this.mark(String(value)) : String(value);
    if (typeof value === "string") return mark ? this.mark(value) : value;
    if (Array.isArray(value)) return value.map((element) => this.formatValue(element, mark));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, this.formatValue(inner, mark)]),
    );
  }

  private mark(text: string): string {
    const tokens = tokenise(text);
    const inPhrase = this.phraseTokens(tokens);
    let marked = "";
    let from = 0;
    for (const [at, token] of tokens.entries()) {
      const typed = inPhrase.has(at) ? null : this.meanings.get(token.word);
      if (typed === undefined) continue;
      const end = token.start + markedLength(text, token, typed);
      marked +=
        text.slice(from, token.start) +
        this.highlight.open +
        text.slice(token.start, end) +
        this.highlight.close;
      from = end;
    }
    return from === 0 ? text : marked + text.slice(from);
  }

  private phraseTokens(tokens: readonly Token[]): Set<number> {
    const found = new Set<number>();
    for (const { words, gaps } of this.phrases) {
      for (let at = 0; at + words.length <= tokens.length; at++) {
        const says = words.every((word, step) => {
          const token = tokens[at + step];
          const before = tokens[at + step - 1];
          return token?.word === word && (step === 0 || token.place - (before?.place ?? 0) === gaps[step]);
        });
        if (says) for (let step = 0; step < words.length; step++) found.add(at + step);
      }
    }
    return found;
  }
}

/** How much of the original is as long as what was typed: accents are letters of their own once folded. */
function markedLength(text: string, { start, end }: Token, typed: string | null): number {
  if (typed === null) return end - start;
  let length = 0;
  for (const letter of text.slice(start, end)) {
    if (foldWord(text.slice(start, start + length)).length >= typed.length) break;
    length += letter.length;
  }
  return length;
}
