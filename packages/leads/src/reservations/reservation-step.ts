import {
  paymentKey,
  type Reservation,
  type ReservationFact,
  type ReservationTask,
} from "../model/reservation.ts";
import type { Payment } from "../payments/payment.ts";

/** What can happen to a reservation. */
export type ReservationEvent =
  | { type: "start_payment" }
  /** What the provider says of one of its payments, however we came to know. */
  | { type: "payment_read"; payment: Payment }
  /** The provider did nothing with the start, or knows no such payment. */
  | { type: "payment_missing"; detail: string }
  | { type: "time_up" }
  /** The car was sold, changed its price or may not be reserved any more. */
  | { type: "car_changed"; detail: string }
  | { type: "capture_asked"; amount: number; by: string }
  | { type: "release_asked"; by: string }
  /** `total` is what is to be given back in all. */
  | { type: "refund_asked"; total: number; by: string }
  | { type: "expiry_warned" }
  /** The provider was asked, whether or not it answered. */
  | { type: "looked" };

/** What an event makes of a reservation. `none` changes nothing, `refused` may not happen now. */
export type ReservationStep =
  | { kind: "changed"; next: Reservation; fact: ReservationFact | null; tasks: readonly ReservationTask[] }
  | { kind: "none" }
  | { kind: "refused"; why: string };

type Reason = ReservationFact["reason"];

const LOOK_PAYING_MS = 30_000;
const LOOK_RESERVED_MS = 6 * 3_600_000;

/** How long before the held money lapses the dealer is told. */
export const WARNING_MS = 2 * 86_400_000;

/**
 * The whole protocol, pure: every state, every event, the fact that is kept and the work that follows. Money is held
 * by a reservation that is `paying` or `reserved`; whatever else turns out to be held is voided, whatever was captured
 * without a reservation is given back.
 *
 * @example
 * const step = stepReservation(reservation, { type: "time_up" }, Date.now());
 */
export function stepReservation(
  reservation: Reservation,
  event: ReservationEvent,
  at: number,
): ReservationStep {
  switch (event.type) {
    case "start_payment":
      return startPayment(reservation, at);
    case "payment_read":
      return readPayment(reservation, event.payment, at);
    case "payment_missing":
      return paymentMissing(reservation, event.detail, at);
    case "time_up":
      return timeUp(reservation, at);
    case "car_changed":
      return reservation.state === "held"
        ? changed(reservation, at, { state: "failed" }, "car_changed", "provider", event.detail)
        : { kind: "none" };
    case "capture_asked":
      return askCapture(reservation, event, at);
    case "release_asked":
      return askRelease(reservation, event, at);
    case "refund_asked":
      return askRefund(reservation, event, at);
    case "expiry_warned":
      return reservation.state === "reserved" && !reservation.isWarned
        ? changed(reservation, at, { isWarned: true }, "expiry_warned", "clock", null, [
            { kind: "expiry_warning" },
          ])
        : { kind: "none" };
    case "looked":
      return looked(reservation, at);
  }
}

/** Held money is compared with its provider four times a day, an open payment asked for twice a minute. */
function looked(reservation: Reservation, at: number): ReservationStep {
  const every = { paying: LOOK_PAYING_MS, reserved: LOOK_RESERVED_MS };
  const { state } = reservation;
  if (state !== "paying" && state !== "reserved") return { kind: "none" };
  const next = { ...reservation, lookAt: at + every[state], version: reservation.version + 1, updatedAt: at };
  return { kind: "changed", next, fact: null, tasks: [] };
}

function changed(
  before: Reservation,
  at: number,
  change: Partial<Reservation>,
  reason: Reason,
  by: string,
  detail: string | null = null,
  tasks: readonly ReservationTask[] = [],
): ReservationStep {
  const next = { ...before, ...change, version: before.version + 1, updatedAt: at };
  return { kind: "changed", next, fact: { at, state: next.state, reason, by, detail }, tasks };
}

/** New knowledge of a payment that changes no state. */
function noted(before: Reservation, payment: Payment, at: number): ReservationStep {
  if (JSON.stringify(before.payment) === JSON.stringify(payment)) return { kind: "none" };
  const next = { ...before, payment, version: before.version + 1, updatedAt: at };
  return { kind: "changed", next, fact: null, tasks: [] };
}

function startPayment(reservation: Reservation, at: number): ReservationStep {
  if (reservation.state === "paying") return { kind: "none" };
  if (reservation.state !== "held")
    return { kind: "refused", why: `The reservation is ${reservation.state}.` };
  if (at >= reservation.heldUntil) return { kind: "refused", why: "The time to pay is over." };
  const change: Partial<Reservation> = {
    state: "paying",
    attempt: reservation.attempt + 1,
    payment: null,
    payUntil: at + reservation.holdMs,
  };
  return changed(reservation, at, change, "payment_started", "shopper");
}

const voiding = ({ key, reference }: Payment): ReservationTask => ({
  kind: "void",
  payment: { key, reference },
});

function readPayment(reservation: Reservation, payment: Payment, at: number): ReservationStep {
  const isNewest = payment.key === paymentKey(reservation);
  if (!isNewest) return strayPayment(reservation, payment, at);
  switch (reservation.state) {
    case "held":
      return payment.status === "declined" ? { kind: "none" } : strayPayment(reservation, payment, at);
    case "paying":
      return payingRead(reservation, payment, at);
    case "reserved":
      return reservedRead(reservation, payment, at);
    case "captured":
      return capturedRead(reservation, payment, at);
    case "released":
    case "expired":
    case "failed":
      return strayPayment(reservation, payment, at);
  }
}

function payingRead(reservation: Reservation, payment: Payment, at: number): ReservationStep {
  const { amount, currency, heldUntil, payUntil } = reservation;
  const done: readonly ReservationTask[] = [{ kind: "lead" }, { kind: "receipt" }];
  switch (payment.status) {
    case "waiting":
      return at < payUntil
        ? noted(reservation, payment, at)
        : changed(reservation, at, { state: "expired", payment }, "time_up", "clock", null, [
            voiding(payment),
          ]);
    case "authorised":
      if (payment.amount !== amount || payment.currency !== currency)
        return wrongAmount(reservation, payment, at);
      return changed(
        reservation,
        at,
        { state: "reserved", payment },
        "payment_authorised",
        "provider",
        null,
        done,
      );
    case "captured":
      if (payment.captured !== amount || payment.currency !== currency)
        return wrongAmount(reservation, payment, at);
      return changed(reservation, at, { state: "captured", payment }, "captured", "provider", null, done);
    case "declined":
      return changed(
        reservation,
        at,
        {
          state: at < Math.max(heldUntil, payUntil) ? "held" : "failed",
          heldUntil: Math.max(heldUntil, payUntil),
          payment,
        },
        "payment_declined",
        "provider",
        payment.declineCode,
      );
    case "voided":
    case "refunded":
      return changed(
        reservation,
        at,
        { state: "failed", payment },
        "payment_ended",
        "provider",
        payment.status,
      );
  }
}

function wrongAmount(reservation: Reservation, payment: Payment, at: number): ReservationStep {
  const detail = `${payment.amount} ${payment.currency} instead of ${reservation.amount} ${reservation.currency}`;
  const { refunds, tasks } = givingBack(reservation, payment);
  return changed(
    reservation,
    at,
    { state: "failed", payment, refunds },
    "wrong_amount",
    "provider",
    detail,
    tasks,
  );
}

function reservedRead(reservation: Reservation, payment: Payment, at: number): ReservationStep {
  switch (payment.status) {
    case "captured":
      return changed(reservation, at, { state: "captured", payment }, "captured", "provider");
    case "voided": {
      const { asked } = reservation;
      const before = reservation.payment?.captureBefore ?? null;
      const hasLapsed = !asked.release && before !== null && at >= before;
      return hasLapsed
        ? changed(reservation, at, { state: "expired", payment }, "lapsed", "provider")
        : changed(reservation, at, { state: "released", payment }, "released", "provider");
    }
    case "refunded":
      return changed(reservation, at, { state: "released", payment }, "refunded", "provider");
    case "authorised":
    case "waiting":
    case "declined":
      return noted(reservation, payment, at);
  }
}

function capturedRead(reservation: Reservation, payment: Payment, at: number): ReservationStep {
  if (payment.status === "refunded")
    return changed(reservation, at, { state: "released", payment }, "refunded", "provider");
  if (payment.status !== "captured") return { kind: "none" };
  return payment.refunded > (reservation.payment?.refunded ?? 0)
    ? changed(
        reservation,
        at,
        { payment },
        "refunded",
        "provider",
        `${payment.refunded} of ${payment.captured}`,
      )
    : noted(reservation, payment, at);
}

/** Money of a try that is over: it goes back, and the reservation stays as it is. */
function strayPayment(reservation: Reservation, payment: Payment, at: number): ReservationStep {
  const isNewest = payment.key === paymentKey(reservation);
  const kept = isNewest ? { payment } : {};
  if (
    payment.status === "authorised" ||
    (payment.status === "captured" && payment.refunded < payment.captured)
  ) {
    if (isNewest && reservation.payment?.status === payment.status) return { kind: "none" };
    const { refunds, tasks } = givingBack(reservation, payment);
    return changed(reservation, at, { ...kept, refunds }, "late_payment", "provider", payment.status, tasks);
  }
  return isNewest ? noted(reservation, payment, at) : { kind: "none" };
}

function givingBack(
  reservation: Reservation,
  payment: Payment,
): { refunds: number; tasks: readonly ReservationTask[] } {
  if (payment.status === "authorised") return { refunds: reservation.refunds, tasks: [voiding(payment)] };
  const number = reservation.refunds + 1;
  const { key, reference } = payment;
  const amount = payment.captured - payment.refunded;
  return { refunds: number, tasks: [{ kind: "refund", amount, number, payment: { key, reference } }] };
}

function paymentMissing(reservation: Reservation, detail: string, at: number): ReservationStep {
  if (reservation.state !== "paying") return { kind: "none" };
  // Whatever a call that is still on its way may do is voided.
  const tasks: readonly ReservationTask[] = [
    {
      kind: "void",
      payment: { key: paymentKey(reservation), reference: reservation.payment?.reference ?? null },
    },
  ];
  return at < reservation.heldUntil
    ? changed(reservation, at, { state: "held" }, "payment_refused", "provider", detail, tasks)
    : changed(reservation, at, { state: "expired" }, "time_up", "clock", detail, tasks);
}

function timeUp(reservation: Reservation, at: number): ReservationStep {
  if (reservation.state !== "held" || at < reservation.heldUntil) return { kind: "none" };
  return changed(reservation, at, { state: "expired" }, "time_up", "clock");
}

function askCapture(
  reservation: Reservation,
  { amount, by }: { amount: number; by: string },
  at: number,
): ReservationStep {
  const { state, asked } = reservation;
  if (state === "captured" || asked.capture !== null) {
    const was = asked.capture ?? reservation.payment?.captured ?? 0;
    return was === amount
      ? { kind: "none" }
      : { kind: "refused", why: `Another amount was captured before: ${was} cents.` };
  }
  if (state !== "reserved")
    return { kind: "refused", why: `The reservation is ${state}; only a reserved one holds money.` };
  if (asked.release) return { kind: "refused", why: "The reservation is being released." };
  if (amount <= 0 || amount > reservation.amount)
    return { kind: "refused", why: `At most ${reservation.amount} cents are held.` };
  const change = { asked: { ...asked, capture: amount } };
  return changed(reservation, at, change, "capture_asked", by, `${amount}`, [{ kind: "capture", amount }]);
}

function askRelease(reservation: Reservation, { by }: { by: string }, at: number): ReservationStep {
  const { state, asked, payment } = reservation;
  if (state === "released" || asked.release) return { kind: "none" };
  if (state === "held") return changed(reservation, at, { state: "released" }, "released", by);
  if (state === "paying")
    return { kind: "refused", why: "The shopper is paying now; try again when that is over." };
  if (state !== "reserved" || payment === null)
    return { kind: "refused", why: `The reservation is ${state}; captured money is refunded.` };
  if (asked.capture !== null) return { kind: "refused", why: "The reservation is being captured." };
  const change = { asked: { ...asked, release: true } };
  return changed(reservation, at, change, "release_asked", by, null, [voiding(payment)]);
}

function askRefund(
  reservation: Reservation,
  { total, by }: { total: number; by: string },
  at: number,
): ReservationStep {
  const { state, asked, payment, refunds } = reservation;
  if (total > 0 && total <= asked.refund) return { kind: "none" };
  if (state !== "captured" || payment === null)
    return { kind: "refused", why: `The reservation is ${state}; only captured money is refunded.` };
  if (total <= 0 || total > payment.captured)
    return { kind: "refused", why: `${payment.captured} cents were captured.` };
  const { key, reference } = payment;
  const number = refunds + 1;
  const amount = total - asked.refund;
  const change = { asked: { ...asked, refund: total }, refunds: number };
  return changed(reservation, at, change, "refund_asked", by, `${amount}`, [
    { kind: "refund", amount, number, payment: { key, reference } },
  ]);
}
