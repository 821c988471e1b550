import type { Market } from "../../model/market.ts";

const US_WORDS: ReadonlyMap<string, string> = new Map([
  ["enquiry", "inquiry"],
  ["enquiries", "inquiries"],
  ["enquire", "inquire"],
  ["colour", "color"],
  ["colours", "colors"],
  ["registration number", "license plate"],
  ["fortnightly", "every two weeks"],
  ["petrol", "gas"],
]);
const US_PATTERN = new RegExp(`\\b(?:${[...US_WORDS.keys()].join("|")})\\b`, "gi");

/** A word in the capitals of the one it stands for: "ENQUIRY" is "INQUIRY", "Enquiry" "Inquiry". */
function inCapitalsOf(given: string, word: string): string {
  if (given === given.toUpperCase()) return word.toUpperCase();
  const [first = ""] = given;
  return first === first.toUpperCase() ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}

/**
 * Our own sentences in the market's English: a US shopper sends an inquiry about a color. Capitals stay as they
 * stood. Never applied to what a dealer or a shopper wrote, nor to wire values.
 *
 * @example
 * marketWords("Submit an enquiry", "US") // "Submit an inquiry"
 */
export function marketWords(text: string, market: Market): string {
  if (market !== "US") return text;
  return text.replaceAll(US_PATTERN, (given) =>
    inCapitalsOf(given, US_WORDS.get(given.toLowerCase()) ?? given),
  );
}
