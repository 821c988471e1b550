import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { parseCar } from "./parse-car.ts";
import { stringifyCar } from "./stringify-car.ts";

const text = fc.string({ minLength: 1, unit: "grapheme" }).map((value) => `x${value}`.trim());
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const url = fc.webUrl().filter((value) => /^https?:\/\/[^\s"<>]+$/.test(value));

const car = fc
  .record({
    id: text,
    slug: text,
    name: text,
    make: text,
    model: text,
    badge: orNull(text),
    year: orNull(fc.integer({ min: 1900, max: 2100 })),
    condition: fc.constantFrom("new" as const, "used" as const, "demo" as const),
    price: orNull(fc.integer({ min: 1, max: 2_000_000 })),
    weeklyPrice: orNull(fc.integer({ min: 1, max: 5000 })),
    odometer: orNull(fc.nat()),
    status: fc.oneof(
      fc.constant({ kind: "in_stock" as const }),
      fc.constant({ kind: "coming_soon" as const }),
      fc.record({ kind: fc.constant("sold" as const), soldAt: orNull(fc.integer({ min: 1e11, max: 2e12 })) }),
    ),
    features: fc.uniqueArray(text),
    location: fc.record({
      id: orNull(text),
      name: text,
      slug: orNull(text),
      phone: orNull(text),
      distributionLocations: fc.constantFrom([], ["a place"], ["a place", "another"]),
    }),
    images: fc.uniqueArray(fc.record({ url, thumbnailUrl: orNull(url) }), {
      selector: (image) => image.url,
      maxLength: 4,
    }),
  })
  .map((fields) => aCar({ ...fields, photosCount: fields.images.length }));

describe("stringifyCar", () => {
  it("is read back by parseCar to an equal car", () => {
    fc.assert(
      fc.property(car, (original) => {
        const parsed = parseCar(JSON.parse(JSON.stringify(stringifyCar(original))));
        expect(parsed).toMatchObject({ ok: true, notes: [] });
        expect(parsed.ok && parsed.car).toEqual(original);
      }),
    );
  });

  it("adds the fields an index counts by", () => {
    expect(stringifyCar(aCar({ price: 27_990, weeklyPrice: 1200 }))).toMatchObject({
      make_model: "Toyota HiLux",
      price_range: "20000-30000",
      weekly_price_range: "1000+",
      search_keywords: "hilux sr 5",
    });
  });

  it.each([
    [1, "0-10000"],
    [9_999, "0-10000"],
    [10_000, "10000-20000"],
    [99_999, "90000-100000"],
    [100_000, "100000+"],
    [2_000_000, "100000+"],
  ])("bands a price of %d as %s", (price, band) => {
    expect(stringifyCar(aCar({ price })).price_range).toBe(band);
  });

  it.each([
    [99, "0-100"],
    [100, "100-200"],
    [999, "900-1000"],
    [1_000, "1000+"],
  ])("bands a weekly price of %d as %s", (weeklyPrice, band) => {
    expect(stringifyCar(aCar({ weeklyPrice })).weekly_price_range).toBe(band);
  });

  it("bands no price that there is not", () => {
    const { price_range, weekly_price_range } = stringifyCar(aCar({ price: null, weeklyPrice: null }));
    expect([price_range, weekly_price_range]).toEqual([undefined, undefined]);
  });

  it("lists a car at every place it is distributed to", () => {
    const location = { ...aCar().location, distributionLocations: ["Northside"] };
    expect(stringifyCar(aCar({ location })).location_name).toEqual(["Riverside", "Northside"]);
  });
});
