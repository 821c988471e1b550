import type { Car } from "../car/model/car.ts";
import { isListed } from "../car/model/status.ts";
import { type CarSearch, findCarsByField } from "./find-car.ts";

/** A car that was requested by its id, and whether it may still be offered in a list. */
export interface ChosenCar {
  readonly car: Car;
  /** Available, or sold within the days a site still lists sold cars. */
  readonly listed: boolean;
}

/** Cars in the order their ids were given, without those the site does not have; or the engine is away. */
export type ChosenCars =
  | { readonly ok: true; readonly cars: readonly ChosenCar[] }
  | { readonly ok: false; readonly detail: string };

/**
 * Finds several cars by their ids with one question, for lists that a shopper put together. Cars sold long ago are
 * among them; hidden ones and those outside the site's presets are not.
 *
 * @example
 * const chosen = await findCarsById({ engine, ids: ["7"], cars: policyDefaults.cars, policy: policyDefaults.search, now });
 * chosen.ok && chosen.cars.map(({ car }) => car.id); // ["7"]
 */
export async function findCarsById({
  ids,
  ...search
}: CarSearch & { readonly ids: readonly string[] }): Promise<ChosenCars> {
  if (ids.length === 0) return { ok: true, cars: [] };
  const result = await findCarsByField(search, "id", ids);
  if (!result.ok) return { ok: false, detail: result.unavailable.detail };
  const found = new Map(
    result.cars.map((car) => [car.id, { car, listed: isListed(car, search.cars, search.now) }] as const),
  );
  return { ok: true, cars: ids.flatMap((id) => found.get(id) ?? []) };
}
