import type { Reservation } from "@forecourt/leads/reserve";
import { describe, expect, it } from "vitest";
import { moneyActs } from "./money-acts.ts";

const of = (state: Reservation["state"], captured = 0, refunded = 0) =>
  moneyActs({
    state,
    amount: 500_00,
    payment: { captured, refunded } as Reservation["payment"],
  });

describe("moneyActs", () => {
  it("takes or lets go of what is held, whole", () => {
    expect(of("reserved")).toEqual([
      { act: "capture", cents: 500_00 },
      { act: "release", cents: 500_00 },
    ]);
  });

  it("gives back what was taken and not given back yet, and nothing after that", () => {
    expect(of("captured", 300_00)).toEqual([{ act: "refund", cents: 300_00 }]);
    expect(of("captured", 300_00, 100_00)).toEqual([{ act: "refund", cents: 200_00 }]);
    expect(of("captured", 300_00, 300_00)).toEqual([]);
  });

  it("moves no money of a reservation that holds none", () => {
    for (const state of ["held", "paying", "released", "expired", "failed"] as const)
      expect(of(state)).toEqual([]);
  });
});
