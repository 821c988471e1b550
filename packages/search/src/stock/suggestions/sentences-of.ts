import type { SearchEngine } from "../../plan/search-engine.ts";
import type { SentenceLexicon } from "../../words/lexicon/sentence-lexicon.ts";
import type { SentenceRules } from "../../words/lexicon/sentence-rules.ts";
import { marketPlaces } from "../../words/markets/places.ts";
import { stockVocabulary } from "../../words/lexicon/stock-vocabulary.ts";
import { readSentence, sentenceLexicon } from "../../words/read-sentence.ts";
import type { Sentences, StockSearch } from "../list/stock-search.ts";

/** The words of the lists that were read last for each engine: making them takes longer than reading a sentence. */
const MADE = new WeakMap<SearchEngine, Map<string, SentenceLexicon>>();
/** A site has so many lists that people search in. */
const MOST_LISTS = 8;

/** How the shoppers of a site speak. */
export type ShoppersRules = Pick<SentenceRules, "words" | "priceFor">;

async function lexiconBy(
  { words, priceFor = null }: ShoppersRules,
  search: StockSearch,
): Promise<SentenceLexicon | null> {
  const vocabulary = await stockVocabulary(search);
  if (!vocabulary) return null;
  const { distanceUnit } = search.cars;
  const year = search.now.getUTCFullYear();
  const { synonyms } = search.policy;
  const of = JSON.stringify([
    vocabulary,
    words,
    distanceUnit,
    year,
    synonyms,
    priceFor?.(100, "week") ?? null,
  ]);
  const made = MADE.get(search.engine) ?? new Map<string, SentenceLexicon>();
  MADE.set(search.engine, made);
  const known = made.get(of);
  if (known) return known;
  const [oldest = ""] = made.keys();
  if (made.size >= MOST_LISTS) made.delete(oldest);
  const places = await marketPlaces(words);
  const lexicon = sentenceLexicon(vocabulary, { words, places, distanceUnit, year, synonyms, priceFor });
  made.set(of, lexicon);
  return lexicon;
}

/**
 * What reads the sentences of a site's shoppers: handed to `searchStock` and `readPlainWords` as `sentences`.
 *
 * @example
 * const sentences = sentencesOf({ words: "australian", priceFor: (amount, every) => (every === "week" ? amount * 200 : null) });
 */
export const sentencesOf = (rules: ShoppersRules): Sentences => ({
  lexicon: (search) => lexiconBy(rules, search),
  read: readSentence,
});

/**
 * The words that a sentence about a list may use; null while the engine is away, or where no sentences are read.
 *
 * @example
 * const lexicon = await lexiconOf({ engine, query: emptyQuery, scope: { kind: "all" }, policy, cars, now, sentences });
 * lexicon?.vocabulary.make; // ["Mazda"]
 */
export const lexiconOf = async (search: StockSearch): Promise<SentenceLexicon | null> =>
  (await search.sentences?.lexicon(search)) ?? null;
