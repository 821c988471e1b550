import * as fc from "fast-check";
import type { Car } from "../car/car.ts";
import { aCar } from "./a-car.ts";

const MODELS = [
  ["Mazda", "CX-5"],
  ["Mazda", "Mazda3"],
  ["Toyota", "HiLux"],
  ["Toyota", "Hilux"],
  ["Škoda", "Octavia"],
  ["Land Rover", "Defender"],
] as const;

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

/** The moment random cars are dated around. */
export const CAR_NOW = new Date("2026-11-21T00:00:00Z");

const lately = fc.integer({ min: -10, max: 2 }).map((days) => CAR_NOW.getTime() + days * 86_400_000);
const status: fc.Arbitrary<Car["status"]> = fc.oneof(
  fc.constant({ kind: "in_stock" as const }),
  fc.constant({ kind: "coming_soon" as const }),
  fc.record({ kind: fc.constant("sold" as const), soldAt: orNull(lately) }),
);

/** A car with few, often equal values: facets then have something to count. */
const anyCar: fc.Arbitrary<Car> = fc
  .record({
    model: fc.constantFrom(...MODELS),
    status,
    showOnDealerWebsite: fc.boolean(),
    condition: fc.constantFrom("new" as const, "used" as const, "demo" as const),
    body: orNull(fc.constantFrom("SUV", "suv", "Ute", "Hatch")),
    colour: orNull(fc.constantFrom("Red", "red ", "White", "Pearl White")),
    price: orNull(fc.integer({ min: 1, max: 12 }).map((thousands) => thousands * 5000)),
    odometer: orNull(fc.nat(5).map((step) => step * 20_000)),
    year: orNull(fc.integer({ min: 2015, max: 2019 })),
    seats: orNull(fc.constantFrom(2, 5, 7)),
    features: fc.uniqueArray(fc.constantFrom("Bluetooth", "Sunroof", "Tow Bar")),
    certified: fc.boolean(),
    customRank: fc.nat(3),
    createdAt: orNull(lately),
    photosCount: fc.nat(4),
  })
  .map(({ model: [make, model], ...fields }) =>
    aCar({ ...fields, make, model, name: `${fields.year ?? ""} ${make} ${model}`.trim() }),
  );

/** A stock with ids and slugs of its own. */
export const anyStock: fc.Arbitrary<Car[]> = fc
  .array(anyCar, { maxLength: 60 })
  .map((cars) => cars.map((car, index) => ({ ...car, id: String(index + 1), slug: `car-${index + 1}` })));
