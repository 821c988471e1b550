import type { Car } from "../../car/model/car.ts";
import { isFree } from "../../car/model/status.ts";
import type { CarsPolicy } from "../../car/model/cars-policy.ts";
import { forSaleFilters } from "../../plan/for-sale.ts";
import { sameWords } from "../../kernel/same-words.ts";
import type { SearchEngine } from "../../plan/search-engine.ts";
import type { PlanFilter } from "../../plan/search-plan.ts";
import type { SearchPolicy } from "../../query/search-policy.ts";
import { foundCar } from "../found-car.ts";
import { askingPrice, type Compared, carDistance } from "./car-distance.ts";
import { plainQuery } from "../../plan/plain-query.ts";

/** In what a car is like another, the most alike first. */
const LIKENESSES = [
  "same body, similar price",
  "similar price",
  "same body",
  "same kind of vehicle",
  "for sale too",
] as const;

/** Why a car is like another. */
export type Likeness = (typeof LIKENESSES)[number];

/** A car like another one, and in what. */
export interface SimilarCar {
  readonly car: Car;
  readonly likeness: Likeness;
}

type Original = Compared & Pick<Car, "id" | "body" | "simpleBody" | "itemType">;

/** How far a similar price may be away, as a share of the price. */
const PRICE_SHARE = 0.2;

/** Cars compared of one question; where there are more, those of the same model are searched as well. */
const COMPARED = 60;

const oneOf = (field: string, value: string): PlanFilter => ({ kind: "oneOf", field, values: [value] });

const nearPrice = (original: Original): PlanFilter[] => {
  const price = askingPrice(original);
  if (price === null) return [];
  const { from, to } = nearEnds(price.amount);
  return [{ kind: "between", field: price.field, from, to }];
};

const nearEnds = (amount: number) => ({
  from: Math.floor(amount * (1 - PRICE_SHARE)),
  to: Math.ceil(amount * (1 + PRICE_SHARE)),
});

/** A body by the word of the dealer or by the few words of filters. */
const sameBody = ({ body, simpleBody }: Original): PlanFilter[] => {
  const filters = [
    ...(body === null ? [] : [oneOf("body", body)]),
    ...(simpleBody === null ? [] : [oneOf("simple_body", simpleBody)]),
  ];
  return filters.length === 0 ? [] : [{ kind: "or", filters }];
};

/** Cars among cars, trucks among trucks, rentals among rentals. */
const sameKind = ({ itemType }: Original): PlanFilter[] =>
  itemType === null ? [] : [oneOf("item_type", itemType)];

const sameModel = ({ make, model }: Original): PlanFilter[] => [oneOf("make", make), oneOf("model", model)];

/** What to search for, narrow to wide; each is searched only while too few were found. */
const widening = (original: Original): PlanFilter[][] => [
  [...nearPrice(original), ...sameKind(original), ...sameBody(original)],
  [...nearPrice(original), ...sameKind(original)],
  [...sameKind(original), ...sameBody(original)],
  sameKind(original),
  [],
];

const same = (one: string | null, other: string | null): boolean =>
  one !== null && sameWords(one, other ?? "");

function likenessOf(car: Car, original: Original): Likeness {
  const [wanted, own] = [askingPrice(original), askingPrice(car)];
  const ends = wanted && nearEnds(wanted.amount);
  const near =
    ends === null ||
    (own?.field === wanted?.field && own !== null && own.amount >= ends.from && own.amount <= ends.to);
  const kind = original.itemType === null || same(original.itemType, car.itemType);
  const body =
    (original.body === null && original.simpleBody === null) ||
    same(original.body, car.body) ||
    same(original.simpleBody, car.simpleBody);
  if (!kind) return "for sale too";
  if (near) return body ? "same body, similar price" : "similar price";
  return body ? "same body" : "same kind of vehicle";
}

/**
 * Finds cars for sale like one car: those within a fifth of its price first, of its kind and body before others, then by
 * a blend of price, make and model, year, odometer and fuel; what another shopper has reserved comes last. The question
 * is widened until there are enough, so there are always some while anything else is for sale. An engine that is away
 * returns no cars: a car page is complete without them.
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
  const found = new Map<string, Car>();
  /** Whether all cars that meet the filters were found; null while the engine is away. */
  const ask = async (filters: readonly PlanFilter[]): Promise<boolean | null> => {
    const result = await engine.run({
      main: plainQuery({
        filter: [
          ...forSaleFilters({ cars, search: policy }),
          { kind: "not", filter: oneOf("id", car.id) },
          ...filters,
        ],
        sort: [
          { field: "custom_rank", direction: "desc" },
          { field: "created_at_timestamp", direction: "desc" },
        ],
        limit: COMPARED,
      }),
      counts: [],
    });
    if (!result.ok) return null;
    for (const { document } of result.hits) {
      const similar = foundCar(document, cars);
      if (similar) found.set(similar.id, similar);
    }
    return result.total <= COMPARED;
  };
  const requested = new Set<string>();
  for (const filters of widening(car)) {
    if ([...found.values()].filter(isFree).length >= limit) break;
    const key = JSON.stringify(filters);
    if (requested.has(key)) continue;
    requested.add(key);
    const isWhole = await ask(filters);
    if (isWhole === null) break;
    if (!isWhole) await ask([...filters, ...sameModel(car)]);
  }
  return [...found.values()]
    .map((each) => ({ car: each, likeness: likenessOf(each, car), distance: carDistance(each, car) }))
    .toSorted(byLikeness)
    .slice(0, limit)
    .map(({ car: each, likeness }) => ({ car: each, likeness }));
}

/** Free cars first, then the most alike; where two are as much alike, as lists have them. */
function byLikeness(
  a: SimilarCar & { readonly distance: number },
  b: SimilarCar & { readonly distance: number },
): number {
  return (
    Number(!isFree(a.car)) - Number(!isFree(b.car)) ||
    LIKENESSES.indexOf(a.likeness) - LIKENESSES.indexOf(b.likeness) ||
    a.distance - b.distance ||
    b.car.customRank - a.car.customRank ||
    (b.car.createdAt ?? 0) - (a.car.createdAt ?? 0) ||
    (a.car.id < b.car.id ? -1 : 1)
  );
}
