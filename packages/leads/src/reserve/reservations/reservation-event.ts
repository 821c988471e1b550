import type { Reservation, ReservationFact, ReservationTask } from "./reservation.ts";
import type { Payment } from "../payments/payment.ts";

/** How a car is not what the shopper was shown: it may not be reserved any more, or costs another price. */
export type CarChange = "gone" | "price";

/** What can happen to a reservation. */
export type ReservationEvent =
  | { type: "start_payment" }
  /** What the provider says of one of its payments, however we came to know. */
  | { type: "payment_read"; payment: Payment }
  /** The provider did nothing with the start, or knows no such payment. */
  | { type: "payment_missing"; detail: string }
  | { type: "time_up" }
  | { type: "car_changed"; detail: CarChange }
  | { type: "capture_asked"; amount: number; by: string }
  | { type: "release_asked"; by: string }
  /** `total` is what is to be given back in all. */
  | { type: "refund_asked"; total: number; by: string }
  | { type: "expiry_warned" }
  /** The provider was called, whether or not it responded. */
  | { type: "looked" };

/** What an event makes of a reservation. `none` changes nothing, `refused` may not happen now. */
export type ReservationStep =
  | { kind: "changed"; next: Reservation; fact: ReservationFact | null; tasks: readonly ReservationTask[] }
  | { kind: "none" }
  | { kind: "refused"; why: string };
