import type { Car } from "../car/model/car.ts";
import { isFree } from "../car/model/status.ts";
import type { CarsPolicy } from "../car/model/cars-policy.ts";
import { forSaleFilters } from "../plan/for-sale.ts";
import { sameWords } from "../kernel/same-words.ts";
import type { SearchEngine } from "../plan/search-engine.ts";
import type { PlanFilter } from "../plan/search-plan.ts";
import type { SearchPolicy } from "../query/search-policy.ts";
import { foundCar } from "./found-car.ts";

/** Why a car is like another. */
export type Likeness = "same body, similar price" | "same model";

/** A car like another one, and in what. */
export interface SimilarCar {
  readonly car: Car;
  readonly likeness: Likeness;
}

type Original = Pick<Car, "id" | "make" | "model" | "body" | "price">;

/** How far a similar price may be away, as a share of the price. */
const PRICE_SHARE = 0.2;

/** More are asked for than are shown, so that the most alike can come first. */
const ASKED_FOR_EACH = 4;

/** The same body at about the price, as far as both are known; null when neither is. */
function sameKind({ body, price }: Original): PlanFilter | null {
  const filters: PlanFilter[] = [
    ...(body === null ? [] : [{ kind: "oneOf" as const, field: "body", values: [body] }]),
    ...(price === null
      ? []
      : [
          {
            kind: "between" as const,
            field: "price",
            from: Math.floor(price * (1 - PRICE_SHARE)),
            to: Math.ceil(price * (1 + PRICE_SHARE)),
          },
        ]),
  ];
  return filters.length === 0 ? null : { kind: "and", filters };
}

const sameModel = ({ make, model }: Original): PlanFilter => ({
  kind: "and",
  filters: [
    { kind: "oneOf", field: "make", values: [make] },
    { kind: "oneOf", field: "model", values: [model] },
  ],
});

function likenessOf(car: Original, original: Original): Likeness {
  const near =
    original.price === null ||
    (car.price !== null && Math.abs(car.price - original.price) <= Math.ceil(original.price * PRICE_SHARE));
  const known = original.body !== null || original.price !== null;
  return known && near && (original.body === null || sameWords(car.body ?? "", original.body))
    ? "same body, similar price"
    : "same model";
}

/**
 * Finds cars for sale like one car, by one question: those of the same body at about the price first, then others of
 * the same model, and reserved ones last. An engine that is away answers with no cars: a car page is complete without them.
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
  readonly policy: Pick<SearchPolicy, "presetFilters" | "requireMinimumPhotos">;
  readonly cars: Pick<CarsPolicy, "missingStatus">;
  readonly limit?: number;
}): Promise<SimilarCar[]> {
  const kind = sameKind(car);
  const answer = await engine.run({
    main: {
      text: [],
      matching: "all",
      filter: [
        ...forSaleFilters({ cars, search: policy }),
        { kind: "not", filter: { kind: "oneOf", field: "id", values: [car.id] } },
        { kind: "or", filters: [sameModel(car), ...(kind === null ? [] : [kind])] },
      ],
      sort: [
        { field: "custom_rank", direction: "desc" },
        { field: "created_at_timestamp", direction: "desc" },
      ],
      order: "relevance",
      offset: 0,
      limit: limit * ASKED_FOR_EACH,
      facets: [],
      fields: "all",
      highlight: null,
    },
    counts: [],
  });
  if (!answer.ok) return [];
  const found = answer.hits.flatMap((hit): SimilarCar[] => {
    const similar = foundCar(hit.document, cars);
    return similar ? [{ car: similar, likeness: likenessOf(similar, car) }] : [];
  });
  return found.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, limit);
}

/** The most alike first; what another shopper has reserved comes after all that are still free. */
const placeOf = ({ car, likeness }: SimilarCar): number =>
  (isFree(car) ? 0 : 2) + (likeness === "same model" ? 1 : 0);
