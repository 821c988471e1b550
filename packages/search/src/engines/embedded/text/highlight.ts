import type { SearchDocument } from "../../../plan/search-engine.ts";
import type { PlanHighlight } from "../../../plan/search-plan.ts";
import type { TextIndex } from "./text-index.ts";
import type { TextQuery } from "./text-query.ts";
import { foldText } from "../../../kernel/fold-text.ts";
import { type Token, tokenise } from "../../../kernel/tokenise.ts";

/** Marks the words of documents that a text found. */
export class Highlighter {
  private readonly index: TextIndex;
  private readonly query: TextQuery;
  private readonly masks: Uint16Array;
  private readonly highlight: PlanHighlight;

  constructor(index: TextIndex, query: TextQuery, masks: Uint16Array, highlight: PlanHighlight) {
    this.index = index;
    this.query = query;
    this.masks = masks;
    this.highlight = highlight;
  }

  /** A copy of the wanted fields with numbers as text and matched words marked. */
  format(document: SearchDocument): SearchDocument {
    const { fields } = this.highlight;
    const wanted = Object.entries(document).filter(([field]) => fields === "all" || fields.includes(field));
    return Object.fromEntries(wanted.map(([field, value]) => [field, this.formatValue(value)]));
  }

  private formatValue(value: unknown): unknown {
    if (typeof value === "number") return this.mark(String(value));
    if (typeof value === "string") return this.mark(value);
    if (Array.isArray(value)) return value.map((element) => this.formatValue(element));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.formatValue(inner)]));
  }

  private mark(text: string): string {
    const tokens = tokenise(text);
    const inPhrase = this.phraseTokens(tokens);
    let marked = "";
    let from = 0;
    for (const [at, token] of tokens.entries()) {
      const typed = inPhrase.has(at) ? null : this.typedFor(token.word);
      if (typed === undefined) continue;
      const end = token.start + markedLength(text, token, typed);
      marked +=
        text.slice(from, token.start) +
        this.highlight.open +
        text.slice(token.start, end) +
        this.highlight.close;
      from = end;
    }
    return marked + text.slice(from);
  }

  /** What was typed of a word (of a beginning only that is marked), null for the whole word, undefined for no match. */
  private typedFor(word: string): string | null | undefined {
    const number = this.index.words.find(word);
    const mask = number === null ? 0 : (this.masks[number] ?? 0);
    if (mask === 0) return undefined;
    const typed = this.query.words[31 - Math.clz32(mask & -mask)];
    return typed?.prefix ? typed.text : null;
  }

  private phraseTokens(tokens: readonly Token[]): Set<number> {
    const found = new Set<number>();
    for (const { words, gaps } of this.query.phrases) {
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
    if (foldText(text.slice(start, start + length)).length >= typed.length) break;
    length += letter.length;
  }
  return length;
}
