import type { CarsPolicy } from "../../car/model/cars-policy.ts";
import { buildMultiSearch } from "../../plan/build-multi-search.ts";
import type { SearchEngine } from "../../plan/search-engine.ts";
import type { SearchPolicy, StockScope } from "../../query/search-policy.ts";
import type { SentenceLexicon } from "../../words/lexicon/sentence-lexicon.ts";
import type { SentenceReading } from "../../words/read-sentence.ts";
import { spellAsStored } from "./spell-as-stored.ts";
import type { StockQuery } from "../../query/fields/stock-query.ts";

/** One stock search of one site. */
export interface StockSearch {
  readonly engine: SearchEngine;
  readonly query: StockQuery;
  readonly scope: StockScope;
  readonly policy: SearchPolicy;
  readonly cars: CarsPolicy;
  readonly now: Date;
  /** Reads what the site's shoppers type; left out, keywords are keywords. `sentencesOf` makes it. */
  readonly sentences?: Sentences;
}

/** The grammar and the words of a market, handed in: a list in a browser carries neither. */
export interface Sentences {
  /** The words that a sentence about a list may use, made once for equal lists; null while the engine is away. */
  readonly lexicon: (search: StockSearch) => Promise<SentenceLexicon | null>;
  readonly read: (text: string, lexicon: SentenceLexicon) => SentenceReading;
}

/**
 * Counts a query's cars; null when the engine is away.
 *
 * @example
 * await countCars({ engine, query, scope: { kind: "all" }, policy, cars, now }, query);
 */
export async function countCars(search: StockSearch, query: StockQuery): Promise<number | null> {
  const plan = buildMultiSearch(query, search);
  const main = { ...plan.main, limit: 0, offset: 0, facets: [], highlight: null };
  const result = await search.engine.run({ main, counts: plan.counts });
  if (!result.ok) return null;
  const respelt = spellAsStored(query, result.counts);
  if (!respelt) return result.total;
  const { filter } = buildMultiSearch(respelt, search).main;
  const again = await search.engine.run({ main: { ...main, filter }, counts: [] });
  return again.ok ? again.total : null;
}
