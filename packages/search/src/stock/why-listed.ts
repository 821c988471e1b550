import type { Car } from "../car/model/car.ts";
import { listedFilters, photosFilter, presetFilters, scopeFilters } from "../plan/plan-filters.ts";
import type { SearchProblem } from "../plan/search-engine.ts";
import type { PlanFilter } from "../plan/search-plan.ts";
import { resolveStockList } from "../query/stock-lists.ts";
import { foundCar } from "./found-car.ts";
import type { StockSearch } from "./list/stock-search.ts";
import { plainQuery } from "../plan/plain-query.ts";

/** What keeps a car out of every list of a site. */
export type ListObstacle =
  /** Neither in stock nor coming soon, nor sold within `cars.includeSoldCarsDays`. */
  | "not_available"
  /** Its dealer does not show it on the site. */
  | "not_shown"
  /** Outside of `search.presetFilters`. */
  | "outside_presets"
  /** Fewer photos than `search.requireMinimumPhotos`. */
  | "too_few_photos";

/** A list of a site, and whether a car is of the kind that it shows. */
export interface ListOfCar {
  readonly path: string;
  readonly title: string;
  readonly fits: boolean;
}

/** A car of a stock, and why it is in some lists and not in others. */
export interface ListedCar {
  readonly car: Car;
  /** Without one, the car is in each list that it fits. */
  readonly obstacles: readonly ListObstacle[];
  readonly lists: readonly ListOfCar[];
}

/**
 * Looks a car up by its id and says in which of a site's lists it is, and what keeps it out of the others; null where the
 * stock has no such car. The engine itself is asked, in one go, with the same filters as the lists.
 *
 * @example
 * const found = await whyListed({ engine, policy, cars, now }, "4711");
 * if (found.ok) found.listed?.obstacles; // ["too_few_photos"]
 */
export async function whyListed(
  { engine, policy, cars, now }: Omit<StockSearch, "query" | "scope">,
  id: string,
): Promise<{ ok: true; listed: ListedCar | null } | ({ ok: false } & SearchProblem)> {
  const itself: PlanFilter = { kind: "oneOf", field: "id", values: [id] };
  const paths = [...policy.paths.map(({ path }) => path), ...policy.dealerships.map(({ slug }) => slug)];
  const lists = paths.flatMap((path) => resolveStockList(path, policy) ?? []);
  const [available, shown] = listedFilters(cars, now);
  const rules: readonly (readonly [ListObstacle, readonly PlanFilter[]])[] = [
    ["not_available", available ? [available] : []],
    ["not_shown", shown ? [shown] : []],
    ["outside_presets", presetFilters(policy.presetFilters)],
    ["too_few_photos", photosFilter(policy)],
  ];
  const filters = [...rules.map(([, of]) => of), ...lists.map(({ scope }) => scopeFilters(scope))];
  const found = await engine.run({
    main: plainQuery({ filter: [itself], limit: 1 }),
    counts: filters.map((of) => ({ facet: { kind: "values", field: "car_type" }, filter: [itself, ...of] })),
  });
  if (!found.ok) return found;
  const document = found.hits[0]?.document;
  const car = document && foundCar(document, cars);
  if (!car) return { ok: true, listed: null };
  const isMet = found.counts.map(({ total }) => total > 0);
  return {
    ok: true,
    listed: {
      car,
      obstacles: rules.flatMap(([obstacle], index) => (isMet[index] ? [] : [obstacle])),
      lists: lists.map(({ path, title }, index) => ({
        path,
        title,
        fits: isMet[rules.length + index] ?? false,
      })),
    },
  };
}
