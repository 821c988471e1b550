import { describe, expect, it } from "vitest";
import type { PaymentCallback, PaymentRef } from "../payment.ts";
import { tillProvider } from "./till-provider.ts";
import { tillSignature } from "./till-signature.ts";

const KEY = "key-1";
const NOW = Date.UTC(2026, 10, 21, 10);
const payment: PaymentRef = { key: KEY, reference: "u-1", amount: 20_050, currency: "AUD" };
const hold = { uuid: "u-1", amount: "200.50", currency: "aud", transactionStatus: "SUCCESS" };
const NOT_FOUND = { success: false, errorCode: 8001 };
const done = (amount: string) => ({ transactionStatus: "SUCCESS", amount });

/** Till with these transactions by their merchant id, and everything it was asked. */
function till(transactions: Readonly<Record<string, unknown>>, posted: unknown = { success: true }) {
  const asked: { method: string; path: string; headers: Headers; body: string }[] = [];
  const provider = tillProvider({
    baseUrl: "https://till.example/api/v3/",
    user: "u",
    password: "p",
    apiKey: "ak",
    sharedSecret: "ss",
    now: () => new Date(NOW),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = request.url.slice("https://till.example/api/v3".length);
      asked.push({ method: request.method, path, headers: request.headers, body: await request.text() });
      const id = decodeURIComponent(path.split("/").at(-1) ?? "");
      return Response.json(request.method === "POST" ? posted : (transactions[id] ?? NOT_FOUND));
    },
  });
  return { provider, asked };
}
const read = async (transactions: Readonly<Record<string, unknown>>) => {
  const answer = await till(transactions).provider.read(payment);
  if (!answer.ok) return answer.problem;
  const { status, captured, refunded, declineCode } = answer.payment;
  return [status, captured, refunded, declineCode];
};
const start = {
  key: KEY,
  amount: 20_050,
  currency: "AUD",
  description: "A hold",
  returnUrl: "https://a.example/back",
  callbackUrl: "https://a.example/report",
};
const fieldsOf = (body: string | undefined) => JSON.parse(body ?? "null") as Record<string, unknown>;

const refusal = (change: object) =>
  till({ [KEY]: hold }, { returnType: "ERROR", errors: [{ errorCode: 1004 }], ...change }).provider.start({
    ...start,
    token: "t",
  });
const answer = (posted: object) => till({ [KEY]: hold }, posted).provider.capture(payment, 1);

describe("a payment at Till", () => {
  it("is read by its key, signed with the shared secret at this very moment", async () => {
    const { provider, asked } = till({ "a b": hold });
    expect(await provider.read({ ...payment, key: "a b" })).toMatchObject({
      ok: true,
      payment: {
        key: "a b",
        reference: "u-1",
        amount: 20_050,
        currency: "AUD",
        session: null,
        confirmAt: null,
      },
    });
    const [first] = asked;
    expect(first).toMatchObject({
      method: "GET",
      path: "/status/ak/getByMerchantTransactionId/a%20b",
      body: "",
    });
    const date = new Date(NOW).toUTCString();
    const signed = {
      method: "GET",
      target: "/api/v3/status/ak/getByMerchantTransactionId/a%20b",
      contentType: first?.headers.get("content-type") ?? "",
      date,
      body: "",
    };
    expect(first?.headers.get("x-date")).toBe(date);
    expect(first?.headers.get("x-signature")).toBe(tillSignature("ss", signed));
    expect(first?.headers.get("authorization")).toBe(`Basic ${Buffer.from("u:p").toString("base64")}`);
  });

  it.each<[string, Readonly<Record<string, unknown>>, unknown]>([
    ["held", { [KEY]: hold }, ["authorised", 0, 0, null]],
    ["waiting", { [KEY]: { ...hold, transactionStatus: "PENDING" } }, ["waiting", 0, 0, null]],
    ["cancelled", { [KEY]: { ...hold, transactionStatus: "CANCELLED" } }, ["voided", 0, 0, null]],
    ["expired", { [KEY]: { ...hold, transactionStatus: "EXPIRED" } }, ["voided", 0, 0, null]],
    [
      "declined",
      { [KEY]: { ...hold, transactionStatus: "ERROR", errors: [{ errorCode: 2003 }] } },
      ["declined", 0, 0, "2003"],
    ],
    ["declined without a code", { [KEY]: { ...hold, transactionStatus: "ERROR" } }, ["declined", 0, 0, ""]],
    ["voided", { [KEY]: hold, "key-1-v": done("200.50") }, ["voided", 0, 0, null]],
    [
      "not voided by a refused void",
      { [KEY]: hold, "key-1-v": { transactionStatus: "ERROR" } },
      ["authorised", 0, 0, null],
    ],
    ["captured", { [KEY]: hold, "key-1-c": done("150") }, ["captured", 15_000, 0, null]],
    [
      "refunded in part",
      { [KEY]: hold, "key-1-c": done("150"), "key-1-r1": done("50"), "key-1-r2": done("99.99") },
      ["captured", 15_000, 14_999, null],
    ],
    [
      "refunded whole",
      { [KEY]: hold, "key-1-c": done("150"), "key-1-r1": done("50"), "key-1-r2": done("100") },
      ["refunded", 15_000, 15_000, null],
    ],
    ["nowhere", {}, "missing"],
    ["without an amount", { [KEY]: { ...hold, amount: "much" } }, "unreachable"],
    ["without a currency", { [KEY]: { ...hold, currency: null } }, "unreachable"],
    ["without an id", { [KEY]: { ...hold, uuid: 7 } }, "unreachable"],
    ["a list", { [KEY]: [] }, "unreachable"],
  ])("is %s", async (_what, transactions, expected) => expect(await read(transactions)).toEqual(expected));

  it("begins with what the shopper pays, where to come back to and where to report", async () => {
    const { provider, asked } = till({ [KEY]: hold });
    expect(await provider.start({ ...start, token: "tok" })).toMatchObject({
      payment: { status: "authorised" },
    });
    expect(asked[0]).toMatchObject({ method: "POST", path: "/transaction/ak/preauthorize" });
    expect(fieldsOf(asked[0]?.body)).toEqual({
      merchantTransactionId: KEY,
      amount: "200.50",
      currency: "AUD",
      description: "A hold",
      callbackUrl: "https://a.example/report",
      successUrl: "https://a.example/back",
      cancelUrl: "https://a.example/back",
      errorUrl: "https://a.example/back",
      transactionToken: "tok",
    });
    const bare = till({ [KEY]: hold });
    await bare.provider.start({ ...start, token: null });
    expect(fieldsOf(bare.asked[0]?.body)).not.toHaveProperty("transactionToken");
  });

  it("leads to the bank only while the shopper is awaited there", async () => {
    const redirect = { success: true, redirectUrl: "https://bank.example" };
    const waiting = till({ [KEY]: { ...hold, transactionStatus: "PENDING" } }, redirect);
    expect(await waiting.provider.start({ ...start, token: "t" })).toMatchObject({
      payment: { confirmAt: "https://bank.example" },
    });
    expect(await till({ [KEY]: hold }, redirect).provider.start({ ...start, token: "t" })).toMatchObject({
      payment: { status: "authorised", confirmAt: null },
    });
  });

  it("says that it was refused, unless it was made before or stands at Till", async () => {
    expect(await refusal({})).toEqual({
      ok: false,
      problem: "refused",
      detail: "Till refused with error 1004.",
    });
    expect(await refusal({ errors: [] })).toMatchObject({ detail: "Till refused with error unknown." });
    expect(await refusal({ uuid: "u-1" })).toMatchObject({ ok: true });
    expect(await refusal({ errors: [{ errorCode: 3004 }] })).toMatchObject({ ok: true });
  });

  it("is captured, voided and refunded by its hold, each under an id of its own", async () => {
    const captured = { [KEY]: hold, "key-1-c": done("150") };
    for (const [transactions, work, path, fields] of [
      [
        { [KEY]: hold },
        (p: ReturnType<typeof till>["provider"]) => p.capture(payment, 15_000),
        "/transaction/ak/capture",
        { merchantTransactionId: "key-1-c", referenceUuid: "u-1", amount: "150.00", currency: "AUD" },
      ],
      [
        { [KEY]: hold },
        (p: ReturnType<typeof till>["provider"]) => p.void(payment),
        "/transaction/ak/void",
        { merchantTransactionId: "key-1-v", referenceUuid: "u-1" },
      ],
      [
        captured,
        (p: ReturnType<typeof till>["provider"]) => p.refund(payment, 5000, 2),
        "/transaction/ak/refund",
        { merchantTransactionId: "key-1-r2", referenceUuid: "u-1", amount: "50.00", currency: "AUD" },
      ],
    ] as const) {
      const { provider, asked } = till(transactions);
      expect(await work(provider)).toMatchObject({ ok: true });
      const post = asked.find(({ method }) => method === "POST");
      expect([post?.path, fieldsOf(post?.body)]).toEqual([path, fields]);
    }
  });

  it("is not voided once more, and no change is made of one that is unknown", async () => {
    const voided = till({ [KEY]: hold, "key-1-v": done("200.50") });
    expect(await voided.provider.void(payment)).toMatchObject({ payment: { status: "voided" } });
    const unknown = till({});
    expect(await unknown.provider.capture(payment, 1)).toMatchObject({ problem: "missing" });
    for (const { asked } of [voided, unknown])
      expect(asked.some(({ method }) => method === "POST")).toBe(false);
  });

  it("takes a change that was made before for made, and passes on any other refusal", async () => {
    expect(await answer({ success: false, errors: [{ errorCode: 3004 }] })).toMatchObject({ ok: true });
    expect(await answer({ success: false, errors: [{ errorCode: 3005 }] })).toMatchObject({
      problem: "refused",
    });
  });
});

/** A report as Till signs it. */
function report(body: string, change: Partial<{ date: string; secret: string }> = {}): PaymentCallback {
  const { date = new Date(NOW).toUTCString(), secret = "ss" } = change;
  const request = {
    method: "POST",
    target: "/api/payments?a=1",
    contentType: "application/json",
    date,
    body,
  };
  return {
    method: "POST",
    target: request.target,
    headers: {
      date,
      "content-type": "application/json",
      "x-signature": tillSignature(secret, request),
    },
    body,
  };
}
const verified = (...given: Parameters<typeof report>) =>
  till({}).provider.verifyCallback(report(...given), NOW);
const about = (merchantTransactionId: string) =>
  JSON.stringify({ uuid: "u-1", merchantTransactionId, result: "OK" });
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toUTCString();

describe("a report of Till", () => {
  it.each([
    ["key-1", "key-1"],
    ["key-1-c", "key-1"],
    ["key-1-v", "key-1"],
    ["key-1-r12", "key-1"],
    ["key-1-c-x", "key-1-c-x"],
    ["key-1-r", "key-1-r"],
  ])("about %s is about the payment %s", (id, key) => {
    expect(verified(about(id))).toEqual({ ok: true, id: "u-1:OK", key, reference: "u-1" });
  });

  it("is five minutes old or ahead at most, and signed with the secret", () => {
    for (const minutes of [5, -5]) expect(verified(about(KEY), { date: at(minutes) }).ok).toBe(true);
    for (const minutes of [6, -6])
      expect(verified(about(KEY), { date: at(minutes) })).toMatchObject({ problem: "signature" });
    expect(verified(about(KEY), { secret: "other" })).toMatchObject({ problem: "signature" });
    expect(verified(about(KEY), { date: "soon" })).toMatchObject({ problem: "signature" });
    const unsigned = { ...report(about(KEY)), headers: {} };
    expect(till({}).provider.verifyCallback(unsigned, NOW)).toMatchObject({ problem: "signature" });
  });

  it.each(["{", "[]", "{}", '{"uuid":"u"}', '{"merchantTransactionId":"k"}'])(
    "that is %s cannot be read",
    (body) => {
      expect(verified(body)).toEqual({
        ok: false,
        problem: "malformed",
        detail: "The report names no transaction.",
      });
    },
  );
});
