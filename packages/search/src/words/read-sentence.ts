import type { StockQuery } from "../query/fields/stock-query.ts";
import { UNIT_PHRASES } from "./grammar/amounts.ts";
import { queryOf } from "./grammar/asked-query.ts";
import { besideOthers, pricesAsDistances } from "./grammar/beside-others.ts";
import { people, rows } from "./grammar/counts.ts";
import { DECADE_PHRASES, decade } from "./grammar/decades.ts";
import { FACT_PHRASES, facts } from "./grammar/facts.ts";
import { openYears } from "./grammar/open-years.ts";
import { engine } from "./grammar/engines.ts";
import { quantity } from "./grammar/quantity.ts";
import { BOUND_PHRASES } from "./grammar/quantity-at.ts";
import { towed } from "./grammar/towed.ts";
import { yearName } from "./grammar/years.ts";
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
import { cities, place } from "./grammar/places.ts";
import { sharedNoun } from "./grammar/shared-noun.ts";
import { indifferenceBy, refusalBy } from "./grammar/refusals.ts";
import { corrected, respelt } from "./grammar/respelling.ts";
import { lettersAt, type Rule, type Sentence } from "./grammar/sentence.ts";
import { INDIFFERENT, NUMBER_WORDS, REFUSALS } from "./lexicon/plain-words.ts";
import { SentenceLexicon } from "./lexicon/sentence-lexicon.ts";
import type { SentenceRules } from "./lexicon/sentence-rules.ts";
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
  decade,
  order,
  place,
  cities,
  towed,
  facts,
  rows,
  people,
  yearName,
  clearName,
  engine,
  quantity,
  condition,
  colour,
  sharedNoun,
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
const indifference = indifferenceBy(wanted);

function readAt(sentence: Sentence, at: number): Reading {
  const word = sentence.words[at] as SentenceWord;
  if (word.own === "quoted") return reading(1, [{ kind: "keywords", text: `"${word.word}"` }]);
  // "No more than 30k" is a bound, and no refusal.
  const bound =
    tied(sentence, at) ??
    order(sentence, at) ??
    place(sentence, at) ??
    towed(sentence, at) ??
    facts(sentence, at) ??
    quantity(sentence, at);
  // "4 wheel drive" is no amount of wheels, nor "4 cyl" of cylinders that nothing says.
  const isBound =
    bound !== null &&
    !sentence.lexicon.names.isName(word.joined) &&
    engine(sentence, at) === null &&
    (clearName(sentence, at)?.length ?? 0) <= bound.length;
  const read =
    dealersWord(sentence, at) ??
    indifference(sentence, at) ??
    (isBound ? bound : refusal(sentence, at)) ??
    wanted(sentence, at) ??
    filler(sentence, at);
  return read ?? reading(1, [{ kind: "keywords", text: word.word }]);
}

const PHRASES = [
  ...BOUND_PHRASES,
  ...UNIT_PHRASES,
  ...NAME_PHRASES,
  ...FACT_PHRASES,
  ...DECADE_PHRASES,
  ...REFUSALS.split("|"),
  ...INDIFFERENT.split("|"),
  ...NUMBER_WORDS.keys(),
];

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
  const readings = pricesAsDistances(besideOthers(openYears(found), sentence), sentence);
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
