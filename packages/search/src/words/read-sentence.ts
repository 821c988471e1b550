import { foldText } from "../kernel/fold-text.ts";
import { canonicalValues } from "../query/fields/canonical-values.ts";
import { makeRange } from "../query/fields/range.ts";
import { emptyQuery, type Range, type StockQuery } from "../query/fields/stock-query.ts";
import { cleanKeywords } from "../query/parse-stock-query.ts";
import { UNIT_PHRASES } from "./grammar/amounts.ts";
import { BOUND_PHRASES, quantity, yearName } from "./grammar/bounds.ts";
import {
  badge,
  clearName,
  colour,
  condition,
  filler,
  NAME_PHRASES,
  name,
  order,
  tied,
} from "./grammar/names.ts";
import { place } from "./grammar/places.ts";
import { refusalBy } from "./grammar/refusals.ts";
import { lettersAt, type Rule, type Sentence } from "./grammar/sentence.ts";
import { NUMBER_WORDS, REFUSALS } from "./lexicon/plain-words.ts";
import { SentenceLexicon, type SentenceRules } from "./lexicon/sentence-lexicon.ts";
import type { StockVocabulary } from "./lexicon/stock-vocabulary.ts";
import { type Doubt, type Intent, type Reading, reading } from "./grammar/reading.ts";
import { type SentenceWord, sentenceWords } from "./grammar/sentence-words.ts";

/** Some words of the sentence, and what they were taken for. */
export interface SentencePart {
  /** As typed: "under 30k". */
  readonly words: string;
  /** Where they stand in the sentence. */
  readonly start: number;
  readonly end: number;
  readonly intents: readonly Exclude<Intent, { kind: "filler" }>[];
  /** What else they could have meant; null without doubt. */
  readonly doubt: Doubt | null;
  /** The query without these words. */
  readonly query: StockQuery;
}

/** A sentence as a query, word by word explained. */
export interface SentenceReading {
  /** Its keywords are what was not understood. */
  readonly query: StockQuery;
  readonly parts: readonly SentencePart[];
}

// A sentence longer than this is a letter; reading it word by word is not what a search box is for.
const MAX_WORDS = 60;
const MAX_LENGTH = 500;

/** Rules about what is wanted, the surest first. */
const WANTED: readonly Rule[] = [
  tied,
  order,
  place,
  yearName,
  clearName,
  quantity,
  condition,
  colour,
  name,
  badge,
];

/** A dealer's own word: all that its meaning says. */
function dealersWord(sentence: Sentence, at: number): Reading | null {
  const { lexicon, words } = sentence;
  for (let length = Math.min(lexicon.longest, words.length - at); length > 0; length--) {
    const means = lexicon.dealersWord(lettersAt(words, at, length));
    if (means === null) continue;
    const meant: Sentence = { lexicon, words: sentenceWords(means) };
    const intents: Intent[] = [];
    for (let here = 0; here < meant.words.length; ) {
      const read =
        WANTED.map((rule) => rule(meant, here)).find((each) => each !== null) ??
        reading(1, [{ kind: "keywords", text: meant.words[here]?.word ?? "" }]);
      intents.push(...read.intents);
      here += read.length;
    }
    return reading(length, intents);
  }
  return null;
}

const wanted: Rule = (sentence, at) => {
  const own = dealersWord(sentence, at);
  if (own) return own;
  for (const rule of WANTED) {
    const read = rule(sentence, at);
    if (read) return read;
  }
  return null;
};

const refusal = refusalBy(wanted);

function readAt(sentence: Sentence, at: number): Reading {
  const word = sentence.words[at] as SentenceWord;
  if (word.own === "quoted") return reading(1, [{ kind: "keywords", text: `"${word.word}"` }]);
  // "No more than 30k" is a bound, and no refusal.
  const bound = tied(sentence, at) ?? order(sentence, at) ?? place(sentence, at) ?? quantity(sentence, at);
  const read =
    dealersWord(sentence, at) ??
    (bound && !sentence.lexicon.isName(word.joined) ? bound : refusal(sentence, at)) ??
    wanted(sentence, at) ??
    filler(sentence, at);
  return read ?? reading(1, [{ kind: "keywords", text: word.word }]);
}

/** The words of a sentence as they were meant to be spelt, with the misspelt ones by their place. */
function respelt(words: readonly SentenceWord[], lexicon: SentenceLexicon) {
  const corrections = new Map<number, { readonly typed: string; readonly meant: string }>();
  let mendedBefore = "";
  const mended = words.map((word, at) => {
    if (word.own !== null) return word;
    const next = words[at + 1]?.joined ?? "";
    const before = words[at - 1]?.joined ?? "";
    // "hi lux" is a name, of words that are none.
    if (next !== "" && lexicon.isName(word.joined + next)) return word;
    if (before !== "" && lexicon.isName(before + word.joined)) return word;
    const meant = lexicon.respelt(word.joined, mendedBefore);
    mendedBefore = meant ?? word.joined;
    if (meant === null) return word;
    corrections.set(at, { typed: word.word, meant });
    return { ...word, word: meant, joined: meant };
  });
  return { mended, corrections };
}

const pick = (choose: (a: number, b: number) => number, a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : choose(a, b);

const isExact = ({ min, max }: Range): boolean => min !== undefined && min === max;

/** Two intents about one range narrow each other: "over 20k", later "under 30k". */
const narrowed = (range: Range | undefined, by: Range): Range => {
  // "2018 2019", "2018, 2019 or 2020": any of them.
  if (range?.min !== undefined && range.max !== undefined && by.min !== undefined && by.max !== undefined) {
    const follows = by.min === range.max + 1 || (isExact(range) && isExact(by));
    if (follows) return { min: Math.min(range.min, by.min), max: Math.max(range.max, by.max) };
  }
  const min = pick(Math.max, range?.min, by.min);
  const max = pick(Math.min, range?.max, by.max);
  return min !== undefined && max !== undefined && min > max ? by : (makeRange(min, max) ?? by);
};

function addIntent(query: StockQuery, intent: Intent): StockQuery {
  switch (intent.kind) {
    case "values": {
      const { facet, values, not } = intent;
      const side = not ? (query.not ?? {}) : query.values;
      const all = { ...side, [facet]: canonicalValues([...(side[facet] ?? []), ...values]) };
      return not ? { ...query, not: all } : { ...query, values: all };
    }
    case "range": {
      const range = narrowed(query.ranges[intent.facet], intent.range);
      return { ...query, ranges: { ...query.ranges, [intent.facet]: range } };
    }
    case "sort":
      return { ...query, sort: intent.sort };
    case "keywords":
      return { ...query, keywords: cleanKeywords(`${query.keywords} ${intent.text}`) };
    case "absent":
    case "filler":
      break;
  }
  return query;
}

/**
 * Makes that belong to the models chosen: "Corolla or Mazda 3" is no Corolla by Mazda. A make beside the model of another
 * ("a HiLux or any Ford") is all of its own models.
 */
function withMakes(query: StockQuery, lexicon: SentenceLexicon, isEither: boolean): StockQuery {
  const { make: makes, model: models } = query.values;
  if (!makes || !models) return query;
  const owners = models.map((model) => [...lexicon.makesOf(model)]);
  const missing = owners.filter((own) => own.length > 0 && !own.some((make) => makes.includes(make))).flat();
  if (missing.length === 0) return query;
  const alone = makes.filter((make) => !owners.some((own) => own.includes(make)));
  const all = lexicon.vocabulary.make_model ?? [];
  if (alone.length === 0 || !isEither)
    return { ...query, values: { ...query.values, make: canonicalValues([...makes, ...missing]) } };
  const chosen = all.filter(
    (both) =>
      alone.some((make) => foldText(both).startsWith(`${foldText(make)} `)) ||
      models.some((model) => foldText(both).endsWith(` ${foldText(model)}`)),
  );
  const { make: _make, model: _model, ...rest } = query.values;
  return { ...query, values: { ...rest, make_model: canonicalValues(chosen) } };
}

function queryOf(readings: readonly Reading[], { lexicon, words }: Sentence): StockQuery {
  const intents = readings.flatMap((read) => read.intents);
  const query = intents.reduce(addIntent, emptyQuery);
  // What stands in for something absent is of any make.
  if (intents.some(({ kind }) => kind === "absent")) return query;
  return withMakes(
    query,
    lexicon,
    words.some(({ word }) => word === "or"),
  );
}

/** People do not ask for fewer kilometres than these without the unit. */
const LEAST_DISTANCE = 40_000;

/** Of two prices without a unit the larger is a distance: "under 20k, under 100k". */
function secondPrice(readings: readonly Reading[], doubted: (read: Reading) => boolean): readonly Reading[] {
  const tops = readings.flatMap((read) =>
    read.intents.flatMap((intent) =>
      intent.kind === "range" && intent.facet === "price" && intent.range.min === undefined
        ? [{ read, max: intent.range.max ?? 0 }]
        : [],
    ),
  );
  if (tops.length < 2) return readings;
  const [largest, next] = tops.toSorted((a, b) => b.max - a.max);
  if (
    !largest ||
    !next ||
    !doubted(largest.read) ||
    largest.max < LEAST_DISTANCE ||
    largest.max < 2 * next.max
  )
    return readings;
  return readings.map((read) =>
    read === largest.read
      ? { ...read, intents: [{ kind: "range", facet: "km", range: { max: largest.max } }], doubt: null }
      : read,
  );
}

const PHRASES = [...BOUND_PHRASES, ...UNIT_PHRASES, ...NAME_PHRASES, ...REFUSALS, ...NUMBER_WORDS.keys()];

/**
 * The words that sentences about one stock may use: learned from the stock, and from what its market knows. Made once,
 * and kept between sentences.
 *
 * @example
 * sentenceLexicon({ make: ["Mazda"] }, { words: "australian", distanceUnit: "km", year: 2026 });
 */
export const sentenceLexicon = (vocabulary: StockVocabulary, rules: SentenceRules): SentenceLexicon =>
  new SentenceLexicon(vocabulary, rules, PHRASES);

/**
 * Reads a sentence as a stock query, with no network and no guessing: words that name something become filters, numbers
 * with their words become ranges, and the rest stays keywords. Each piece says what it was taken for, what else it could
 * mean, and the query without it.
 *
 * @example
 * readSentence("auto suv under 30k, not red", lexicon).query;
 * // body SUV, transmission Automatic, price up to 30000, and no red paint
 */
export function readSentence(text: string, lexicon: SentenceLexicon): SentenceReading {
  const typed = sentenceWords(text.slice(0, MAX_LENGTH)).slice(0, MAX_WORDS);
  const { mended, corrections } = respelt(typed, lexicon);
  const sentence: Sentence = { words: mended, lexicon };
  const found: Reading[] = [];
  const places: number[] = [];
  for (let at = 0; at < mended.length; ) {
    const read = readAt(sentence, at);
    found.push(corrected(read, at, corrections));
    places.push(at);
    at += read.length;
  }
  const readings = secondPrice(found, ({ doubt }) => doubt !== null);
  const query = queryOf(readings, sentence);
  const parts = readings.flatMap((read, index): SentencePart[] => {
    const intents = read.intents.filter((intent) => intent.kind !== "filler");
    if (intents.length === 0) return [];
    const from = typed[places[index] ?? 0];
    const to = typed[(places[index] ?? 0) + read.length - 1];
    if (!from || !to) return [];
    const without = queryOf(
      readings.filter((other) => other !== read),
      sentence,
    );
    const words = text.slice(from.start, to.end).replaceAll(/^[\s,;:()]+|[\s,;:.!?()]+$/g, "");
    return [{ words, start: from.start, end: to.end, intents, doubt: read.doubt, query: without }];
  });
  return { query, parts };
}

/** A reading of misspelt words: what was not understood is searched for as it was typed. */
function corrected(
  read: Reading,
  at: number,
  corrections: ReadonlyMap<number, { readonly typed: string; readonly meant: string }>,
): Reading {
  const mended = [...corrections].filter(([place]) => place >= at && place < at + read.length);
  const [first] = mended;
  if (!first || read.intents.every(({ kind }) => kind === "filler")) return read;
  const [, { typed, meant }] = first;
  if (read.intents.every(({ kind }) => kind === "keywords"))
    return read.length === 1 ? { ...read, intents: [{ kind: "keywords", text: typed }], doubt: null } : read;
  const named = read.intents.flatMap((intent) => (intent.kind === "values" ? intent.values : []));
  const shown =
    named.find((value) =>
      value
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, "")
        .includes(meant),
    ) ?? meant;
  return { ...read, doubt: { text: `"${typed}" was read as ${shown}.`, instead: `"${typed}"` } };
}
