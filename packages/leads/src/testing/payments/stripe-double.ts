import {
  type BankPayment,
  type BankRefusal,
  type DemoBank,
  isRefusal,
} from "../../reserve/payments/demo/demo-bank.ts";
import {
  type ProviderDouble,
  providerDouble,
  type ProviderRequest,
  type ProviderResponse,
} from "./provider-double.ts";

const STATUS = {
  authorised: "requires_capture",
  captured: "succeeded",
  refunded: "succeeded",
  voided: "canceled",
} as const;

const failed = (status: number, type: string, code: string, message: string): ProviderResponse => ({
  status,
  body: { error: { type, code, message } },
});

/** A PaymentIntent, as far as Stripe's published interface describes it and we read it. */
function intentOf(payment: BankPayment, status: string): Record<string, unknown> {
  const isHeld = ["requires_capture", "succeeded"].includes(status);
  return {
    id: `pi_${payment.key}`,
    object: "payment_intent",
    amount: payment.amount,
    amount_received: payment.captured,
    currency: payment.currency.toLowerCase(),
    capture_method: "manual",
    client_secret: `pi_${payment.key}_secret_double`,
    metadata: { payment_key: payment.key },
    status,
    last_payment_error:
      payment.status === "declined" ? { code: "card_declined", decline_code: payment.declineCode } : null,
    latest_charge: isHeld
      ? {
          id: `ch_${payment.key}`,
          object: "charge",
          amount_refunded: payment.refunded,
          payment_method_details: {
            type: "card",
            card: { capture_before: payment.captureBefore === null ? null : payment.captureBefore / 1000 },
          },
        }
      : null,
  };
}

const statusOf = ({ status, card }: BankPayment): string => {
  if (status === "declined") return "requires_payment_method";
  if (status !== "waiting") return STATUS[status];
  return card === "confirm" ? "requires_action" : "requires_payment_method";
};

function outcome(response: BankPayment | BankRefusal): ProviderResponse {
  if (!isRefusal(response)) return { status: 200, body: intentOf(response, statusOf(response)) };
  if (response.refused === "missing")
    return failed(404, "invalid_request_error", "resource_missing", "No such payment_intent");
  const code = response.refused === "too_much" ? "amount_too_large" : "payment_intent_unexpected_state";
  return failed(400, "invalid_request_error", code, "This PaymentIntent cannot be changed like this.");
}

function respond({ method, path, headers, body }: ProviderRequest, bank: DemoBank): ProviderResponse {
  if (headers.authorization !== "Bearer sk_double")
    return failed(401, "invalid_request_error", "invalid_api_key", "Invalid API Key provided");
  const fields = new URLSearchParams(body);
  const [, , resource, id = "", action] = path.split("?")[0]?.split("/") ?? [];
  const key = id.replace(/^pi_/, "");
  if (resource === "refunds") {
    const of = (fields.get("payment_intent") ?? "").replace(/^pi_/, "");
    const number = Number(/-refund-(\d+)$/.exec(String(headers["idempotency-key"]))?.[1] ?? 1);
    return outcome(bank.refund(of, Number(fields.get("amount")), number));
  }
  if (resource !== "payment_intents")
    return failed(404, "invalid_request_error", "url_invalid", "Unrecognized request URL");
  if (method === "GET") return outcome(bank.find(key) ?? { refused: "missing" });
  if (action === "capture") return outcome(bank.capture(key, Number(fields.get("amount_to_capture"))));
  if (action === "cancel") {
    // Stripe refuses to cancel what it cancelled before.
    const before = bank.find(key);
    // A declined intent waits for another card, and can be cancelled.
    bank.reopen(key);
    return outcome(before?.status === "voided" ? { refused: "wrong_state" } : bank.void(key));
  }
  const amount = Number(fields.get("amount"));
  if (amount < 50)
    return failed(400, "invalid_request_error", "amount_too_small", "Amount must be at least $0.50");
  const currency = (fields.get("currency") ?? "").toUpperCase();
  return outcome(bank.authorise({ key: String(headers["idempotency-key"]), amount, currency, card: null }));
}

/** Stripe's payment intents and refunds on loopback, with Stripe's own errors. */
export const stripeDouble = (now: () => number): Promise<ProviderDouble> => providerDouble(respond, now);
