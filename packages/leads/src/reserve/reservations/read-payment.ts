import { paymentKey, type Reservation, type ReservationFact, type ReservationTask } from "./reservation.ts";
import type { Payment } from "../payments/payment.ts";
import { changed, noted } from "./changed-reservation.ts";
import type { ReservationStep } from "./reservation-event.ts";

/** Frees what a payment holds. */
export const voiding = ({ key, reference }: Payment): ReservationTask => ({
  kind: "void",
  payment: { key, reference },
});

/** A change that the provider told of. */
const byProvider = (
  reservation: Reservation,
  at: number,
  change: Partial<Reservation>,
  reason: ReservationFact["reason"],
  detail: string | null = null,
  tasks: readonly ReservationTask[] = [],
): ReservationStep => changed(reservation, at, change, reason, "provider", detail, tasks);

/** What a payment, of whichever try and however we came to know of it, makes of its reservation. */
export function readPayment(reservation: Reservation, payment: Payment, at: number): ReservationStep {
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
        ? noted(reservation, stillOpen(payment, reservation.payment), at)
        : changed(reservation, at, { state: "expired", payment }, "time_up", "clock", null, [
            voiding(payment),
          ]);
    case "authorised":
      if (payment.amount !== amount || payment.currency !== currency)
        return wrongAmount(reservation, payment, at);
      return byProvider(reservation, at, { state: "reserved", payment }, "payment_authorised", null, done);
    case "captured":
      if (payment.captured !== amount || payment.currency !== currency)
        return wrongAmount(reservation, payment, at);
      return byProvider(reservation, at, { state: "captured", payment }, "captured", null, done);
    case "declined":
      return byProvider(
        reservation,
        at,
        {
          state: at < Math.max(heldUntil, payUntil) ? "held" : "failed",
          heldUntil: Math.max(heldUntil, payUntil),
          payment,
        },
        "payment_declined",
        payment.declineCode,
      );
    case "voided":
    case "refunded":
      return byProvider(reservation, at, { state: "failed", payment }, "payment_ended", payment.status);
  }
}

/** Some providers name the bank's page only in the response to the start: a later reading does not remove it. */
const stillOpen = (payment: Payment, before: Payment | null): Payment => ({
  ...payment,
  session: payment.session ?? before?.session ?? null,
  confirmAt: payment.confirmAt ?? before?.confirmAt ?? null,
});

function wrongAmount(reservation: Reservation, payment: Payment, at: number): ReservationStep {
  const detail = `${payment.amount} ${payment.currency} instead of ${reservation.amount} ${reservation.currency}`;
  const { refunds, tasks } = givingBack(reservation, payment);
  return byProvider(reservation, at, { state: "failed", payment, refunds }, "wrong_amount", detail, tasks);
}

function reservedRead(reservation: Reservation, payment: Payment, at: number): ReservationStep {
  switch (payment.status) {
    case "captured":
      return byProvider(reservation, at, { state: "captured", payment }, "captured");
    case "voided": {
      const { asked } = reservation;
      const before = reservation.payment?.captureBefore ?? null;
      const hasLapsed = !asked.release && before !== null && at >= before;
      return hasLapsed
        ? byProvider(reservation, at, { state: "expired", payment }, "lapsed")
        : byProvider(reservation, at, { state: "released", payment }, "released");
    }
    case "refunded":
      return byProvider(reservation, at, { state: "released", payment }, "refunded");
    case "authorised":
    case "waiting":
    case "declined":
      return noted(reservation, payment, at);
  }
}

function capturedRead(reservation: Reservation, payment: Payment, at: number): ReservationStep {
  if (payment.status === "refunded")
    return byProvider(reservation, at, { state: "released", payment }, "refunded");
  if (payment.status !== "captured") return { kind: "none" };
  return payment.refunded > (reservation.payment?.refunded ?? 0)
    ? byProvider(reservation, at, { payment }, "refunded", `${payment.refunded} of ${payment.captured}`)
    : noted(reservation, payment, at);
}

/** Money of a try that is over: it goes back, and the reservation stays as it is. */
function strayPayment(reservation: Reservation, payment: Payment, at: number): ReservationStep {
  const isNewest = payment.key === paymentKey(reservation);
  const newest = isNewest ? { payment } : {};
  if (
    payment.status === "authorised" ||
    (payment.status === "captured" && payment.refunded < payment.captured)
  ) {
    if (isNewest && reservation.payment?.status === payment.status) return { kind: "none" };
    const { refunds, tasks } = givingBack(reservation, payment);
    return byProvider(reservation, at, { ...newest, refunds }, "late_payment", payment.status, tasks);
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

/** The provider did nothing with the start, or knows no such payment: the shopper may try again while there is time. */
export function paymentMissing(reservation: Reservation, detail: string, at: number): ReservationStep {
  if (reservation.state !== "paying") return { kind: "none" };
  // Whatever a call that is still on its way may do is voided.
  const tasks: readonly ReservationTask[] = [
    {
      kind: "void",
      payment: { key: paymentKey(reservation), reference: reservation.payment?.reference ?? null },
    },
  ];
  return at < reservation.heldUntil
    ? byProvider(reservation, at, { state: "held" }, "payment_refused", detail, tasks)
    : changed(reservation, at, { state: "expired" }, "time_up", "clock", detail, tasks);
}
