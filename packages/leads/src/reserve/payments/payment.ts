import type { PaymentProviderName } from "./payment-provider-names.ts";

/**
 * Where a payment is. `waiting`: the shopper or the bank has not decided. `authorised`: the money is held on the card.
 * `voided`: what was held is free again, by us, by the dealer or because it lapsed. `refunded`: all that was captured
 * went back.
 */
export type PaymentStatus = "waiting" | "authorised" | "captured" | "declined" | "voided" | "refunded";

/** A payment as its provider tells it. Amounts are whole cents. */
export interface Payment {
  /** Ours: one try of one reservation to pay. The same key is the same payment at every provider. */
  key: string;
  /** The provider's own id. */
  reference: string;
  status: PaymentStatus;
  amount: number;
  /** Three capital letters. */
  currency: string;
  captured: number;
  refunded: number;
  /** Until when an authorised payment can be captured, epoch milliseconds; null where the provider does not tell. */
  captureBefore: number | null;
  /** What the provider's own form in the browser needs to go on; null where nothing is to be done there. */
  session: string | null;
  /** Where the shopper confirms at the bank; null where nothing is to be confirmed. */
  confirmAt: string | null;
  /** The provider's code of the last refusal, for support; null without one. */
  declineCode: string | null;
}

/** Which payment is meant. A payment whose start got no response has no reference yet. */
export interface PaymentRef {
  key: string;
  reference: string | null;
  amount: number;
  currency: string;
}

/** What is to be held on a shopper's card. */
export interface PaymentStart {
  key: string;
  amount: number;
  currency: string;
  /** What the provider's fields in the browser made of the card; null where the browser pays after the start. */
  token: string | null;
  /** Shown on the card's statement or in the provider's dashboard. */
  description: string;
  /** Our page that the shopper comes back to from the bank. */
  returnUrl: string;
  /** Where the provider reports. */
  callbackUrl: string;
}

/**
 * The result of a call to the provider. `unreachable`: no response, so the money may or may not have moved; read the
 * payment later. `refused`: the provider did nothing. `missing`: it knows no such payment.
 */
export type PaymentResult =
  | { ok: true; payment: Payment }
  | { ok: false; problem: "unreachable" | "refused" | "missing"; detail: string };

/** A report of a provider, as it came over HTTP. */
export interface PaymentCallback {
  method: string;
  /** Path and query as they stood in the request line. */
  target: string;
  /** By small letters. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Byte for byte: signatures are over it. */
  body: string;
}

/**
 * A report that is the provider's own. It says only that a payment changed; what it is now is read from the provider,
 * so that reports may come twice, late and in any order.
 */
export type VerifiedCallback =
  | { ok: true; id: string; key: string | null; reference: string | null }
  | { ok: false; problem: "signature" | "malformed"; detail: string };

/**
 * One provider's account. Every call may be repeated with the same key without moving money twice. Never throws for
 * the world's failures. Every adapter passes one contract suite, `describePaymentProvider` in
 * `@forecourt/leads/testing`.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Holds the amount, or prepares that the browser does. */
  start(start: PaymentStart): Promise<PaymentResult>;
  /** What the payment is now. */
  read(payment: PaymentRef): Promise<PaymentResult>;
  /** Takes the held money, or a part of it; the rest becomes free. */
  capture(payment: PaymentRef, amount: number): Promise<PaymentResult>;
  /** Frees what is held, and makes sure that nothing will be: also for a payment that still waits. */
  void(payment: PaymentRef): Promise<PaymentResult>;
  /** Gives captured money back. Refunds of one payment are numbered from 1; the same number is the same refund. */
  refund(payment: PaymentRef, amount: number, number: number): Promise<PaymentResult>;
  /** Whether a report is the provider's own. `now` is epoch milliseconds. */
  verifyCallback(callback: PaymentCallback, now: number): VerifiedCallback;
  /** The body of the response to the provider once its report is stored. */
  readonly callbackReceipt: string;
}
