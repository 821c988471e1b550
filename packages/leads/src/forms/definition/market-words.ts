import type { Market } from "../../model/market.ts";

const US_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bEnquir(y|ies|e)\b/g, "Inquir$1"],
  [/\benquir(y|ies|e)\b/g, "inquir$1"],
  [/\b([Cc])olour(s?)\b/g, "$1olor$2"],
  [/\bRegistration number\b/g, "License plate"],
  [/\bFortnightly\b/g, "Every two weeks"],
  [/\bPetrol\b/g, "Gas"],
  [/\bpetrol\b/g, "gas"],
];

/**
 * Our own sentences in the market's English: a US shopper sends an inquiry about a color. Never
 * applied to what a dealer or a shopper wrote, nor to wire values.
 *
 * @example
 * marketWords("Submit an enquiry", "US") // "Submit an inquiry"
 */
export function marketWords(text: string, market: Market): string {
  if (market !== "US") return text;
  return US_WORDS.reduce((words, [pattern, word]) => words.replace(pattern, word), text);
}
