import { factRow, type FactUnit, type NumberFact, type ValueFact } from "../../car/facts/fact-table.ts";
import { foldText } from "../../kernel/fold-text.ts";
import type { RangeFacet } from "../../query/fields/facets.ts";
import {
  FLAG_WORDS_OF,
  HAD_FACTS,
  LESS_IS_WANTED,
  LOAD_WORDS,
  NUMBER_WORDS_OF,
  PLAIN_FACTS,
  VALUE_WORDS,
} from "../lexicon/fact-words.ts";
import { BEHIND, type Comparison, COMPARISONS } from "./comparisons.ts";
import { type Ends, nonEmpty, rangeIntents } from "./ends.ts";
import { inUnit, type Measure, MEASURE_WORDS, measureAt } from "./measures.ts";
import { type Reading, reading, valuesIntent } from "./reading.ts";
import { lettersAt, Phrases, phrasesOf, type Rule, type Sentence, wordAt, wordBehind } from "./sentence.ts";

/** At least so much of a fact; null where no car of the stock says it. */
export const factReading = (
  { lexicon }: Sentence,
  facet: RangeFacet,
  { length, ...ends }: { readonly length: number } & Ends,
): Reading | null =>
  lexicon.vocabulary.numbers?.includes(facet) ? nonEmpty(length, rangeIntents(facet, ends)) : null;

const NUMBERS = new Phrases(NUMBER_WORDS_OF);
const FLAGS = new Phrases(FLAG_WORDS_OF);
const BETWEEN = /^(?:of|is|a|an|the|about|around|up|to|rated|rating|capacity|limit|for)$/;
const JOINS = /^(?:to|and|-|–)$/;

/** Amounts as they are said: one, or two ends, with the words that say which end it is. */
interface Bound {
  readonly length: number;
  readonly low: Measure;
  readonly high: Measure | null;
  readonly comparison: Comparison | null;
}

/** Words behind a number that mean "at least" of any number, and not only "or newer" of a year. */
const UPWARDS = /^(?:and|or)?(?:up|upwards|onwards?|above|better)$/;

function boundAt(sentence: Sentence, at: number): Bound | null {
  const { words } = sentence;
  const led = COMPARISONS.at(words, at);
  let next = at + (led?.length ?? 0);
  if (wordAt(words, next) === "between") next++;
  const first = measureAt(sentence, next);
  if (!first) return null;
  next += first.length;
  const second = JOINS.test(wordAt(words, next)) && led === null ? measureAt(sentence, next + 1) : null;
  const isRange =
    second !== null && second.amount > first.amount && (second.unit !== null || first.unit === null);
  if (second !== null && isRange)
    return {
      length: next + 1 + second.length - at,
      low: { ...first, unit: first.unit ?? second.unit },
      high: second,
      comparison: null,
    };
  if (led?.meaning.of === "year" || led?.meaning.of === "age") return null;
  const said = words[next - 1]?.stops || led ? null : BEHIND.at(words, next);
  // "8 tonne on a light rigid licence" is not as "2019 on", nor "4 berth or newer" a number of berths.
  const isOfYears = said?.meaning.of === "year" && !UPWARDS.test(lettersAt(words, next, said.length));
  const behind = isOfYears ? null : said;
  const comparison = led?.meaning ?? behind?.meaning ?? null;
  return {
    length: next + (behind?.length ?? 0) - at,
    low: first,
    high: null,
    comparison: comparison ?? (first.plus ? { end: "min", of: null } : null),
  };
}

/** A number as the stock counts it; tonnes that were not named as such are, where only they are believable. */
export function valueIn(measure: Measure, fact: NumberFact, { lexicon }: Sentence): number | null {
  const { unit = "count", min = 0, max = Infinity } = factRow(fact) ?? {};
  const value = inUnit(measure, unit, lexicon.rules.distanceUnit);
  if (value === null) return null;
  const tonnes = measure.unit === null && unit === "weight" && value < min ? value * 1000 : value;
  return tonnes >= min && tonnes <= max ? tonnes : null;
}

/** A tenth around a number that nothing says an end of, where the number names a class: a "650 cc" bike. */
const AROUND: ReadonlySet<NumberFact> = new Set(["engine_size"]);

function ofFact(sentence: Sentence, fact: NumberFact, bound: Bound, length: number): Reading | null {
  const low = valueIn(bound.low, fact, sentence);
  const high = bound.high && valueIn(bound.high, fact, sentence);
  if (low === null || (bound.high && high === null)) return null;
  if (high !== null) return factReading(sentence, fact, { length, min: low, max: high });
  const row = factRow(fact);
  const wanted = row?.sorts === "low" || LESS_IS_WANTED.has(fact) ? "max" : "min";
  const end = bound.comparison?.end ?? (AROUND.has(fact) ? "around" : wanted);
  // "More than four" of what is counted is five.
  const step = bound.comparison?.strict && row?.unit === "count" ? 1 : 0;
  if (end === "min") return factReading(sentence, fact, { length, min: low + step });
  if (end === "max") return factReading(sentence, fact, { length, max: low - step });
  return factReading(sentence, fact, { length, min: Math.round(low * 0.9), max: Math.round(low * 1.1) });
}

const skip = ({ words }: Sentence, at: number): number => {
  let next = at;
  while (next - at < 3 && BETWEEN.test(wordAt(words, next))) next++;
  return next;
};

/** "GVM over 8 t", "tow at least 3 tonne", "sleeps four". */
const named: Rule = (sentence, at) => {
  const lead = NUMBERS.at(sentence.words, at);
  if (!lead || sentence.words[at + lead.length - 1]?.stops) return null;
  // A comparison may begin with a word that is skipped elsewhere: "up to", "around".
  for (const next of [at + lead.length, skip(sentence, at + lead.length)]) {
    const bound = boundAt(sentence, next);
    const read = bound && ofFact(sentence, lead.meaning, bound, next + bound.length - at);
    if (read) return read;
  }
  return null;
};

const LOADS = phrasesOf([[LOAD_WORDS, true]]);

/** "Carries 8 tonnes": a payload, where a weight is said. */
const load: Rule = (sentence, at) => {
  const lead = LOADS.at(sentence.words, at);
  if (lead === null) return null;
  const next = skip(sentence, at + lead.length);
  const bound = boundAt(sentence, next);
  const isWeight = bound?.low.unit?.some(({ of }) => of === "weight") ?? false;
  return bound && isWeight ? ofFact(sentence, "payload", bound, next + bound.length - at) : null;
};

/** What a bare amount is of: the first of the stock's own, or the one of the vehicle that the sentence names. */
function plainFact(units: NonNullable<Measure["unit"]>, { words, lexicon }: Sentence): NumberFact | null {
  const isOf = (unit: FactUnit | undefined) => units.some(({ of }) => of === unit);
  const known = PLAIN_FACTS.filter(
    (fact) => isOf(factRow(fact)?.unit) && lexicon.vocabulary.numbers?.includes(fact),
  );
  const kinds: readonly string[] = words.map(({ word }) => word.replace(/s$/, ""));
  const ofKind = known.find(
    (fact) => known.length > 1 && factRow(fact)?.of.some((kind) => kinds.includes(kind)),
  );
  return ofKind ?? known[0] ?? null;
}

/** Measures of a vehicle that no fact holds. */
const OTHER_SIDES = /^(?:high|height|tall|wide|width|clearance|deep)$/;

/** "Under 790 mm seat height", "4 berth", and without a name "8 tonne". */
const measured: Rule = (sentence, at) => {
  const bound = boundAt(sentence, at);
  if (!bound) return null;
  const next = at + bound.length;
  if (OTHER_SIDES.test(wordBehind(sentence.words, next - 1))) return null;
  const from = skip(sentence, next);
  const name = sentence.words[next - 1]?.stops ? null : NUMBERS.at(sentence.words, from);
  if (name) {
    const read = ofFact(sentence, name.meaning, bound, from + name.length - at);
    // "8 t gvm over …" begins another amount of that name.
    if (read) return read;
  }
  const unit = bound.low.unit ?? bound.high?.unit ?? null;
  const fact = unit && plainFact(unit, sentence);
  return fact ? ofFact(sentence, fact, bound, bound.length) : null;
};

/** "LAMS", "learner legal", "PTO", where some vehicle has it. */
const flag: Rule = ({ words, lexicon }, at) => {
  const found = FLAGS.at(words, at);
  if (!found || !lexicon.vocabulary[found.meaning]?.includes("true")) return null;
  return reading(found.length, [valuesIntent(found.meaning, ["true"])]);
};

const LICENCE = /^licen[cs]es?$/;

/** "LR licence", "licence class LR", "heavy rigid", and a code of two letters alone. */
const licence: Rule = (sentence, at) => {
  const { words, lexicon } = sentence;
  const classes = lexicon.vocabulary.licence_class ?? [];
  if (classes.length === 0) return null;
  let next = at;
  if (LICENCE.test(wordAt(words, next))) next++;
  const isLed = next > at;
  const isClass = wordAt(words, next) === "class";
  if (isClass) next++;
  for (let length = 3; length > 0; length--) {
    const letters = lettersAt(words, next, length);
    const code = lexicon.licenceCode(letters) ?? letters;
    const stored =
      letters === "" ? undefined : classes.find((each) => foldText(each).replaceAll(/\W/g, "") === code);
    if (stored === undefined) continue;
    let end = next + length;
    const isFollowed =
      LICENCE.test(wordAt(words, end)) ||
      (wordAt(words, end) === "class" && LICENCE.test(wordAt(words, end + 1)));
    if (isFollowed) end += wordAt(words, end) === "class" ? 2 : 1;
    const isCode = letters === code;
    // "C" alone is a letter, and "car" alone a car.
    if (!isLed && !isClass && !isFollowed && (letters.length < 2 || (!isCode && length < 2))) continue;
    return reading(end - at, [valuesIntent("licence_class", [stored])]);
  }
  return null;
};

/** Facts in words whose values people say: "6x4", "island bed", "ensuite". */
const SAID_VALUES: readonly ValueFact[] = ["axles", "layout", "bathroom", "plug"];

const VALUES = phrasesOf(VALUE_WORDS.map(([words, fact, says]) => [words, { fact, says }] as const));

const value: Rule = ({ words, lexicon }, at) => {
  const said = VALUES.at(words, at);
  const saying =
    said && lexicon.vocabulary[said.meaning.fact]?.filter((each) => said.meaning.says.test(each));
  if (said && saying && saying.length > 0)
    return reading(said.length, [valuesIntent(said.meaning.fact, saying)]);
  for (const facet of SAID_VALUES)
    for (const each of lexicon.vocabulary[facet] ?? []) {
      const folded = foldText(each);
      const length = folded.split(/\s+/).length;
      const letters = folded.replaceAll(/[^\p{L}\p{N}]/gu, "");
      if (letters.length < 3 || letters === "none" || lettersAt(words, at, length) !== letters) continue;
      if (lexicon.names.named(letters).length === 0) return reading(length, [valuesIntent(facet, [each])]);
    }
  return null;
};

/** "With solar", "solar panels": where no number is said, any. */
const had: Rule = (sentence, at) => {
  const found = NUMBERS.at(sentence.words, at);
  return found && HAD_FACTS.has(found.meaning)
    ? factReading(sentence, found.meaning, { length: found.length, min: factRow(found.meaning)?.min ?? 1 })
    : null;
};

const RULES: readonly Rule[] = [flag, licence, value, named, measured, load, had];

/** What the vehicles of some trades say, by the table of facts: numbers with their units, yes and no, and words. */
export const facts: Rule = (sentence, at) => {
  for (const rule of RULES) {
    const read = rule(sentence, at);
    if (read) return read;
  }
  return null;
};

/** Every word of facts, for their misspellings. */
export const FACT_PHRASES: readonly string[] = [
  ...NUMBERS.all(),
  ...LOADS.all(),
  ...FLAGS.all(),
  ...VALUES.all(),
  ...MEASURE_WORDS,
];
