import type { Reservation } from "./reservation.ts";
import { changed } from "./changed-reservation.ts";
import { voiding } from "./read-payment.ts";
import type { ReservationStep } from "./reservation-event.ts";

/** Takes the held money, or a part of it, once. */
export function askCapture(
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

/** Lets go of the held money and of the car. */
export function askRelease(reservation: Reservation, { by }: { by: string }, at: number): ReservationStep {
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

/** Gives back captured money; `total` is what is to be given back in all. */
export function askRefund(
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
