import type { Amount } from "./amounts.ts";
import { BEHIND } from "./comparisons.ts";
import { endsWith, rangeIntents } from "./ends.ts";
import type { Quantity } from "./quantity-at.ts";
import { type Doubt, type Reading, reading } from "./reading.ts";
import { type Rule, type Sentence, textOf, wordAt } from "./sentence.ts";

/** A year, or one end of some. */
export function yearReading(found: Quantity, doubt: Doubt | null): Reading | null {
  const { comparison, low, high, length } = found;
  if (!comparison) return reading(length, rangeIntents("year", { min: low.value, max: low.value }), doubt);
  // "Newer than 2018" leaves 2018 out; "over 2018" does not.
  const strict = comparison.strict === true && high === null;
  const after = strict && comparison.of !== "price" ? 1 : 0;
  const shift = comparison.end === "min" ? after : comparison.end === "max" && strict ? -1 : 0;
  const ends = endsWith(
    found,
    comparison.end,
    (value) => value + shift,
    () => 1,
  );
  return reading(length, rangeIntents("year", ends), doubt);
}

/** Months of age as whole years: what is 18 months old may be of the year before last. */
export const inYears = (found: Quantity): Quantity => ({
  ...found,
  low: { ...found.low, value: Math.ceil(found.low.value / 12) },
  high: found.high && { ...found.high, value: Math.ceil(found.high.value / 12) },
});

const MODEL_WORDS = new Set(["model", "models", "plate", "build", "shape", "rego"]);
const SHORT_DOUBT = "Two figures are read as years; they could be thousands.";
/** Two figures below this are more often an age, or seats. */
const FIRST_SHORT = 10;

const isShort = ({ value, money, thousands }: Amount, now: number): boolean =>
  !money && !thousands && Number.isInteger(value) && value >= FIRST_SHORT && value <= now + 1;

const whole = (amount: Amount): Amount => ({ ...amount, value: century(amount.value) });

/** "18-20 model", "18 or newer", "19-22 HiLux": years by their last two figures. */
export function shortYears(sentence: Sentence, at: number, found: Quantity): Reading | null {
  const { words, lexicon } = sentence;
  const { low, high, unit, field, comparison, length } = found;
  const now = lexicon.rules.year % 100;
  if (
    !isShort(low, now) ||
    (high && !isShort(high, now)) ||
    unit !== null ||
    (field !== null && field !== "year")
  )
    return null;
  const end = at + length;
  const behind = MODEL_WORDS.has(wordAt(words, end)) ? 1 : 0;
  const isOfModel =
    (high !== null || comparison === null) &&
    lexicon.names.named(wordAt(words, end)).some(({ facet }) => facet === "model" || facet === "make");
  if (behind === 0 && !isOfModel && comparison?.of !== "year" && field !== "year") return null;
  const years = { ...found, length: length + behind, low: whole(low), high: high && whole(high) };
  return yearReading(
    years,
    isOfModel ? { text: SHORT_DOUBT, instead: `$${textOf(sentence, at, length)}k` } : null,
  );
}

/** "Less than 5 years old": the younger, the later the year. */
export function ageReading(quantity: Quantity, { lexicon }: Sentence): Reading | null {
  const { comparison, low, high, length } = quantity;
  const { year } = lexicon.rules;
  if (low.value > 60 || (high?.value ?? 0) > 60) return null;
  if (high) return reading(length, rangeIntents("year", { min: year - high.value, max: year - low.value }));
  const end = comparison?.end ?? "max";
  // "Newer than 5 years" speaks of the car, "under 5 years" of its age.
  const youngest = end === (comparison?.of === "year" ? "min" : "max");
  if (end === "around")
    return reading(length, rangeIntents("year", { min: year - low.value - 1, max: year - low.value + 1 }));
  return reading(
    length,
    rangeIntents("year", youngest ? { min: year - low.value } : { max: year - low.value }),
  );
}

const MODEL_YEAR = /^(?:my'?(?:20)?|2k)(\d{2})$/;
const SHORT_YEAR = /^'(\d{2})$/;
/** "The 90s"; "20s" is a trim as well. */
const DECADE = /^(?:(?:19|20)(\d0)|([5-9]0))'?s$/;

/** A year by its last two figures. */
export const century = (short: number) => short + (short > 50 ? 1900 : 2000);

/** "MY18", "'18", "the 90s", "this year". */
export const yearName: Rule = (sentence, at) => {
  const word = wordAt(sentence.words, at);
  const typed = sentence.words[at]?.typed ?? "";
  const short = MODEL_YEAR.exec(word) ?? SHORT_YEAR.exec(typed);
  if (short) {
    const year = century(Number(short[1]));
    const behind = BEHIND.at(sentence.words, at + 1);
    const newer = behind?.meaning.end === "min";
    return reading(
      1 + (newer ? behind.length : 0),
      rangeIntents("year", newer ? { min: year } : { min: year, max: year }),
    );
  }
  const decade = DECADE.exec(word);
  if (decade) {
    const from = century(Number(decade[1] ?? decade[2]));
    return reading(1, rangeIntents("year", { min: from, max: from + 9 }));
  }
  const { year } = sentence.lexicon.rules;
  if (word === "this" && wordAt(sentence.words, at + 1) === "year")
    return reading(2, rangeIntents("year", { min: year }));
  return null;
};
