import type { Car } from "../car/car.ts";
import type { CarsPolicy } from "../car/cars-policy.ts";
import { parseCar } from "../car/parse-car.ts";
import { availableFilter, presetFilters } from "../plan/plan-filters.ts";
import type { SearchEngine } from "../plan/search-engine.ts";
import type { PlanFilter } from "../plan/search-plan.ts";
import type { SearchPolicy } from "../query/search-policy.ts";

/** Why a car is like another. */
export type Likeness = "same model" | "same body, similar price" | "same body" | "similar price";

/** A car like another one, and in what. */
export interface SimilarCar {
  readonly car: Car;
  readonly likeness: Likeness;
}

type Original = Pick<Car, "id" | "make" | "model" | "body" | "price">;

const around = (price: number, share: number): PlanFilter => ({
  kind: "between",
  field: "price",
  from: Math.floor(price * (1 - share)),
  to: Math.ceil(price * (1 + share)),
});

/** From most to least alike. */
function likenesses({ make, model, body, price }: Original): [Likeness, PlanFilter[]][] {
  const sameBody: PlanFilter[] = body === null ? [] : [{ kind: "oneOf", field: "body", values: [body] }];
  const rules: [Likeness, PlanFilter[]][] = [
    [
      "same model",
      [
        { kind: "oneOf", field: "make", values: [make] },
        { kind: "oneOf", field: "model", values: [model] },
      ],
    ],
  ];
  if (body !== null && price !== null)
    rules.push(["same body, similar price", [...sameBody, around(price, 0.25)]]);
  if (body !== null) rules.push(["same body", sameBody]);
  else if (price !== null) rules.push(["similar price", [around(price, 0.25)]]);
  return rules;
}

/**
 * Finds available cars like one car: the same model first, then the same body at about the price. An engine that
 * is away answers with no cars: a car page is complete without them.
 *
 * @example
 * const similar = await findSimilar({ engine, car, policy: policyDefaults.search, cars: policyDefaults.cars });
 */
export async function findSimilar({
  engine,
  car,
  policy,
  cars,
  limit = 4,
}: {
  readonly engine: SearchEngine;
  readonly car: Original;
  readonly policy: Pick<SearchPolicy, "presetFilters">;
  readonly cars: Pick<CarsPolicy, "missingStatus">;
  readonly limit?: number;
}): Promise<SimilarCar[]> {
  const found = new Map<string, SimilarCar>();
  for (const [likeness, filters] of likenesses(car)) {
    if (found.size >= limit) break;
    const answer = await engine.run({
      main: {
        text: [],
        matching: "all",
        filter: [
          availableFilter(cars),
          { kind: "oneOf", field: "show_on_dealer_website", values: [true] },
          { kind: "not", filter: { kind: "oneOf", field: "id", values: [car.id, ...found.keys()] } },
          ...presetFilters(policy.presetFilters),
          ...filters,
        ],
        sort: [
          { field: "custom_rank", direction: "desc" },
          { field: "created_at_timestamp", direction: "desc" },
        ],
        order: "relevance",
        offset: 0,
        limit: limit - found.size,
        facets: [],
        fields: "all",
        highlight: null,
      },
      counts: [],
    });
    if (!answer.ok) break;
    for (const hit of answer.hits) {
      const parsed = parseCar(hit.document, cars);
      if (parsed.ok) found.set(parsed.car.id, { car: parsed.car, likeness });
    }
  }
  return [...found.values()];
}
