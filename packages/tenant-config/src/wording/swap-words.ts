import type { WordSwap } from "../settings/market-settings.ts";

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Writes one of our own sentences in a market's words. Whole words only, capitals as they stood;
 * never used on what a dealer or shopper wrote.
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
  return text.replaceAll(pattern, (word) => {
    const to = byWord.get(word.toLowerCase()) ?? word;
    return word.slice(0, 1) === word.slice(0, 1).toLowerCase() ? to : capital(to);
  });
}
