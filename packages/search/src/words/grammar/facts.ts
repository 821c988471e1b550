import type { RangeFacet } from "../../query/fields/facets.ts";
import { amountAt } from "./amounts.ts";
import { nonEmpty, rangeIntents } from "./ends.ts";
import type { Reading } from "./reading.ts";
import { type Rule, type Sentence, wordAt } from "./sentence.ts";

/** At least so much of a fact; null where no car of the stock says it. */
export const factReading = (
  { lexicon }: Sentence,
  facet: RangeFacet,
  { length, min }: { readonly length: number; readonly min: number },
): Reading | null =>
  lexicon.vocabulary.numbers?.includes(facet) ? nonEmpty(length, rangeIntents(facet, { min })) : null;

const TOWS = /^(?:tow|tows|towing|pull|pulls|pulling)$/;
const BETWEEN =
  /^(?:capacity|cap|rating|capability|limit|of|at|least|up|to|a|an|over|more|than|min|minimum|around|about|can|about)$/;
const BRAKED = /^(?:braked|of|max)$/;
/** What a unit of weight is in kilograms, or in pounds where distances are miles. */
const WEIGHTS: readonly (readonly [unit: RegExp, kilograms: number, pounds: number])[] = [
  [/^(?:t|ton|tons|tonne|tonnes)$/, 1000, 2000],
  [/^(?:kg|kgs|kilo|kilos|kilograms?)$/, 1, 2.204_62],
  [/^(?:lb|lbs|pounds?)$/, 0.453_592, 1],
];

/** "3.5t", "3 tonne", "2500 kg", "7,000 lbs" in the market's own unit. */
function weightAt(
  { words, lexicon }: Sentence,
  at: number,
): { readonly value: number; readonly length: number } | null {
  const [, digits, glued = ""] = /^(\d+(?:[.,]\d+)*)([a-z]*)$/.exec(wordAt(words, at)) ?? [];
  if (digits === undefined) return null;
  const unit = glued === "" ? wordAt(words, at + 1) : glued;
  const [, kilograms, pounds] = WEIGHTS.find(([said]) => said.test(unit)) ?? [];
  if (kilograms === undefined || pounds === undefined) return null;
  const number = Number(digits.replaceAll(/,(?=\d{3})/g, ""));
  const value = Math.round(number * (lexicon.rules.distanceUnit === "mi" ? pounds : kilograms));
  return Number.isFinite(value) ? { value, length: glued === "" ? 2 : 1 } : null;
}

const skip = ({ words }: Sentence, at: number, said: RegExp): number => {
  let next = at;
  while (next - at < 4 && said.test(wordAt(words, next))) next++;
  return next;
};

/** "Tow at least 3 tonne", "2500kg braked towing". */
const towing: Rule = (sentence, at) => {
  const { words } = sentence;
  if (TOWS.test(wordAt(words, at))) {
    const next = skip(sentence, at + 1, BETWEEN);
    const weight = weightAt(sentence, next);
    return (
      weight && factReading(sentence, "towing", { length: next + weight.length - at, min: weight.value })
    );
  }
  const from = skip(sentence, at, BETWEEN);
  const weight = weightAt(sentence, from);
  const tow = weight ? skip(sentence, from + weight.length, BRAKED) : from;
  if (!weight || !TOWS.test(wordAt(words, tow))) return null;
  const end = skip(sentence, tow + 1, /^(?:capacity|cap|rating|capability)$/);
  return factReading(sentence, "towing", { length: end - at, min: weight.value });
};

/** "Sleeps 4", "4 berth". */
const sleeping: Rule = (sentence, at) => {
  const { words } = sentence;
  const isLed = /^sleep(?:s|ing)?$/.test(wordAt(words, at));
  const amount = amountAt(words, isLed ? at + 1 : at);
  if (!amount || amount.value > 12) return null;
  const end = at + amount.length + (isLed ? 1 : 0);
  if (!isLed && !/^(?:berth|berths|sleeper)$/.test(wordAt(words, end))) return null;
  return factReading(sentence, "sleeps", { length: end - at + (isLed ? 0 : 1), min: amount.value });
};

/** What the cars of some trades say in numbers: how much they tow, and how many sleep in them. */
export const facts: Rule = (sentence, at) => towing(sentence, at) ?? sleeping(sentence, at);
