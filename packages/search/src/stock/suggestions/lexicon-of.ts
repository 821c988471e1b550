import type { SearchEngine } from "../../plan/search-engine.ts";
import type { SentenceLexicon } from "../../words/lexicon/sentence-lexicon.ts";
import { stockVocabulary } from "../../words/lexicon/stock-vocabulary.ts";
import { sentenceLexicon } from "../../words/read-sentence.ts";
import type { StockSearch } from "../list/stock-search.ts";

/** The words of the lists that each engine was asked for last: making them takes longer than reading a sentence. */
const MADE = new WeakMap<SearchEngine, Map<string, SentenceLexicon>>();
/** A site has so many lists that people search in. */
const MOST_LISTS = 8;

/**
 * The words that a sentence about a list may use; null while the engine is away.
 *
 * @example
 * const lexicon = await lexiconOf({ engine, query: emptyQuery, scope: { kind: "all" }, policy, cars, now });
 * lexicon?.vocabulary.make; // ["Mazda"]
 */
export async function lexiconOf(search: StockSearch): Promise<SentenceLexicon | null> {
  const vocabulary = await stockVocabulary(search);
  if (!vocabulary) return null;
  const { words = "australian", priceFor = null } = search.sentences ?? {};
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
  const lexicon = sentenceLexicon(vocabulary, { words, distanceUnit, year, synonyms, priceFor });
  made.set(of, lexicon);
  return lexicon;
}
