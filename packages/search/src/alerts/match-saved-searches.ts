import type { CarDocument } from "../car/wire/car-document.ts";
import { buildColumnStore, type ColumnStore } from "../engines/embedded/column-store.ts";
import { type Bits, countBits, firstBits, intersect } from "../engines/embedded/columns/bits.ts";
import { labelOf } from "../engines/embedded/columns/column.ts";
import { findAmong } from "../engines/embedded/evaluate-plan.ts";
import { readTerms } from "../engines/embedded/text/text-query.ts";
import { foldValue } from "../kernel/fold-value.ts";
import { chosenFilters, listFilters, type PlanOptions } from "../plan/build-multi-search.ts";
import { inStockWords } from "../plan/dealers-words.ts";
import { textTerms } from "../plan/text-terms.ts";
import { valueKey } from "../query/fields/canonical-values.ts";
import { valueFacets, type ValueFacet } from "../query/fields/facets.ts";
import type { StockScope } from "../query/search-policy.ts";
import type { StockQuery } from "../query/fields/stock-query.ts";

/** What a shopper saved of a stock list: the list, and its query. */
export interface SavedSearch {
  readonly scope: StockScope;
  readonly query: StockQuery;
}

/** The changed cars that a saved search finds: how many, and the ids of the first. */
export interface MatchedCars {
  readonly total: number;
  readonly ids: readonly string[];
}

/** Gives what a saved search finds, with at most so many ids. */
export type SavedSearchMatcher = (search: SavedSearch, most: number) => MatchedCars;

/** Sets of 5,000 cars weigh 625 bytes: at most 13 MB. */
const CACHED_FILTERS = 20_000;

/**
 * Prepares changed cars for many saved searches: the cars are read once, and a condition that many searches share is
 * looked up once. Filters and matching are those of the stock list's plan, so a search finds here exactly the changed cars
 * that the list would show; what a list only counts or sorts by is left out.
 *
 * @example
 * const found = matchSavedSearches([document], { policy, cars, now });
 * found({ scope: { kind: "all" }, query: { ...emptyQuery, values: { make: ["Mazda"] } } }, 10).ids; // ["7"]
 */
export function matchSavedSearches(
  changed: Iterable<CarDocument>,
  options: Omit<PlanOptions, "scope">,
): SavedSearchMatcher {
  const ids: string[] = [];
  const index = buildColumnStore(noted(changed, ids), { cachedFilters: CACHED_FILTERS });
  const spellings = new Map<ValueFacet, ReadonlyMap<string, readonly string[]>>();
  const lists = new WeakMap<StockScope, Bits>();
  const listOf = (scope: StockScope): Bits => {
    const known = lists.get(scope);
    if (known) return known;
    const list = index.filters.all(listFilters({ ...options, scope }));
    lists.set(scope, list);
    return list;
  };
  return ({ scope, query }, most) => {
    const chosen = chosenFilters(spelt(query, index, spellings)).map(({ filter }) => filter);
    const base = index.filters.all(chosen);
    intersect(base, listOf(scope));
    const text = readTerms(textTerms(inStockWords(query.keywords, options.policy.synonyms), options.policy));
    const { all } = findAmong(index, text, options.policy, base);
    return { total: countBits(all), ids: firstBits(all, most).map((at) => ids[at] as string) };
  };
}

function* noted(documents: Iterable<CarDocument>, ids: string[]): Generator<CarDocument> {
  for (const document of documents) {
    ids.push(document.id);
    yield document;
  }
}

/** The query with each chosen value in every spelling that the changed cars have, as `searchStock` asks again for them. */
function spelt(
  query: StockQuery,
  index: ColumnStore,
  known: Map<ValueFacet, ReadonlyMap<string, readonly string[]>>,
): StockQuery {
  const values = speltValues(query.values, index, known);
  return query.not === undefined
    ? { ...query, values }
    : { ...query, values, not: speltValues(query.not, index, known) };
}

function speltValues(
  wanted: StockQuery["values"],
  index: ColumnStore,
  known: Map<ValueFacet, ReadonlyMap<string, readonly string[]>>,
): StockQuery["values"] {
  const values: { [F in ValueFacet]?: readonly string[] } = { ...wanted };
  for (const facet of valueFacets) {
    const chosen = wanted[facet];
    if (!chosen || chosen.length === 0) continue;
    const spellings = known.get(facet) ?? spellingsOf(index, facet);
    known.set(facet, spellings);
    const folded = new Set(chosen.map(foldValue));
    const others = chosen
      .flatMap((value) => spellings.get(valueKey(value)) ?? [])
      .filter((value) => !folded.has(foldValue(value)));
    if (others.length > 0) values[facet] = [...chosen, ...others];
  }
  return values;
}

/** The spellings of a facet's values among the changed cars, by what they have in common. */
function spellingsOf(index: ColumnStore, facet: ValueFacet): ReadonlyMap<string, readonly string[]> {
  const column = index.columns.get(facet);
  const labels = column ? Array.from(column.totals.subarray(1), (_, at) => labelOf(column, at + 1)) : [];
  return Map.groupBy(labels, valueKey);
}
