import type { Reservation, ReservationFact, ReservationTask } from "./reservation.ts";
import type { Payment } from "../payments/payment.ts";
import type { ReservationStep } from "./reservation-event.ts";

type Reason = ReservationFact["reason"];

/** A change with its fact, and the work that follows. */
export function changed(
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
export function noted(before: Reservation, payment: Payment, at: number): ReservationStep {
  if (JSON.stringify(before.payment) === JSON.stringify(payment)) return { kind: "none" };
  const next = { ...before, payment, version: before.version + 1, updatedAt: at };
  return { kind: "changed", next, fact: null, tasks: [] };
}
