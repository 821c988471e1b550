import type { Car } from "../car/model/car.ts";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { type BestMatch, bestMatchOf } from "../plan/best-match.ts";
import { buildMultiSearch } from "../plan/build-multi-search.ts";
import type { SearchProblem } from "../plan/search-engine.ts";
import { type SortOption, sortOption } from "../query/fields/sort-options.ts";
import { emptyQuery } from "../query/fields/stock-query.ts";
import { foundCar } from "./found-car.ts";
import type { StockSearch } from "./list/stock-search.ts";

/** Cars requested at once. */
const PAGE = 500;

/** Where a car stands in a list without a query, and by what. */
export interface RankedCar {
  readonly car: Car;
  /** From 1. */
  readonly place: number;
  readonly total: number;
  readonly by:
    | { readonly kind: "best_match"; readonly match: BestMatch }
    | { readonly kind: "sort"; readonly sort: SortOption };
  readonly before: Car | null;
  readonly behind: Car | null;
}

/** The points of a car by which `search.bestMatch` orders. */
const matchOf = (car: Car): BestMatch => bestMatchOf({ ...stringifyCar(car) });

/**
 * Looks a car up in a site's list as its engine orders it, by id or slug, and says by what it stands there; null when the
 * list does not have it.
 *
 * @example
 * const ranked = await whyRanked({ engine, scope: { kind: "all" }, policy, cars, now }, "2021-toyota-hilux-1");
 */
export async function whyRanked(
  search: Omit<StockSearch, "query">,
  idOrSlug: string,
): Promise<{ ok: true; ranked: RankedCar | null } | ({ ok: false } & SearchProblem)> {
  const policy = { ...search.policy, pageSize: PAGE, filters: [], histogramBuckets: 0 };
  const { defaultSort, bestMatch } = policy;
  let before: Car | null = null;
  let found: { car: Car; place: number; before: Car | null } | null = null;
  for (let place = 0, page = 0; ; page++) {
    const { main } = buildMultiSearch({ ...emptyQuery, page }, { ...search, policy });
    const result = await search.engine.run({ main: { ...main, facets: [] }, counts: [] });
    if (!result.ok) return result;
    for (const { document } of result.hits) {
      place++;
      const car = foundCar(document, search.cars);
      if (car === null) continue;
      if (found !== null) return { ok: true, ranked: ranked(found, result.total, car) };
      if (car.id === idOrSlug || car.slug === idOrSlug) found = { car, place, before };
      before = car;
    }
    if (result.hits.length < PAGE) return { ok: true, ranked: found && ranked(found, result.total, null) };
  }

  function ranked(
    one: { car: Car; place: number; before: Car | null },
    total: number,
    behind: Car | null,
  ): RankedCar {
    const isBlended = defaultSort === "relevance" && bestMatch;
    return {
      ...one,
      total,
      behind,
      by: isBlended
        ? { kind: "best_match", match: matchOf(one.car) }
        : { kind: "sort", sort: sortOption(defaultSort) },
    };
  }
}
