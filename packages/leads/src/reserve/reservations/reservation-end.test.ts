import { describe, expect, it } from "vitest";
import type { ReservationFact } from "./reservation.ts";
import { reservationEnd } from "./reservation-end.ts";

type Fact = readonly [state: ReservationFact["state"], reason: ReservationFact["reason"], detail?: string];
const endOf = (...facts: readonly Fact[]) =>
  reservationEnd(facts.map(([state, reason, detail = null]) => ({ state, reason, detail })));
const held: Fact = ["held", "details_given"];
const paying: Fact = ["paying", "payment_started"];
const reserved: Fact = ["reserved", "payment_authorised"];

describe("reservationEnd", () => {
  it.each<[string, readonly Fact[]]>([
    ["price_changed", [held, ["failed", "car_changed", "price"]]],
    ["car_gone", [held, ["failed", "car_changed", "gone"]]],
    ["time_up", [held, ["expired", "time_up"]]],
    ["time_up", [held, paying, ["held", "payment_declined"], ["expired", "time_up"]]],
    ["time_up", [held, paying, ["failed", "payment_declined"]]],
    ["payment_over", [held, paying, ["expired", "time_up"]]],
    ["payment_over", [held, paying, ["failed", "payment_ended"]]],
    ["payment_over", [held, paying, ["failed", "wrong_amount"]]],
    ["lapsed", [held, paying, reserved, ["expired", "lapsed"]]],
    ["let_go", [held, ["released", "released"]]],
    ["money_back", [held, paying, reserved, ["reserved", "release_asked"], ["released", "released"]]],
    ["money_back", [held, paying, reserved, ["captured", "captured"], ["released", "refunded"]]],
  ])("is %s", (end, facts) => {
    expect(endOf(...facts)).toBe(end);
  });

  it("stays what it was when money arrives afterwards and goes back", () => {
    expect(endOf(held, ["expired", "time_up"], ["expired", "late_payment"])).toBe("time_up");
  });

  it("throws for a reservation that is under way", () => {
    expect(() => endOf(held, paying)).toThrow("is under way");
  });
});
