import { describe, expect, it } from "vitest";
import { depositAmount } from "./deposit-amount.ts";

describe("depositAmount", () => {
  it.each([
    [500, 20_000, "used", 50_000],
    [499.5, 20_000, "used", 49_950],
    [500, 300, "used", 30_000],
    [500, null, "used", 50_000],
    [{ percent: 1 }, 20_049, "new", 20_000],
    [{ percent: 1 }, 20_050, "new", 20_100],
    [{ percent: 0.1 }, 300, "new", 100],
    [{ percent: 10 }, null, "new", 50_000],
    [{ new: 1_000, used: { percent: 1 } }, 30_000, "new", 100_000],
    [{ new: 1_000, used: { percent: 1 } }, 30_000, "used", 30_000],
    [{ new: 1_000 }, 30_000, "demo", 50_000],
  ] as const)("of %j, at a price of %s, for a %s car is %d cents", (deposit, price, condition, cents) => {
    expect(depositAmount({ price, condition }, { deposit })).toBe(cents);
  });
});
