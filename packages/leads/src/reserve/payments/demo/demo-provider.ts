import { failed, isSecret } from "../provider-failure.ts";
import type { Payment, PaymentResult, PaymentCallback, PaymentProvider } from "../payment.ts";
import { type BankPayment, type BankRefusal, type DemoBank, demoCards, isRefusal } from "./demo-bank.ts";

/** What the demo provider is made with. */
export interface DemoProviderOptions {
  bank: DemoBank;
  /** Signs its reports. */
  secret: string;
  /** Sends a report after `delayMs`; null when reports are not wanted. */
  report: ((callback: PaymentCallback, delayMs: number) => void) | null;
}

/** Longer than a shopper waits on the page. */
const LATE_MS = 20_000;

/**
 * A provider that moves no money, for demonstrations and tests. Its cards are named after what they do; the token of
 * one is `demo_` and its name.
 *
 * @example
 * const provider = demoProvider({ bank: demoBank(memoryBook(), Date.now), secret: "…", report: null });
 * await provider.start({ key: "r1-1", amount: 20_000, currency: "AUD", token: "demo_succeed", ...urls });
 */
export function demoProvider({ bank, secret, report }: DemoProviderOptions): PaymentProvider {
  let reports = 0;
  const send = ({ key }: BankPayment, delayMs: number): void => {
    reports += 1;
    report?.(demoCallback(secret, { id: `${key}-${reports}`, key }), delayMs);
  };
  return {
    name: "demo",
    callbackReceipt: "OK",
    start: async ({ key, amount, currency, token }) => {
      const card = demoCards.find((known) => token === `demo_${known}`);
      if (!card) return failed("refused", "The demo provider knows no such card.");
      const isNew = bank.find(key) === null;
      const payment = bank.authorise({ key, amount, currency, card });
      if (!isNew) return resultOf(payment);
      send(payment, card === "late" ? LATE_MS : 0);
      if (payment.card === "twice") send(payment, 0);
      // The bank holds the money and its response is lost on the way.
      if (payment.card === "timeout") return failed("unreachable", "The demo provider did not respond.");
      return resultOf(payment);
    },
    read: async ({ key }) => {
      const payment = bank.find(key);
      return payment ? resultOf(payment) : resultOf({ refused: "missing" });
    },
    capture: async ({ key }, amount) => resultOf(bank.capture(key, amount)),
    void: async ({ key }) => resultOf(bank.void(key)),
    refund: async ({ key }, amount, number) => resultOf(bank.refund(key, amount, number)),
    verifyCallback: ({ headers, body }) => {
      if (!isSecret(headers["x-demo-secret"] ?? "", secret))
        return failed("signature", "The report does not carry the demo secret.");
      const [id, key] = body.split(" ");
      if (!id || !key) return failed("malformed", "The report names no payment.");
      return { ok: true, id, key, reference: null };
    },
  };
}

/** A report of the demo provider. */
export const demoCallback = (secret: string, { id, key }: { id: string; key: string }): PaymentCallback => ({
  method: "POST",
  target: "/api/payments/demo",
  headers: { "x-demo-secret": secret },
  body: `${id} ${key}`,
});

function resultOf(response: BankPayment | BankRefusal): PaymentResult {
  if (!isRefusal(response)) return { ok: true, payment: shown(response) };
  return {
    ok: false,
    problem: response.refused === "missing" ? "missing" : "refused",
    detail: `The demo bank refused: ${response.refused}.`,
  };
}

/** What a provider tells of a payment: the card stays with the bank. */
function shown({ card: _card, refunds: _refunds, ...payment }: BankPayment): Payment {
  return { ...payment, confirmAt: payment.status === "waiting" ? "demo" : null };
}
