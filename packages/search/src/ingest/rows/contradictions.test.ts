import { describe, expect, it } from "vitest";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { withoutContradictions } from "./contradictions.ts";

const left = (fields: Parameters<typeof aCar>[0]) => withoutContradictions(aCar(fields), 2026);

describe("withoutContradictions", () => {
  it("leaves out a fact that the vehicle cannot have", () => {
    const { car, notes } = left({ itemType: "Truck", body: "Tray", facts: { gvm: 8_000, seat_height: 790 } });
    expect(car.facts).toEqual({ gvm: 8_000 });
    expect(notes).toEqual([
      {
        field: "seat_height",
        reason: "a truck has no seat_height (item_type and body say what it is)",
        value: "790",
      },
    ]);
  });

  it("leaves out doors and seats of a caravan", () => {
    const { car, notes } = left({ itemType: "Caravan", body: "Caravan", doors: 1, seats: 2 });
    expect(car).toMatchObject({ doors: null, seats: null });
    expect(notes.map(({ field }) => field)).toEqual(["doors", "seats"]);
  });

  it.each([
    [{ odometer: 371_422, year: 2023, itemType: "Truck", body: "Prime Mover" }, false],
    [{ odometer: 240_000, year: 2023, itemType: "Truck", body: "Prime Mover" }, true],
    [{ odometer: 240_001, year: 2023, itemType: "Truck", body: "Prime Mover" }, false],
    [{ odometer: 48_000, year: 2023 }, true],
    [{ odometer: 48_001, year: 2023 }, false],
    [{ odometer: null, year: 2023 }, false],
    [{ odometer: 0, year: 2026, itemType: "Caravan", body: "Caravan" }, false],
  ])("lets %o be called Low Kms: %s", (fields, fits) => {
    const { car, notes } = left({ ...fields, doors: null, seats: null, tag: "Low Kms" });
    expect(car.tag).toBe(fits ? "Low Kms" : null);
    expect(notes).toHaveLength(fits ? 0 : 1);
  });

  it("keeps a dealer's other tags, and takes a tail lift off a prime mover alone", () => {
    const features = ["Tail Lift", "Bluetooth"];
    expect(left({ itemType: "Truck", body: "Prime Mover", features, tag: "One Owner" })).toMatchObject({
      car: { features: ["Bluetooth"], tag: "One Owner" },
      notes: [{ field: "features", reason: "a prime mover has no load body", value: "Tail Lift" }],
    });
    expect(left({ itemType: "Truck", body: "Pantech", features }).car.features).toEqual(features);
  });

  it("takes bunk beds out of a van that sleeps two", () => {
    const van = { itemType: "Caravan", body: "Caravan", doors: null, seats: null, features: ["Bunk Beds"] };
    expect(left({ ...van, facts: { sleeps: 2 } })).toMatchObject({
      car: { features: [] },
      notes: [{ field: "features", reason: "it sleeps 2", value: "Bunk Beds" }],
    });
    expect(left({ ...van, facts: { sleeps: 4 } }).car.features).toEqual(["Bunk Beds"]);
    expect(left(van).car.features).toEqual(["Bunk Beds"]);
  });
});
