import { failed } from "../provider-failure.ts";
import type { PlainFetch } from "@forecourt/search/kernel";
import { Stripe } from "stripe";
import type { Payment, PaymentResult, PaymentProvider, PaymentRef } from "../payment.ts";

/** One Stripe account. */
export interface StripeOptions {
  secretKey: string;
  /** Of the account's webhook endpoint. */
  webhookSecret: string;
  fetch: PlainFetch;
  /** Another address than Stripe's own, for a double. */
  baseUrl?: string;
  timeoutMs?: number;
}

/** A `fetch` for Stripe's client that hands on plain values. */
const standardFetch =
  (fetch: PlainFetch): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { url, method, signal } = request;
    const body = new Uint8Array(await request.arrayBuffer());
    const headers = Object.fromEntries(request.headers);
    return fetch(url, { method, headers, signal, ...(body.length > 0 ? { body } : {}) });
  };

/**
 * Stripe: a PaymentIntent with manual capture, paid in the browser by the Payment Element. A declined card leaves the
 * intent waiting for another card.
 *
 * @example
 * const provider = stripeProvider({ secretKey, webhookSecret, fetch });
 */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const { secretKey, webhookSecret, baseUrl, timeoutMs = 15_000 } = options;
  const at = baseUrl === undefined ? null : new URL(baseUrl);
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(standardFetch(options.fetch)),
    // A repeat is ours to make: the reservation is read again later with the same key.
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    ...(at === null
      ? {}
      : { host: at.hostname, port: at.port, protocol: at.protocol === "http:" ? "http" : "https" }),
  });
  const read = async ({ key, reference }: PaymentRef): Promise<PaymentResult> =>
    // Without a reference no browser ever had the intent's secret, so that nothing can have been paid with it.
    reference === null
      ? failed("missing", "The payment was never started at Stripe.")
      : resultOf(key, () => stripe.paymentIntents.retrieve(reference, { expand: ["latest_charge"] }));
  /** A change that Stripe refuses because it was made before returns the payment as it is now. */
  const change = async (
    payment: PaymentRef,
    wanted: (now: Payment) => boolean,
    work: (reference: string) => Promise<unknown>,
  ): Promise<PaymentResult> => {
    const { reference } = payment;
    if (reference === null) return read(payment);
    try {
      await work(reference);
    } catch (reason) {
      const problem = problemOf(reason);
      if (problem.problem !== "refused") return problem;
      const now = await read(payment);
      return now.ok && !wanted(now.payment) ? problem : now;
    }
    return read(payment);
  };
  return {
    name: "stripe",
    callbackReceipt: "{}",
    start: ({ key, amount, currency, description }) =>
      resultOf(key, () =>
        stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            capture_method: "manual",
            allowed_payment_method_types: ["card"],
            description,
            metadata: { payment_key: key },
          },
          { idempotencyKey: key },
        ),
      ),
    read,
    capture: (payment, amount) =>
      change(
        payment,
        (now) => now.status === "captured" && now.captured === amount,
        (reference) =>
          stripe.paymentIntents.capture(
            reference,
            { amount_to_capture: amount },
            { idempotencyKey: `${payment.key}-capture-${amount}` },
          ),
      ),
    void: (payment) =>
      change(
        payment,
        (now) => now.status === "voided",
        (reference) => stripe.paymentIntents.cancel(reference, {}, { idempotencyKey: `${payment.key}-void` }),
      ),
    refund: (payment, amount, number) =>
      change(
        payment,
        () => false,
        (reference) =>
          stripe.refunds.create(
            { payment_intent: reference, amount },
            { idempotencyKey: `${payment.key}-refund-${number}` },
          ),
      ),
    verifyCallback: ({ headers, body }, now) => {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          headers["stripe-signature"] ?? "",
          webhookSecret,
          300,
          undefined,
          now,
        );
        if (event.type.startsWith("payment_intent.")) {
          const intent = event.data.object as Stripe.PaymentIntent;
          return {
            ok: true,
            id: event.id,
            key: intent.metadata["payment_key"] ?? null,
            reference: intent.id,
          };
        }
        const { payment_intent: intent } = event.data.object as Stripe.Charge;
        return {
          ok: true,
          id: event.id,
          key: null,
          reference: typeof intent === "string" ? intent : (intent?.id ?? null),
        };
      } catch (reason) {
        const detail = reason instanceof Error ? reason.message : "The report could not be read.";
        return reason instanceof Stripe.errors.StripeSignatureVerificationError
          ? { ok: false, problem: "signature", detail }
          : { ok: false, problem: "malformed", detail };
      }
    },
  };
}

async function resultOf(key: string, work: () => Promise<Stripe.PaymentIntent>): Promise<PaymentResult> {
  try {
    const intent = await work();
    // The client takes any JSON without an error in it for Stripe's, also a proxy's.
    if (typeof intent.currency !== "string" || typeof intent.amount !== "number")
      return failed("unreachable", "Stripe's response could not be read.");
    return { ok: true, payment: paymentOf(key, intent) };
  } catch (reason) {
    return problemOf(reason);
  }
}

const STATUS: ReadonlyMap<Stripe.PaymentIntent.Status, Payment["status"]> = new Map([
  ["requires_capture", "authorised"],
  ["succeeded", "captured"],
  ["canceled", "voided"],
]);

function paymentOf(key: string, intent: Stripe.PaymentIntent): Payment {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  const captured = intent.status === "succeeded" ? intent.amount_received : 0;
  const refunded = charge?.amount_refunded ?? 0;
  const status = STATUS.get(intent.status) ?? "waiting";
  const before = charge?.payment_method_details?.card?.capture_before;
  return {
    key,
    reference: intent.id,
    status: status === "captured" && refunded >= captured && captured > 0 ? "refunded" : status,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    captured,
    refunded: captured === 0 ? 0 : refunded,
    captureBefore: before ? before * 1000 : null,
    session: status === "waiting" ? intent.client_secret : null,
    confirmAt: null,
    declineCode: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
  };
}

function problemOf(reason: unknown): Extract<PaymentResult, { ok: false }> {
  if (!(reason instanceof Stripe.errors.StripeError)) throw reason;
  const detail = `Stripe: ${reason.code ?? reason.type}: ${reason.message}`;
  if (reason.code === "resource_missing") return { ok: false, problem: "missing", detail };
  // No response, a failure of Stripe's own, too many calls, or the same key in flight: what happened is not known.
  const status = reason.statusCode ?? 0;
  const unknown = status === 0 || status >= 500 || status === 429 || status === 409;
  return { ok: false, problem: unknown ? "unreachable" : "refused", detail };
}
