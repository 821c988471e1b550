import type { PaymentProviderName } from "../payments/payment-provider-names.ts";
import type { Payment } from "../payments/payment.ts";

/** `held` for a shopper who has not paid, `paying` while a payment may be under way, `reserved` with the money held. */
export const reservationStates = [
  "held",
  "paying",
  "reserved",
  "captured",
  "released",
  "expired",
  "failed",
] as const;

/** Where a reservation is. */
export type ReservationState = (typeof reservationStates)[number];

/** The states in which a car is a shopper's; a car has one such reservation at most. */
export const activeStates: readonly ReservationState[] = ["held", "paying", "reserved", "captured"];

/** Why a reservation changed. Codes are stable. */
export type ReservationReason =
  | "details_given"
  | "payment_started"
  | "payment_authorised"
  | "payment_declined"
  | "payment_refused"
  | "payment_ended"
  | "wrong_amount"
  | "time_up"
  | "car_changed"
  | "late_payment"
  | "capture_asked"
  | "captured"
  | "release_asked"
  | "released"
  | "lapsed"
  | "refund_asked"
  | "refunded"
  | "expiry_warned";

/** One change of a reservation: what it became, when, why and by whom. */
export interface ReservationFact {
  /** Epoch milliseconds. */
  at: number;
  state: ReservationState;
  reason: ReservationReason;
  /** `shopper`, `provider`, `clock`, or the operator's name. */
  by: string;
  /** For support; never personal data. */
  detail: string | null;
}

/** A car held for one shopper against a deposit. Who the shopper is stands in the lead. Times are epoch milliseconds. */
export interface Reservation {
  /** Unguessable, and short enough for every provider's fields: `r` and 16 characters. */
  id: string;
  tenant: string;
  /** Made by the shopper's browser or page; the same key of the same tenant is the same reservation. */
  key: string;
  leadId: string;
  /** As the shopper was shown it. */
  car: { id: string; slug: string; name: string; price: number | null };
  provider: PaymentProviderName;
  /** Slug of the dealership whose account takes the money; null for the site's only one. */
  account: string | null;
  /** The deposit in cents. */
  amount: number;
  currency: string;
  state: ReservationState;
  /** How often the shopper tried to pay. */
  attempt: number;
  /** The newest known of the newest try. */
  payment: Payment | null;
  /** While it is `held`: until when. */
  heldUntil: number;
  /** While it is `paying`: when the provider is called and a payment that still waits is given up. */
  payUntil: number;
  /** How long one try may take. */
  holdMs: number;
  /** What operators requested, in cents, so that a repeat changes nothing. */
  asked: { capture: number | null; release: boolean; refund: number };
  /** Refunds begun. */
  refunds: number;
  isWarned: boolean;
  /** When the provider is called next about held money, or about a payment whose state is unknown. */
  lookAt: number;
  /** Counts changes; a change is written only over the version it was made of. */
  version: number;
  createdAt: number;
  updatedAt: number;
}

/** The key under which the newest try to pay is known to the provider. */
export const paymentKey = ({ id, attempt }: Pick<Reservation, "id" | "attempt">): string =>
  `${id}-${attempt}`;

/** The reservation a payment's key belongs to. */
export const reservationOfKey = (key: string): string => key.replace(/-\d+$/, "");

/** Work that follows from a change and is written with it, so that it is done although the process ends. */
export type ReservationTask =
  | { kind: "void"; payment: { key: string; reference: string | null } }
  | { kind: "capture"; amount: number }
  | { kind: "refund"; amount: number; number: number; payment: { key: string; reference: string | null } }
  /** The lead becomes a finished one. */
  | { kind: "lead" }
  /** The shopper's receipt. */
  | { kind: "receipt" }
  /** The dealer gets a mail that the held money lapses soon. */
  | { kind: "expiry_warning" };

/** Unique within a reservation: the same task is never written twice. */
export function taskName(task: ReservationTask): string {
  if (task.kind === "void") return `void:${task.payment.key}`;
  if (task.kind === "refund") return `refund:${task.payment.key}:${task.number}`;
  return task.kind;
}
