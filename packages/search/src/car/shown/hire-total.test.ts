import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hirePrice } from "./hire-price.ts";
import { hireTotal } from "./hire-total.ts";

const seat = { name: "Child seat", price: 8, per: "day", most: 40 } as const;
const cover = { name: "Cover", price: 25.5, per: "hire", most: null } as const;

describe("hireTotal", () => {
  it("is the car alone without extras", () => {
    expect(hireTotal({ weekly: 289, days: 4, extras: [] })).toEqual({ car: 168, extras: [], total: 168 });
  });

  it.each([
    [5, 40],
    [6, 40],
    [4, 32],
  ])("asks for an extra by the day for %d days %d, and never more than its most", (days, amount) => {
    expect(hireTotal({ weekly: 289, days, extras: [seat] }).extras[0]?.amount).toBe(amount);
  });

  it("asks once for what is priced by the hire, in whole units", () => {
    expect(hireTotal({ weekly: 289, days: 30, extras: [cover] }).extras).toEqual([
      { name: "Cover", amount: 26 },
    ]);
  });

  it("adds up to what its parts say", () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 3000 }), fc.integer({ min: 1, max: 366 }), (weekly, days) => {
        const { car, extras, total } = hireTotal({ weekly, days, extras: [seat, cover] });
        expect(car).toBe(hirePrice(weekly, days).total);
        expect(extras.reduce((sum, { amount }) => sum + amount, car)).toBe(total);
      }),
    );
  });
});
