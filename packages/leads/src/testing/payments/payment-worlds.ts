import { Stripe } from "stripe";
import { demoBank, type DemoBank } from "../../reserve/payments/demo/demo-bank.ts";
import { memoryBook } from "./memory-book.ts";
import { demoCallback, demoProvider } from "../../reserve/payments/demo/demo-provider.ts";
import type {
  PaymentResult,
  PaymentProvider,
  PaymentRef,
  PaymentStart,
} from "../../reserve/payments/payment.ts";
import { stGeorgeProvider } from "../../reserve/payments/st-george/st-george-provider.ts";
import { stripeProvider } from "../../reserve/payments/stripe/stripe-provider.ts";
import { tillProvider } from "../../reserve/payments/till/till-provider.ts";
import { tillSignature } from "../../reserve/payments/till/till-signature.ts";
import type { PaymentProviderUnderTest } from "./describe-payment-provider.ts";
import { paywayDouble } from "./payway-double.ts";
import type { ProviderDouble } from "./provider-double.ts";
import { stripeDouble } from "./stripe-double.ts";
import { tillDouble } from "./till-double.ts";

const SECRET = "report-secret";

const overHttp = (double: ProviderDouble) => ({
  bank: double.bank,
  loseNextResponse: () => double.loseNextResponse(),
  sent: () =>
    double.seen.map(({ path, body, headers }) => `${path} ${JSON.stringify(headers)} ${body}`).join("\n"),
  stop: () => double.stop(),
});

/** Each provider over its double, as the contract suite and the tests of reservations use them. */
export const paymentWorlds: Readonly<
  Record<PaymentProvider["name"], (now: () => number) => Promise<PaymentProviderUnderTest>>
> = {
  demo: async (now) => {
    const bank = demoBank(memoryBook(), now);
    return demoWorld(bank);
  },
  stripe: async (now) => {
    const double = await stripeDouble(now);
    const options = {
      secretKey: "sk_double",
      webhookSecret: SECRET,
      fetch,
      baseUrl: double.url,
      timeoutMs: 2_000,
    };
    return {
      ...overHttp(double),
      provider: stripeProvider(options),
      tokenOf: () => null,
      signsBody: true,
      report: ({ key, reference }) => {
        const body = JSON.stringify({
          id: `evt_${key}`,
          object: "event",
          type: "payment_intent.amount_capturable_updated",
          data: { object: { id: reference, object: "payment_intent", metadata: { payment_key: key } } },
        });
        const timestamp = Math.floor(now() / 1000);
        const stripe = new Stripe("sk_double");
        const signature = stripe.webhooks.generateTestHeaderString({
          payload: body,
          secret: SECRET,
          timestamp,
        });
        return { method: "POST", target: "/api/payments", headers: { "stripe-signature": signature }, body };
      },
    };
  },
  till: async (now) => {
    const double = await tillDouble(now);
    const secret = "till-shared-secret";
    return {
      ...overHttp(double),
      provider: tillProvider({
        baseUrl: double.url,
        user: "user",
        password: "password",
        apiKey: "till-key",
        sharedSecret: secret,
        fetch,
        now: () => new Date(now()),
        timeoutMs: 2_000,
      }),
      tokenOf: (card) => `ix::${card}`,
      signsBody: true,
      report: ({ key, reference }) => {
        const body = JSON.stringify({ result: "OK", uuid: reference, merchantTransactionId: key });
        const date = new Date(now()).toUTCString();
        const contentType = "application/json; charset=utf-8";
        const target = "/api/payments";
        const signature = tillSignature(secret, { method: "POST", target, contentType, date, body });
        return {
          method: "POST",
          target,
          headers: { "content-type": contentType, date, "x-signature": signature },
          body,
        };
      },
    };
  },
  st_george: async (now) => {
    const double = await paywayDouble(now);
    return {
      ...overHttp(double),
      provider: stGeorgeProvider({
        baseUrl: double.url,
        secretKey: "payway-secret",
        merchantId: "MERCHANT",
        notificationSecret: SECRET,
        fetch,
        timeoutMs: 2_000,
      }),
      tokenOf: (card) => card,
      signsBody: false,
      report: ({ key, reference }) => ({
        method: "POST",
        target: "/api/payments",
        headers: { authorization: `Basic ${Buffer.from(`payway:${SECRET}`).toString("base64")}` },
        body: new URLSearchParams({
          transactionId: reference ?? "",
          customerNumber: key,
          status: "approved",
        }).toString(),
      }),
    };
  },
};

function demoWorld(bank: DemoBank): PaymentProviderUnderTest {
  const provider = demoProvider({ bank, secret: SECRET, report: null });
  let isLost = false;
  const sent: string[] = [];
  const losing =
    <Given extends unknown[]>(name: string, call: (...given: Given) => Promise<PaymentResult>) =>
    async (...given: Given): Promise<PaymentResult> => {
      sent.push(`${name} ${JSON.stringify(given)}`);
      const response = await call(...given);
      if (!isLost) return response;
      isLost = false;
      return { ok: false, problem: "unreachable", detail: "The answer was lost." };
    };
  return {
    bank,
    provider: {
      ...provider,
      start: losing("start", (start: PaymentStart) => provider.start(start)),
      read: losing("read", (payment: PaymentRef) => provider.read(payment)),
      capture: losing("capture", (payment: PaymentRef, amount: number) => provider.capture(payment, amount)),
      void: losing("void", (payment: PaymentRef) => provider.void(payment)),
      refund: losing("refund", (payment: PaymentRef, amount: number, number: number) =>
        provider.refund(payment, amount, number),
      ),
    },
    tokenOf: (card) => `demo_${card}`,
    loseNextResponse: () => {
      isLost = true;
    },
    report: ({ key }) => demoCallback(SECRET, { id: "report-1", key }),
    sent: () => sent.join("\n"),
    signsBody: false,
    stop: async () => {},
  };
}
