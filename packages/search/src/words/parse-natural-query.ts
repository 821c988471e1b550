import { canonicalValues } from "../query/fields/canonical-values.ts";
import { cleanKeywords } from "../query/parse-stock-query.ts";
import { makeRange } from "../query/fields/range.ts";
import { emptyQuery, type Range, type StockQuery } from "../query/fields/stock-query.ts";
import { numberRules } from "./number-rules.ts";
import { type Reading, reading, type Intent } from "./reading.ts";
import { type SentenceToken, sentenceTokens } from "./sentence-tokens.ts";
import { NamedValues, type StockVocabulary } from "./stock-vocabulary.ts";
import { looserWordRules, type Sentence, surerWordRules } from "./word-rules.ts";

/** Some words of the sentence, and what they were taken for. */
export interface NaturalQueryPart {
  /** As typed: "under 30k". */
  readonly words: string;
  readonly intents: readonly Exclude<Intent, { kind: "filler" }>[];
  /** What else they could have meant, in a sentence; null without doubt. */
  readonly doubt: string | null;
  /** The query without these words. */
  readonly query: StockQuery;
}

/** A sentence as a query, word by word explained. */
export interface NaturalQuery {
  readonly query: StockQuery;
  readonly understood: readonly NaturalQueryPart[];
  /** What was not understood; it is searched for as keywords. */
  readonly keywords: string;
}

// A sentence longer than this is a letter; reading it word by word is not what a search box is for.
const MAX_WORDS = 60;
const MAX_LENGTH = 500;

function readAt(sentence: Sentence, at: number): Reading {
  const { tokens } = sentence;
  for (const rule of surerWordRules) {
    const read = rule(sentence, at);
    if (read) return read;
  }
  for (const rule of numberRules) {
    const read = rule(tokens, at);
    if (read) return read;
  }
  for (const rule of looserWordRules) {
    const read = rule(sentence, at);
    if (read) return read;
  }
  return reading(1, [{ kind: "keywords", text: (tokens[at] as SentenceToken).typed }]);
}

const pick = (choose: (a: number, b: number) => number, a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : choose(a, b);

/** Two intents about one range narrow each other: "over 20k", later "under 30k". */
const narrowed = (range: Range | undefined, by: Range): Range =>
  makeRange(pick(Math.max, range?.min, by.min), pick(Math.min, range?.max, by.max)) ?? by;

function addIntent(query: StockQuery, intent: Intent): StockQuery {
  switch (intent.kind) {
    case "values": {
      const values = canonicalValues([...(query.values[intent.facet] ?? []), ...intent.values]);
      return { ...query, values: { ...query.values, [intent.facet]: values } };
    }
    case "range": {
      const range = narrowed(query.ranges[intent.facet], intent.range);
      return { ...query, ranges: { ...query.ranges, [intent.facet]: range } };
    }
    case "sort":
      return { ...query, sort: intent.sort };
    case "keywords":
      return { ...query, keywords: cleanKeywords(`${query.keywords} ${intent.text}`) };
    case "filler":
      break;
  }
  return query;
}

const queryOf = (readings: readonly Reading[]): StockQuery =>
  readings.flatMap((read) => read.intents).reduce(addIntent, emptyQuery);

/**
 * Reads a sentence as a stock query, with no network and no guessing: words that name something the stock has
 * become filters, numbers with their words become ranges, and the rest stays keywords. Each piece says what it
 * was taken for, what else it could mean, and the query without it.
 *
 * @example
 * parseNaturalQuery("auto suv under 30k with 7 seats in Brisbane", vocabulary).query;
 * // body SUV, transmission Automatic, seats 7, city Brisbane, price up to 30000
 */
export function parseNaturalQuery(text: string, vocabulary: StockVocabulary): NaturalQuery {
  const tokens = sentenceTokens(text.slice(0, MAX_LENGTH)).slice(0, MAX_WORDS);
  const sentence: Sentence = { tokens, vocabulary, names: new NamedValues(vocabulary) };
  const readings: Reading[] = [];
  const words: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readAt(sentence, at);
    readings.push(read);
    words.push(
      tokens
        .slice(at, at + read.length)
        .map((token) => token.typed)
        .join(" "),
    );
    at += read.length;
  }
  const query = queryOf(readings);
  const understood = readings.flatMap((read, index): NaturalQueryPart[] => {
    const intents = read.intents.filter((intent) => intent.kind !== "filler");
    if (intents.length === 0) return [];
    const without = queryOf(readings.filter((other) => other !== read));
    return [{ words: words[index] ?? "", intents, doubt: read.doubt, query: without }];
  });
  return { query, understood, keywords: query.keywords };
}
