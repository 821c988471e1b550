import type { WordSwap } from "../settings/sections/market-settings.ts";

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A word in the capitals of the one it stands for: "ENQUIRY" is "INQUIRY", "Enquiry" "Inquiry". */
function inCapitalsOf(given: string, word: string): string {
  if (/\p{L}.*\p{L}/su.test(given) && given === given.toUpperCase()) return word.toUpperCase();
  const startsSmall = /^\P{L}*\p{Ll}/u.test(given);
  return startsSmall ? word : word.slice(0, 1).toUpperCase() + word.slice(1);
}

/**
 * Writes words of stock data (fuels, titles of lists) as a market or a dealer calls them. Whole words only, capitals
 * as they stood. The product's own messages are written in each language instead.
 *
 * @example
 * swapWords("Colour and more", [{ from: "colour", to: "color" }]) // "Color and more"
 */
export function swapWords(text: string, swaps: readonly WordSwap[]): string {
  if (swaps.length === 0) return text;
  const byWord = new Map(swaps.map(({ from, to }) => [from.toLowerCase(), to]));
  const pattern = new RegExp(
    `(?<![\\p{L}{])(?:${[...byWord.keys()].map(escaped).join("|")})(?![\\p{L}}])`,
    "giu",
  );
  return text.replaceAll(pattern, (given) => inCapitalsOf(given, byWord.get(given.toLowerCase()) ?? given));
}
