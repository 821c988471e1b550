import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCar } from "../testing/fixtures/a-car.ts";
import { parseCar } from "./wire/parse-car.ts";
import { stringifyCar } from "./wire/stringify-car.ts";
import type { CarFacts } from "./facts/car-facts.ts";
import { type FactRow, factRows } from "./facts/fact-table.ts";
import { formatFact } from "./shown/format-fact.ts";
import { vehicleKind } from "./model/vehicle-kind.ts";

const AU = { locale: "en-AU", currency: "AUD", distanceUnit: "km" } as const;
const US = { locale: "en-US", currency: "USD", distanceUnit: "mi" } as const;

const aValue = ({ kind, min = 0, max = 9 }: FactRow): fc.Arbitrary<number | string | boolean> =>
  kind === "number"
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : kind === "flag"
      ? fc.boolean()
      : fc.constantFrom("6x4", "Island bed", "Type 2");

/** Any facts, each with a believable value. */
const someFacts = fc
  .record(Object.fromEntries(factRows.map((row) => [row.fact, fc.option(aValue(row), { nil: undefined })])))
  .map(
    (facts) =>
      Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as CarFacts,
  );

describe("the facts of a vehicle", () => {
  it("come back from the stored document as they were", () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const read = parseCar(stringifyCar(aCar({ facts })));
        expect(read.ok && read.car.facts).toEqual(facts);
      }),
    );
  });

  it.each(factRows.filter(({ kind }) => kind === "number"))(
    "leave out a $fact below $min or above $max, with a note",
    ({ fact, min = 0, max = 0 }) => {
      for (const value of [min - 0.001, max + 1]) {
        const read = parseCar({ ...stringifyCar(aCar()), [fact]: value });
        expect(read).toMatchObject({ ok: true, car: { facts: {} }, notes: [{ field: fact }] });
      }
      for (const value of [min, max])
        expect(parseCar({ ...stringifyCar(aCar()), [fact]: value })).toMatchObject({
          car: { facts: { [fact]: value } },
        });
    },
  );

  it("are written in the market's measures, and never converted", () => {
    expect(formatFact("gvm", 8_000, AU)).toBe("8,000 kg");
    expect(formatFact("gvm", 8_000, US)).toBe("8,000 lb");
    expect(formatFact("seat_height", 790, AU)).toBe("790 mm");
    expect(formatFact("fuel_use", 6.45, AU)).toBe("6.5 L/100 km");
    expect(formatFact("sleeps", 4, AU)).toBe("4");
    expect(formatFact("excess", 4_500, AU)).toBe("$4,500");
    expect(formatFact("battery_health", 93, AU)).toBe("93 %");
  });
});

describe("vehicleKind", () => {
  it.each([
    ["Truck", "Tray", "truck"],
    ["Car", "Truck", "car"],
    [null, "Prime Mover", "truck"],
    ["Motorcycle", "Adventure", "motorcycle"],
    [null, "Scooter", "motorcycle"],
    ["Motorhome", "Campervan", "motorhome"],
    ["Caravan", "Pop Top", "caravan"],
    ["Rental", "SUV", "car"],
    [null, null, "car"],
  ] as const)("takes the item type %s with the body %s for a %s", (itemType, body, kind) => {
    expect(vehicleKind({ itemType, body, simpleBody: null })).toBe(kind);
  });
});
