import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { towCheck } from "./tow-check.ts";

const PRADO = { towing: 3000, towball: 300 };

describe("towCheck", () => {
  it.each([
    [3000, 300, "yes"],
    [3001, 300, "no"],
    [3000, 301, "no"],
    [2000, null, "yes"],
    [3001, null, "no"],
    [null, 200, "unknown"],
    [null, 301, "no"],
    [null, null, "unknown"],
  ] as const)("answers for an ATM of %s and a ball weight of %s: %s", (atm, ballWeight, answer) => {
    expect(towCheck(PRADO, { atm, ballWeight }).canTow).toBe(answer);
  });

  it("names each limit that was looked at, and the one that could not be", () => {
    expect(towCheck(PRADO, { atm: 3350, ballWeight: 240 })).toEqual({
      canTow: "no",
      limits: [
        { of: "weight", weighs: 3350, limit: 3000, fits: false },
        { of: "ball", weighs: 240, limit: 300, fits: true },
      ],
      ballUnknown: false,
    });
    expect(towCheck({ towing: 3000, towball: null }, { atm: 2500, ballWeight: 240 })).toMatchObject({
      limits: [{ of: "weight" }],
      ballUnknown: true,
    });
  });

  it("never allows a lighter car what it refuses a stronger one", () => {
    const weight = fc.integer({ min: 0, max: 5000 });
    expect.hasAssertions();
    fc.assert(
      fc.property(weight, weight, weight, weight, fc.nat(2000), (towing, towball, atm, ballWeight, more) => {
        const { canTow: answer } = towCheck({ towing, towball }, { atm, ballWeight });
        const stronger = towCheck({ towing: towing + more, towball: towball + more }, { atm, ballWeight });
        expect([answer, stronger.canTow]).not.toEqual(["yes", "no"]);
      }),
    );
  });
});
