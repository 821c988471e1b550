import type { Reservation } from "./reservation.ts";
import { changed } from "./changed-reservation.ts";
import { askCapture, askRefund, askRelease } from "./operator-requests.ts";
import { paymentMissing, readPayment } from "./read-payment.ts";
import type { ReservationEvent, ReservationStep } from "./reservation-event.ts";

const LOOK_PAYING_MS = 30_000;
const LOOK_RESERVED_MS = 6 * 3_600_000;

/** How long before the held money lapses the dealer is warned. */
export const WARNING_MS = 2 * 86_400_000;

/**
 * The whole protocol, pure: every state, every event, the fact that is stored and the work that follows. Money is held
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

/** Held money is compared with its provider four times a day, an open payment is read twice a minute. */
function looked(reservation: Reservation, at: number): ReservationStep {
  const every = { paying: LOOK_PAYING_MS, reserved: LOOK_RESERVED_MS };
  const { state } = reservation;
  if (state !== "paying" && state !== "reserved") return { kind: "none" };
  const next = { ...reservation, lookAt: at + every[state], version: reservation.version + 1, updatedAt: at };
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

function timeUp(reservation: Reservation, at: number): ReservationStep {
  if (reservation.state !== "held" || at < reservation.heldUntil) return { kind: "none" };
  return changed(reservation, at, { state: "expired" }, "time_up", "clock");
}
