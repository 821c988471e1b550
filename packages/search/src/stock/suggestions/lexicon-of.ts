import type { SearchEngine } from "../../plan/search-engine.ts";
import type { SentenceLexicon } from "../../words/lexicon/sentence-lexicon.ts";
import { stockVocabulary } from "../../words/lexicon/stock-vocabulary.ts";
import { sentenceLexicon } from "../../words/read-sentence.ts";
import type { StockSearch } from "../list/stock-search.ts";

/** The words of the list each engine was asked for last: making them takes longer than reading a hundred sentences. */
const MADE = new WeakMap<SearchEngine, { readonly of: string; readonly lexicon: SentenceLexicon }>();

/** The words that a sentence about a list may use; null while the engine is away. */
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
  const made = MADE.get(search.engine);
  if (made?.of === of) return made.lexicon;
  const lexicon = sentenceLexicon(vocabulary, { words, distanceUnit, year, synonyms, priceFor });
  MADE.set(search.engine, { of, lexicon });
  return lexicon;
}
