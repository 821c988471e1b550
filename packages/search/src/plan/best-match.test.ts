import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestMatchOf } from "./best-match.ts";

const YEAR_2026 = Date.UTC(2026, 5, 1);
const car = { price: 30_000, km: 60_000, year: 2021, created_at_timestamp: YEAR_2026, photos_count: 5 };
const pointsOf = (fields: object) => bestMatchOf({ ...car, ...fields }).points;

describe("bestMatchOf", () => {
  it("gives half of each fact's points at 30,000, 60,000 km, five years and five pictures", () => {
    const { points, parts } = bestMatchOf(car);
    expect(points).toBe(500);
    expect(parts).toEqual([
      { fact: "price", value: 30_000, share: 0.5, weight: 300 },
      { fact: "odometer", value: 60_000, share: 0.5, weight: 250 },
      { fact: "age", value: 5, share: 0.5, weight: 250 },
      { fact: "pictures", value: 5, share: 0.5, weight: 200 },
    ]);
  });

  it("takes what is not known for a little less than middling, and a new car's model year for no age", () => {
    expect(bestMatchOf({}).points).toBe(320);
    expect(pointsOf({ price: "POA" })).toBe(470);
    expect(pointsOf({ year: 2027 })).toBe(pointsOf({ year: 2026 }));
  });

  it("is between 0 and 1000, and never better for a dearer, further run or older car, nor for fewer pictures", () => {
    const number = fc.nat(1_000_000);
    const pictures = fc.nat(40);
    const any = fc.record({
      price: number,
      km: number,
      year: fc.integer({ min: 1950, max: 2027 }),
      photos_count: pictures,
    });
    fc.assert(
      fc.property(any, fc.nat(500_000), (one, more) => {
        const points = pointsOf(one);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(1000);
        expect(pointsOf({ ...one, price: one.price + more })).toBeLessThanOrEqual(points);
        expect(pointsOf({ ...one, km: one.km + more })).toBeLessThanOrEqual(points);
        expect(pointsOf({ ...one, year: one.year - 1 })).toBeLessThanOrEqual(points);
        expect(pointsOf({ ...one, photos_count: one.photos_count + 1 })).toBeGreaterThanOrEqual(points);
      }),
    );
  });
});
