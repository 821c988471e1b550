import { describe, expect, it } from "vitest";
import type { PaymentRef } from "../payment.ts";
import { stripeProvider } from "./stripe-provider.ts";

const payment: PaymentRef = { key: "key-1", reference: "pi_1", amount: 20_050, currency: "AUD" };
const intent = {
  id: "pi_1",
  object: "payment_intent",
  status: "requires_capture",
  amount: 20_050,
  amount_received: 0,
  currency: "aud",
  client_secret: "secret",
  latest_charge: null,
  last_payment_error: null,
};
const refusal = (status: number, error: object) => Response.json({ error }, { status });

/** Stripe with this payment, and everything that was changed there. */
function stripe(now: object, changed: () => Response = () => Response.json({ id: "x" })) {
  const asked: { method: string; path: string; key: string | null; fields: Record<string, string> }[] = [];
  const provider = stripeProvider({
    secretKey: "sk_test",
    webhookSecret: "whsec",
    baseUrl: "http://stripe.example:12111",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const fields = Object.fromEntries(new URLSearchParams(await request.text()));
      asked.push({
        method: request.method,
        path: pathname,
        key: request.headers.get("idempotency-key"),
        fields,
      });
      return request.method === "GET" || pathname === "/v1/payment_intents"
        ? Response.json({ ...intent, ...now })
        : changed();
    },
  });
  return { provider, asked };
}
const read = async (now: object) => {
  const answer = await stripe(now).provider.read(payment);
  return answer.ok ? answer.payment : answer;
};
const charge = (change: object = {}) => ({ id: "ch_1", object: "charge", amount_refunded: 0, ...change });
const refused = () =>
  refusal(400, { type: "invalid_request_error", code: "payment_intent_unexpected_state", message: "no" });

describe("a payment at Stripe", () => {
  it.each<[string, object, object]>([
    ["held", {}, { status: "authorised", captured: 0, session: null }],
    ["waiting", { status: "requires_payment_method" }, { status: "waiting", session: "secret" }],
    ["under way", { status: "processing" }, { status: "waiting", session: "secret" }],
    ["cancelled", { status: "canceled" }, { status: "voided", session: null }],
    [
      "captured in part",
      { status: "succeeded", amount_received: 15_000 },
      { status: "captured", captured: 15_000, refunded: 0 },
    ],
    [
      "refunded in part",
      { status: "succeeded", amount_received: 15_000, latest_charge: charge({ amount_refunded: 14_999 }) },
      { status: "captured", refunded: 14_999 },
    ],
    [
      "refunded whole",
      { status: "succeeded", amount_received: 15_000, latest_charge: charge({ amount_refunded: 15_000 }) },
      { status: "refunded", refunded: 15_000 },
    ],
    [
      "given back before it was taken",
      { status: "canceled", latest_charge: charge({ amount_refunded: 20_050 }) },
      { status: "voided", refunded: 0 },
    ],
    [
      "held until a day",
      { latest_charge: charge({ payment_method_details: { card: { capture_before: 1000 } } }) },
      { captureBefore: 1_000_000 },
    ],
    ["held without an end", { latest_charge: "ch_1" }, { captureBefore: null }],
    [
      "declined by the bank",
      { last_payment_error: { decline_code: "insufficient_funds", code: "card_declined" } },
      { declineCode: "insufficient_funds" },
    ],
    ["declined before it", { last_payment_error: { code: "expired_card" } }, { declineCode: "expired_card" }],
    ["not declined", {}, { declineCode: null, confirmAt: null, amount: 20_050, currency: "AUD" }],
  ])("is %s", async (_what, now, expected) => expect(await read(now)).toMatchObject(expected));

  it("is not reached where something else answers in Stripe's place", async () => {
    expect(await read({ currency: undefined })).toMatchObject({ ok: false, problem: "unreachable" });
    expect(await read({ amount: "much" })).toMatchObject({ ok: false, problem: "unreachable" });
  });

  it("was never started where it has no reference, and is asked for nowhere", async () => {
    const { provider, asked } = stripe({});
    const missing = { ok: false, problem: "missing", detail: "The payment was never started at Stripe." };
    for (const answer of [
      await provider.read({ ...payment, reference: null }),
      await provider.void({ ...payment, reference: null }),
    ])
      expect(answer).toEqual(missing);
    expect(asked).toEqual([]);
  });

  it("is held by the browser under its own key, and taken later", async () => {
    const { provider, asked } = stripe({ status: "requires_payment_method" });
    const start = { key: "key-1", amount: 20_050, currency: "AUD", token: null, description: "A hold" };
    const answer = await provider.start({
      ...start,
      returnUrl: "https://a.example",
      callbackUrl: "https://a.example",
    });
    expect(answer).toMatchObject({ ok: true, payment: { session: "secret" } });
    expect(asked).toEqual([
      {
        method: "POST",
        path: "/v1/payment_intents",
        key: "key-1",
        fields: {
          amount: "20050",
          currency: "aud",
          capture_method: "manual",
          "allowed_payment_method_types[0]": "card",
          description: "A hold",
          "metadata[payment_key]": "key-1",
        },
      },
    ]);
  });

  it("is captured, voided and refunded, each with a key of its own", async () => {
    const { provider, asked } = stripe({});
    await provider.capture(payment, 15_000);
    await provider.void(payment);
    await provider.refund(payment, 5000, 2);
    expect(asked.filter(({ method }) => method === "POST")).toEqual([
      {
        method: "POST",
        path: "/v1/payment_intents/pi_1/capture",
        key: "key-1-capture-15000",
        fields: { amount_to_capture: "15000" },
      },
      { method: "POST", path: "/v1/payment_intents/pi_1/cancel", key: "key-1-void", fields: {} },
      {
        method: "POST",
        path: "/v1/refunds",
        key: "key-1-refund-2",
        fields: { payment_intent: "pi_1", amount: "5000" },
      },
    ]);
  });

  it("is changed already where Stripe refuses and it is as it was wanted", async () => {
    const captured = { status: "succeeded", amount_received: 15_000 };
    expect(await stripe(captured, refused).provider.capture(payment, 15_000)).toMatchObject({ ok: true });
    expect(await stripe(captured, refused).provider.capture(payment, 15_001)).toMatchObject({
      problem: "refused",
    });
    expect(await stripe({}, refused).provider.capture(payment, 15_000)).toMatchObject({ problem: "refused" });
    expect(await stripe({ status: "canceled" }, refused).provider.void(payment)).toMatchObject({ ok: true });
    expect(await stripe({}, refused).provider.void(payment)).toMatchObject({ problem: "refused" });
    expect(await stripe(captured, refused).provider.refund(payment, 1, 1)).toMatchObject({
      problem: "refused",
    });
  });

  it.each([
    [500, {}, "unreachable"],
    [429, { code: "rate_limit" }, "unreachable"],
    [409, { type: "idempotency_error" }, "unreachable"],
    [404, { type: "invalid_request_error", code: "resource_missing" }, "missing"],
    [402, { type: "card_error", code: "card_declined" }, "refused"],
    [499, { type: "invalid_request_error" }, "refused"],
  ])("does not know what happened, or does, after %i %o", async (status, error, problem) => {
    const answer = () => refusal(status, { message: "why", ...error });
    expect(await stripe({}, answer).provider.void(payment)).toMatchObject({ ok: false, problem });
  });
});
