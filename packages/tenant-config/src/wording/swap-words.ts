import type { WordSwap } from "../settings/sections/market-settings.ts";

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A word in the capitals of the one it stands for: "ENQUIRY" is "INQUIRY", "Enquiry" "Inquiry". */
function inCapitalsOf(given: string, word: string): string {
  if (/\p{L}.*\p{L}/su.test(given) && given === given.toUpperCase()) return word.toUpperCase();
  const startsSmall = /^\P{L}*\p{Ll}/u.test(given);
  return startsSmall ? word : word.slice(0, 1).toUpperCase() + word.slice(1);
}

/**
 * Writes one of our own sentences in other words: a market's, or the dealer's for used cars. Whole words only,
 * capitals as they stood; never used on what a dealer or shopper wrote.
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
