import { describe, expect, it } from "vitest";
import { aReservation } from "../../testing/reservations/a-reservation.ts";
import { nextLook } from "./reservation-store.ts";

describe("nextLook", () => {
  const times = { heldUntil: 100, payUntil: 200, lookAt: 150 };

  it.each([
    ["a hold when it ends", { state: "held" }, 100],
    ["a payment when it is given up", { state: "paying" }, 200],
    ["a payment not before its turn", { state: "paying", lookAt: 300 }, 300],
    ["held money when its turn comes", { state: "reserved" }, 150],
    ["nothing that was captured", { state: "captured" }, null],
    ["nothing that was released", { state: "released" }, null],
  ] as const)("looks at %s", (_, change, at) => {
    expect(nextLook(aReservation({ ...times, ...change }))).toBe(at);
  });
});
