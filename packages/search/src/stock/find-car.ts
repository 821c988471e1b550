import type { Car } from "../car/model/car.ts";
import { isListed } from "../car/model/status.ts";
import { siteFilters } from "../plan/plan-filters.ts";
import type { SearchEngine } from "../plan/search-engine.ts";
import type { CarsPolicy } from "../car/model/cars-policy.ts";
import type { SearchPolicy } from "../query/search-policy.ts";
import { foundCar } from "./found-car.ts";
import { plainQuery } from "../plan/plain-query.ts";

/** A car's page: there, sold too long ago (410), never there or hidden (404), or the engine is away. */
export type CarLookup =
  | { readonly kind: "found"; readonly car: Car }
  | { readonly kind: "gone"; readonly car: Car }
  | { readonly kind: "missing" }
  | {
      readonly kind: "unavailable";
      readonly detail: string;
      /** Whole seconds after which asking again makes sense; null when only changed settings help. */
      readonly retryAfter: number | null;
    };

/** Which car, on which site. */
export interface CarSearch {
  readonly engine: SearchEngine;
  readonly cars: Pick<CarsPolicy, "includeSoldCarsDays" | "newArrivalDays" | "missingStatus">;
  /** A site that presets makes or cities has no pages for other cars either. */
  readonly policy: Pick<SearchPolicy, "presetFilters">;
  readonly now: Date;
}

/**
 * Cars of the site that carry one of these slugs or ids, exactly as spelt, sold ones among them; hidden ones and those
 * outside the site's presets are not. Several cars may carry the same value.
 */
export async function findCarsByField(
  { engine, cars, policy }: CarSearch,
  field: "slug" | "id",
  values: readonly string[],
): Promise<
  | { readonly ok: true; readonly cars: readonly Car[] }
  | { readonly ok: false; readonly unavailable: Extract<CarLookup, { kind: "unavailable" }> }
> {
  const result = await engine.run({
    main: plainQuery({
      filter: [{ kind: "oneOf", field, values }, ...siteFilters(policy)],
      // An engine that compares without case finds cars of other spellings, too.
      limit: values.length * 2 + 8,
    }),
    counts: [],
  });
  if (!result.ok) {
    const retryAfter = result.problem === "unavailable" ? result.retryAfter : null;
    return { ok: false, unavailable: { kind: "unavailable", detail: result.detail, retryAfter } };
  }
  const found = result.hits.flatMap((hit) => {
    const car = foundCar(hit.document, cars);
    return car && values.includes(car[field]) ? [car] : [];
  });
  return { ok: true, cars: found };
}

async function lookUp(search: CarSearch, field: "slug" | "id", value: string): Promise<CarLookup> {
  const result = await findCarsByField(search, field, [value]);
  if (!result.ok) return result.unavailable;
  const [car] = result.cars;
  if (!car) return { kind: "missing" };
  return { kind: isListed(car, search.cars, search.now) ? "found" : "gone", car };
}

/**
 * Finds the car of a page by its slug, exactly as spelt.
 *
 * @example
 * const found = await findCar({ engine, slug: "2021-mazda-cx-5-7", cars: policyDefaults.cars, policy: policyDefaults.search, now });
 * found.kind; // "found"
 */
export const findCar = ({ slug, ...search }: CarSearch & { readonly slug: string }): Promise<CarLookup> =>
  lookUp(search, "slug", slug);

/**
 * Finds a car by its id, as forms name it (`car_id`).
 *
 * @example
 * const found = await findCarById({ engine, id: "7", cars: policyDefaults.cars, policy: policyDefaults.search, now });
 */
export const findCarById = ({ id, ...search }: CarSearch & { readonly id: string }): Promise<CarLookup> =>
  lookUp(search, "id", id);
