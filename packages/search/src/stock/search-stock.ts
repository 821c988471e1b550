import { buildMultiSearch, MARK } from "../plan/build-multi-search.ts";
import type { FacetResult, SearchResult, SearchHit } from "../plan/search-engine.ts";
import { isFiltered } from "../query/edit-stock-query.ts";
import { suggestRelaxations } from "./suggestions/suggest-relaxations.ts";
import { didYouMean } from "./suggestions/did-you-mean.ts";
import { spellAsStored } from "./list/spell-as-stored.ts";
import { foundCar } from "./found-car.ts";
import { stockChips } from "./list/stock-chips.ts";
import { byNarrowing, stockFilters } from "./list/stock-filters.ts";
import type { NamePart, StockList, StockResult } from "./list/stock-list.ts";
import type { StockSearch } from "./list/stock-search.ts";
import { stockSorts } from "./list/stock-sorts.ts";

type Found = Extract<SearchResult, { ok: true }>;

/** A facet's own lifted counts where there are some, the main query's otherwise. */
function facetResults(result: Found): Map<string, FacetResult> {
  const lifted = result.counts.map(({ facet }) => [facet.field, facet] as const);
  return new Map([...result.facets.map((facet) => [facet.field, facet] as const), ...lifted]);
}

function nameParts(hit: SearchHit): NamePart[] {
  const name = hit.formatted?.["name"];
  if (typeof name !== "string") return [];
  return name
    .split(MARK.open)
    .flatMap((piece, index): NamePart[] => {
      if (index === 0) return [{ text: piece, marked: false }];
      const [marked = "", ...rest] = piece.split(MARK.close);
      return [
        { text: marked, marked: true },
        { text: rest.join(""), marked: false },
      ];
    })
    .filter((part) => part.text !== "");
}

/** The cars of the page, with the pieces of their names beside them. What is no car is left out. */
function carsOf(result: Found, cars: StockSearch["cars"]): Pick<StockList, "cars" | "names"> {
  const read = result.hits.flatMap((hit) => {
    const car = foundCar(hit.document, cars);
    return car ? [{ car, name: nameParts(hit) }] : [];
  });
  return {
    cars: read.map(({ car }) => car),
    names: read.some(({ name }) => name.length > 0) ? read.map(({ name }) => name) : [],
  };
}

/**
 * Searches the stock: one plan, one question to the engine, and everything the stock list shows. It asks again
 * only when the stock spells a chosen value with other accents, and when nothing is found, for ways out.
 *
 * @example
 * const result = await searchStock({ engine, query: emptyQuery, scope: { kind: "all" }, policy, cars, now });
 * result.ok && result.total; // all listed cars
 */
export async function searchStock(search: StockSearch): Promise<StockResult> {
  const { engine, query, policy } = search;
  const first = await engine.run(buildMultiSearch(query, search));
  if (!first.ok) return first;
  const respelt = spellAsStored(query, first.counts);
  const result = respelt ? await engine.run(buildMultiSearch(respelt, search)) : first;
  if (!result.ok) return result;
  const filters = stockFilters(query, facetResults(result), search);
  const ordered = policy.facetOrder === "narrowing" ? byNarrowing(filters) : filters;
  const lost = result.total === 0 && isFiltered(query);
  const [relaxations, suggestions] = lost
    ? await Promise.all([suggestRelaxations(search, result), didYouMean(search)])
    : [[], []];
  return {
    ok: true,
    query,
    ...carsOf(result, search.cars),
    total: result.total,
    page: query.page,
    pages: Math.ceil(result.reachable / policy.pageSize),
    filters: ordered,
    facets: ordered.filter((filter) => filter.kind === "values"),
    ranges: ordered.filter((filter) => filter.kind === "range"),
    chips: stockChips(query, search),
    sorts: stockSorts(query, policy, search.cars.distanceUnit),
    relaxations,
    didYouMean: suggestions,
  };
}
