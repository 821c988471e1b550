import { parseCar } from "../car/parse-car.ts";
import { buildMultiSearch, MARK } from "../plan/build-multi-search.ts";
import type { FacetAnswer, SearchAnswer, SearchEngine, SearchHit } from "../plan/search-engine.ts";
import type { SearchPlan } from "../plan/search-plan.ts";
import { isFiltered } from "../query/edit-stock-query.ts";
import type { StockQuery } from "../query/stock-query.ts";
import { findRescue } from "./find-rescue.ts";
import { findSpellings } from "./find-spellings.ts";
import { stockChips } from "./stock-chips.ts";
import { byNarrowing, stockFilters } from "./stock-filters.ts";
import type { NamePart, StockList, StockResult } from "./stock-list.ts";
import { stockSorts } from "./stock-sorts.ts";
import type { CarsPolicy } from "../car/cars-policy.ts";
import type { SearchPolicy, StockScope } from "../query/search-policy.ts";

/** One stock search of one site. */
export interface StockSearch {
  readonly engine: SearchEngine;
  readonly query: StockQuery;
  readonly scope: StockScope;
  readonly policy: SearchPolicy;
  readonly cars: CarsPolicy;
  readonly now: Date;
}

type Found = Extract<SearchAnswer, { ok: true }>;

/** A facet's own lifted counts where there are some, the main query's otherwise. */
function facetAnswers(answer: Found): Map<string, FacetAnswer> {
  const lifted = answer.counts.map(({ facet }) => [facet.field, facet] as const);
  return new Map([...answer.facets.map((facet) => [facet.field, facet] as const), ...lifted]);
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
function carsOf(answer: Found): Pick<StockList, "cars" | "names"> {
  const read = answer.hits.flatMap((hit) => {
    const parsed = parseCar(hit.document);
    return parsed.ok ? [{ car: parsed.car, name: nameParts(hit) }] : [];
  });
  return {
    cars: read.map(({ car }) => car),
    names: read.some(({ name }) => name.length > 0) ? read.map(({ name }) => name) : [],
  };
}

/**
 * Searches the stock: one plan, one question to the engine, and everything the stock list shows. Only when
 * nothing is found it asks again, for ways out.
 *
 * @example
 * const result = await searchStock({ engine, query: emptyQuery, scope: { kind: "all" }, policy, cars, now });
 * result.ok && result.total; // all listed cars
 */
export async function searchStock(search: StockSearch): Promise<StockResult> {
  const { engine, query, policy } = search;
  const plan: SearchPlan = buildMultiSearch(query, search);
  const answer = await engine.run(plan);
  if (!answer.ok) return { ok: false, problem: answer.problem, detail: answer.detail };
  const filters = stockFilters(query, facetAnswers(answer), search);
  const ordered = policy.facetOrder === "narrowing" ? byNarrowing(filters) : filters;
  const lost = answer.total === 0 && isFiltered(query);
  const [rescue, didYouMean] = lost
    ? await Promise.all([findRescue(search, answer), findSpellings(search)])
    : [[], []];
  return {
    ok: true,
    query,
    ...carsOf(answer),
    total: answer.total,
    page: query.page,
    pages: Math.ceil(answer.reachable / policy.pageSize),
    filters: ordered,
    facets: ordered.filter((filter) => filter.kind === "values"),
    ranges: ordered.filter((filter) => filter.kind === "range"),
    chips: stockChips(query, search),
    sorts: stockSorts(query, policy, search.cars.distanceUnit),
    rescue,
    didYouMean,
  };
}
