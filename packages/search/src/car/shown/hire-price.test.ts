import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hirePrice } from "./hire-price.ts";

describe("hirePrice", () => {
  it.each([
    [289.4, 289],
    [289.5, 290],
  ])("rounds a week at %d to the nearest whole unit: %d", (weekly, total) => {
    expect(hirePrice(weekly, 7).total).toBe(total);
  });

  it.each([
    [1, 42],
    [4, 168],
    [6, 252],
    [7, 289],
    [8, 331],
    [14, 578],
  ])("of a car at 289 a week for %d days is %d", (days, total) => {
    expect(hirePrice(289, days)).toEqual({ day: 42, total });
  });

  it("asks no more for days beyond whole weeks than for another week", () => {
    // A seventh of 8 rounds up to 2, and six of those would be 12.
    expect(hirePrice(8, 6)).toEqual({ day: 2, total: 8 });
  });

  it("never falls as days are added", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 400 }), (weekly, days) => {
        expect(hirePrice(weekly, days + 1).total).toBeGreaterThanOrEqual(hirePrice(weekly, days).total);
      }),
    );
  });
});
