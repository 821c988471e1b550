import { describe, expect, it } from "vitest";
import type { Reservation, ReservationState } from "./reservation.ts";
import type { Payment } from "../payments/payment.ts";
import { aReservation } from "../../testing/reservations/a-reservation.ts";
import type { ReservationEvent } from "./reservation-event.ts";
import { stepReservation } from "./reservation-step.ts";

/** The first try's payment of the reservation below. */
const aPayment = (change: Partial<Payment> = {}): Payment => ({
  key: "r1-1",
  reference: "pi_1",
  status: "authorised",
  amount: 20_000,
  currency: "AUD",
  captured: 0,
  refunded: 0,
  captureBefore: 9_000,
  session: null,
  confirmAt: null,
  declineCode: null,
  ...change,
});
const paying = (change: Partial<Reservation> = {}) =>
  aReservation({ state: "paying", attempt: 1, payUntil: 2_000, ...change });
const reserved = (change: Partial<Reservation> = {}) =>
  paying({ state: "reserved", payment: aPayment(), ...change });
const captured = (change: Partial<Reservation> = {}) =>
  reserved({ state: "captured", payment: aPayment({ status: "captured", captured: 20_000 }), ...change });

/** State, reason and names of the work after an event; or why nothing happened. */
function after(reservation: Reservation, event: ReservationEvent, at = 500) {
  const step = stepReservation(reservation, event, at);
  if (step.kind === "refused") return step.why;
  if (step.kind === "none") return "none";
  return [step.next.state, step.fact?.reason ?? null, ...step.tasks.map(({ kind }) => kind)];
}
const read = (change: Partial<Payment> = {}): ReservationEvent => ({
  type: "payment_read",
  payment: aPayment(change),
});
const changed = (reservation: Reservation, event: ReservationEvent, at = 500) => {
  const step = stepReservation(reservation, event, at);
  if (step.kind !== "changed") throw new Error(`Nothing changed: ${step.kind}.`);
  return step;
};

describe("stepReservation", () => {
  it("counts its changes, and keeps when each was and by whom", () => {
    const { next, fact } = changed(aReservation(), { type: "start_payment" });
    expect(next).toMatchObject({ version: 2, updatedAt: 500, attempt: 1, payment: null, payUntil: 1_400 });
    expect(fact).toEqual({
      at: 500,
      state: "paying",
      reason: "payment_started",
      by: "shopper",
      detail: null,
    });
  });

  it("starts a payment until the very end of the hold, and once", () => {
    expect(after(aReservation(), { type: "start_payment" }, 999)).toEqual(["paying", "payment_started"]);
    expect(after(aReservation(), { type: "start_payment" }, 1_000)).toBe("The time to pay is over.");
    expect(after(paying(), { type: "start_payment" })).toBe("none");
    expect(after(reserved(), { type: "start_payment" })).toBe("The reservation is reserved.");
  });

  it("ends a hold when its time is up, not before, and nothing else", () => {
    expect(after(aReservation(), { type: "time_up" }, 999)).toBe("none");
    expect(after(aReservation(), { type: "time_up" }, 1_000)).toEqual(["expired", "time_up"]);
    for (const one of [paying(), reserved(), captured()])
      expect(after(one, { type: "time_up" }, 9_999)).toBe("none");
  });

  it("fails a hold of a car that changed, and keeps how", () => {
    expect(changed(aReservation(), { type: "car_changed", detail: "price" }).fact?.detail).toBe("price");
    expect(after(paying(), { type: "car_changed", detail: "gone" })).toBe("none");
  });

  it("asks an open payment twice a minute and held money four times a day", () => {
    expect(changed(paying(), { type: "looked" }).next.lookAt).toBe(30_500);
    expect(changed(reserved(), { type: "looked" }).next.lookAt).toBe(500 + 6 * 3_600_000);
    expect(after(aReservation(), { type: "looked" })).toBe("none");
    expect(after(captured(), { type: "looked" })).toBe("none");
  });

  it("warns once, and only while the money is held", () => {
    expect(after(reserved(), { type: "expiry_warned" })).toEqual([
      "reserved",
      "expiry_warned",
      "expiry_warning",
    ]);
    expect(after(reserved({ isWarned: true }), { type: "expiry_warned" })).toBe("none");
    expect(after(captured(), { type: "expiry_warned" })).toBe("none");
  });
});

describe("a payment that is read while the shopper pays", () => {
  it("reserves with the right amount, and finishes the lead and mails the receipt", () => {
    expect(after(paying(), read())).toEqual(["reserved", "payment_authorised", "lead", "receipt"]);
    expect(after(paying(), read({ status: "captured", captured: 20_000 }))).toEqual([
      "captured",
      "captured",
      "lead",
      "receipt",
    ]);
  });

  it.each<[string, Partial<Payment>, string]>([
    ["less", { amount: 19_999 }, "void"],
    ["another currency", { currency: "NZD" }, "void"],
    ["less captured", { status: "captured", captured: 19_999 }, "refund"],
    ["another currency captured", { status: "captured", captured: 20_000, currency: "NZD" }, "refund"],
  ])("fails and gives the money back: %s", (_, change, task) => {
    expect(after(paying(), read(change))).toEqual(["failed", "wrong_amount", task]);
  });

  it("says what was wrong with an amount", () => {
    expect(changed(paying(), read({ amount: 5, currency: "USD" })).fact?.detail).toBe(
      "5 USD instead of 20000 AUD",
    );
  });

  it("waits until the time is up, and voids what may still come then", () => {
    const waiting = read({ status: "waiting" });
    expect(after(paying(), waiting, 1_999)).toEqual(["paying", null]);
    expect(after(paying({ payment: aPayment({ status: "waiting" }) }), waiting, 1_999)).toBe("none");
    expect(after(paying(), waiting, 2_000)).toEqual(["expired", "time_up", "void"]);
  });

  it("keeps where the bank asks, and the session, although a later reading does not say them again", () => {
    const known = aPayment({ status: "waiting", confirmAt: "https://bank.example/3ds", session: "s" });
    const one = paying({ payment: known });
    expect(after(one, read({ status: "waiting" }))).toBe("none");
    const later = read({ status: "waiting", declineCode: "x" });
    expect(changed(one, later).next.payment).toMatchObject({ confirmAt: known.confirmAt, session: "s" });
    const moved = read({ status: "waiting", confirmAt: "https://bank.example/again" });
    expect(changed(one, moved).next.payment?.confirmAt).toBe("https://bank.example/again");
  });

  it("holds the car on after a decline while there is time", () => {
    const declined = read({ status: "declined", declineCode: "insufficient_funds" });
    const { next, fact } = changed(paying(), declined, 1_999);
    expect([next.state, next.heldUntil, fact?.detail]).toEqual(["held", 2_000, "insufficient_funds"]);
    expect(after(paying(), declined, 2_000)).toEqual(["failed", "payment_declined"]);
    expect(after(paying({ heldUntil: 3_000 }), declined, 2_999)).toEqual(["held", "payment_declined"]);
  });

  it.each(["voided", "refunded"] as const)("fails when the payment was %s", (status) => {
    expect(after(paying(), read({ status }))).toEqual(["failed", "payment_ended"]);
  });

  it("lets the shopper try again when the provider did nothing, while there is time", () => {
    const missing: ReservationEvent = { type: "payment_missing", detail: "no such card" };
    expect(after(paying(), missing, 999)).toEqual(["held", "payment_refused", "void"]);
    expect(after(paying(), missing, 1_000)).toEqual(["expired", "time_up", "void"]);
    expect(after(aReservation(), missing)).toBe("none");
    expect(changed(paying(), missing).tasks).toEqual([
      { kind: "void", payment: { key: "r1-1", reference: null } },
    ]);
  });
});

describe("a payment that is read of a reserved car", () => {
  it.each<[Partial<Payment>, readonly unknown[]]>([
    [{ status: "captured", captured: 20_000 }, ["captured", "captured"]],
    [{ status: "refunded" }, ["released", "refunded"]],
    [{ status: "voided" }, ["released", "released"]],
    [{ captureBefore: 8_000 }, ["reserved", null]],
  ])("follows the provider: %j", (change, expected) => {
    expect(after(reserved(), read(change))).toEqual(expected);
  });

  it("tells what lapsed from what the dealer let go of", () => {
    const voided = read({ status: "voided" });
    expect(after(reserved(), voided, 8_999)).toEqual(["released", "released"]);
    expect(after(reserved(), voided, 9_000)).toEqual(["expired", "lapsed"]);
    const asked = { capture: null, release: true, refund: 0 };
    expect(after(reserved({ asked }), voided, 9_000)).toEqual(["released", "released"]);
    expect(after(reserved({ payment: aPayment({ captureBefore: null }) }), voided, 9_000)).toEqual([
      "released",
      "released",
    ]);
  });

  it("changes nothing when nothing is new", () => {
    expect(after(reserved(), read())).toBe("none");
    expect(after(captured(), read())).toBe("none");
  });

  it("keeps each part that was given back, and is over once all was", () => {
    const part = read({ status: "captured", captured: 20_000, refunded: 5_000 });
    expect(changed(captured(), part).fact).toMatchObject({ reason: "refunded", detail: "5000 of 20000" });
    expect(
      after(captured({ payment: aPayment({ status: "captured", captured: 20_000, refunded: 5_000 }) }), part),
    ).toBe("none");
    expect(after(captured(), read({ status: "refunded" }))).toEqual(["released", "refunded"]);
  });
});

describe("money of a try that is over", () => {
  const over: readonly ReservationState[] = ["held", "released", "expired", "failed"];
  it.each(over)("goes back, and leaves the reservation %s", (state) => {
    const one = paying({ state });
    expect(after(one, read())).toEqual([state, "late_payment", "void"]);
    expect(after(one, read({ status: "captured", captured: 20_000, refunded: 1_000 }))).toEqual([
      state,
      "late_payment",
      "refund",
    ]);
    expect(after({ ...one, payment: aPayment() }, read())).toBe("none");
  });

  it("gives back what is left of a captured one, under the next number", () => {
    const one = paying({ state: "expired", refunds: 2 });
    const { next, tasks } = changed(one, read({ status: "captured", captured: 20_000, refunded: 1_000 }));
    expect(next.refunds).toBe(3);
    expect(tasks).toEqual([
      { kind: "refund", amount: 19_000, number: 3, payment: { key: "r1-1", reference: "pi_1" } },
    ]);
  });

  it("is voided for an earlier try of a car that is reserved by a later one", () => {
    const second = reserved({ attempt: 2, payment: aPayment({ key: "r1-2" }) });
    const { next, tasks } = changed(second, read());
    expect([next.state, next.payment?.key]).toEqual(["reserved", "r1-2"]);
    expect(tasks).toEqual([{ kind: "void", payment: { key: "r1-1", reference: "pi_1" } }]);
    expect(after(second, read({ status: "declined" }))).toBe("none");
  });

  it("notes a newest try that came to nothing, and keeps a decline of a hold as it is", () => {
    expect(after(paying({ state: "expired" }), read({ status: "voided" }))).toEqual(["expired", null]);
    expect(after(paying({ state: "held" }), read({ status: "declined" }))).toBe("none");
  });
});

const capture = (amount: number): ReservationEvent => ({ type: "capture_asked", amount, by: "kim" });
const release: ReservationEvent = { type: "release_asked", by: "kim" };
const refund = (total: number): ReservationEvent => ({ type: "refund_asked", total, by: "kim" });

describe("what an operator asks for", () => {
  it("captures what is held or less, once", () => {
    const { next, fact, tasks } = changed(reserved(), capture(20_000));
    expect([next.asked.capture, fact?.by, fact?.detail, tasks]).toEqual([
      20_000,
      "kim",
      "20000",
      [{ kind: "capture", amount: 20_000 }],
    ]);
    expect(after(next, capture(20_000))).toBe("none");
    expect(after(next, capture(10_000))).toBe("Another amount was captured before: 20000 cents.");
    expect(after(captured(), capture(20_000))).toBe("none");
    expect(after(captured(), capture(1))).toBe("Another amount was captured before: 20000 cents.");
  });

  it.each([0, -1, 20_001])("refuses to capture %d cents", (amount) => {
    expect(after(reserved(), capture(amount))).toBe("At most 20000 cents are held.");
  });

  it("captures nothing that is not held, or is being let go of", () => {
    expect(after(paying(), capture(1))).toBe("The reservation is paying; only a reserved one holds money.");
    const asked = { capture: null, release: true, refund: 0 };
    expect(after(reserved({ asked }), capture(1))).toBe("The reservation is being released.");
  });

  it("releases held money and holds without any, once", () => {
    expect(after(reserved(), release)).toEqual(["reserved", "release_asked", "void"]);
    expect(after(changed(reserved(), release).next, release)).toBe("none");
    expect(after(aReservation(), release)).toEqual(["released", "released"]);
    expect(after(aReservation({ state: "released" }), release)).toBe("none");
  });

  it("releases nothing in the middle of a payment or after a capture", () => {
    expect(after(paying(), release)).toMatch(/paying now; try again/);
    expect(after(captured(), release)).toMatch(/captured money is refunded/);
    expect(after(aReservation({ state: "expired" }), release)).toMatch(/^The reservation is expired/);
    const asked = { capture: 5, release: false, refund: 0 };
    expect(after(reserved({ asked }), release)).toBe("The reservation is being captured.");
  });

  it("gives back what is missing to the total asked for", () => {
    const first = changed(captured(), refund(5_000));
    expect(first.tasks).toMatchObject([{ kind: "refund", amount: 5_000, number: 1 }]);
    expect(after(first.next, refund(5_000))).toBe("none");
    expect(after(first.next, refund(4_999))).toBe("none");
    const second = changed(first.next, refund(20_000));
    expect(second.tasks).toMatchObject([{ kind: "refund", amount: 15_000, number: 2 }]);
    expect(second.next).toMatchObject({ refunds: 2, asked: { refund: 20_000 } });
  });

  it.each([0, -5, 20_001])("refuses to give back %d cents", (total) => {
    expect(after(captured(), refund(total))).toBe("20000 cents were captured.");
  });

  it("gives nothing back that was not captured", () => {
    expect(after(reserved(), refund(5))).toBe(
      "The reservation is reserved; only captured money is refunded.",
    );
  });
});

const askedFor = (change: Partial<Reservation["asked"]>) => ({
  asked: { capture: null, release: false, refund: 0, ...change },
});

describe("the fact of a change", () => {
  it.each<[string, Reservation, ReservationEvent, number, string, string | null]>([
    ["a hold that ended", aReservation(), { type: "time_up" }, 1_000, "clock", null],
    ["a changed car", aReservation(), { type: "car_changed", detail: "price" }, 500, "provider", "price"],
    ["a warning", reserved(), { type: "expiry_warned" }, 500, "clock", null],
    ["an authorised payment", paying(), read(), 500, "provider", null],
    ["a captured one", paying(), read({ status: "captured", captured: 20_000 }), 500, "provider", null],
    ["a payment that took too long", paying(), read({ status: "waiting" }), 2_000, "clock", null],
    ["a wrong amount", paying(), read({ amount: 5 }), 500, "provider", "5 AUD instead of 20000 AUD"],
    ["a decline", paying(), read({ status: "declined", declineCode: "lost" }), 500, "provider", "lost"],
    ["a voided payment", paying(), read({ status: "voided" }), 500, "provider", "voided"],
    ["a refunded payment", paying(), read({ status: "refunded" }), 500, "provider", "refunded"],
    ["a refused start", paying(), { type: "payment_missing", detail: "gone" }, 500, "provider", "gone"],
    ["a start refused late", paying(), { type: "payment_missing", detail: "gone" }, 1_000, "clock", "gone"],
    ["held money captured", reserved(), read({ status: "captured", captured: 1 }), 500, "provider", null],
    ["held money refunded", reserved(), read({ status: "refunded" }), 500, "provider", null],
    [
      "held money let go of",
      reserved(askedFor({ release: true })),
      read({ status: "voided" }),
      500,
      "provider",
      null,
    ],
    ["held money that lapsed", reserved(), read({ status: "voided" }), 9_000, "provider", null],
    ["captured money refunded", captured(), read({ status: "refunded" }), 500, "provider", null],
    ["late money", paying({ state: "failed" }), read(), 500, "provider", "authorised"],
    ["a request to capture", reserved(), capture(5), 500, "kim", "5"],
    ["a request to release", reserved(), release, 500, "kim", null],
    ["a hold released", aReservation(), release, 500, "kim", null],
    ["a request to refund", captured(), refund(7), 500, "kim", "7"],
  ])("names who caused it, and what is worth knowing: %s", (_, before, event, at, by, detail) => {
    const { next, fact } = changed(before, event, at);
    expect(fact).toMatchObject({ at, state: next.state, by, detail });
    expect(next).toMatchObject({ updatedAt: at, version: before.version + 1 });
  });

  it("is missing where only a reading of the payment is new", () => {
    const step = changed(reserved(), read({ captureBefore: 8_000 }));
    expect(step).toMatchObject({ fact: null, tasks: [] });
    expect(step.next).toMatchObject({ version: 2, updatedAt: 500, payment: { captureBefore: 8_000 } });
  });
});

describe("a captured payment that is read", () => {
  it.each(["waiting", "authorised", "declined", "voided"] as const)("stays what it is when %s", (status) => {
    expect(after(captured(), read({ status, refunded: 5_000 }))).toBe("none");
  });

  it("is noted anew where the provider says less was given back", () => {
    const part = captured({ payment: aPayment({ status: "captured", captured: 20_000, refunded: 5_000 }) });
    expect(after(part, read({ status: "captured", captured: 20_000, refunded: 4_999 }))).toEqual([
      "captured",
      null,
    ]);
  });

  it("of an earlier try is not given back twice", () => {
    const second = reserved({ attempt: 2, payment: aPayment({ key: "r1-2" }) });
    expect(after(second, read({ status: "captured", captured: 5, refunded: 5 }))).toBe("none");
    expect(after(second, read({ status: "captured", captured: 5, refunded: 4 }))).toEqual([
      "reserved",
      "late_payment",
      "refund",
    ]);
  });
});
