import { describe, expect, it } from "vitest";
import type { PaymentCallback, PaymentRef } from "../payment.ts";
import { stGeorgeProvider } from "./st-george-provider.ts";

const KEY = "key-1";
const payment: PaymentRef = { key: KEY, reference: "11", amount: 20_050, currency: "AUD" };
const hold = {
  transactionId: 11,
  transactionType: "preAuth",
  status: "approved",
  principalAmount: 200.5,
  currency: "aud",
  responseCode: "00",
};
const of = (transactionType: string, principalAmount: number, status = "approved") => ({
  transactionId: 12,
  transactionType,
  principalAmount,
  status,
});
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** PayWay with these transactions of the payment, and everything it was asked. */
function payWay(rows: readonly object[], answer: (path: string) => Response | null = () => null) {
  const asked: { method: string; path: string; headers: Headers; fields: Record<string, string> }[] = [];
  const provider = stGeorgeProvider({
    baseUrl: "https://payway.example/rest/v1//",
    secretKey: "sk",
    merchantId: "m-1",
    notificationSecret: "ns",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = request.url.slice("https://payway.example/rest/v1".length);
      const fields = Object.fromEntries(new URLSearchParams(await request.text()));
      asked.push({ method: request.method, path, headers: request.headers, fields });
      return answer(path) ?? json({ data: rows });
    },
  });
  return { provider, asked };
}
const read = async (...rows: readonly object[]) => {
  const answer = await payWay(rows).provider.read(payment);
  if (!answer.ok) return answer.problem;
  const { status, captured, refunded, declineCode } = answer.payment;
  return [status, captured, refunded, declineCode];
};

/** What a change of a payment sends, with its key. */
const changes = async (
  rows: readonly object[],
  work: (p: ReturnType<typeof payWay>["provider"]) => unknown,
) => {
  const { provider, asked } = payWay(rows);
  await work(provider);
  return asked
    .filter(({ method }) => method === "POST")
    .map(({ path, headers, fields }) => [path, headers.get("idempotency-key"), fields]);
};

describe("a payment at St George", () => {
  it("is read by its key, with the secret as user name", async () => {
    const { provider, asked } = payWay([hold]);
    expect(await provider.read({ ...payment, key: "a b" })).toMatchObject({
      ok: true,
      payment: { reference: "11", amount: 20_050, currency: "AUD", session: null, confirmAt: null },
    });
    expect(asked[0]).toMatchObject({
      method: "GET",
      path: "/transactions/search-customer?customerNumber=a%20b",
    });
    expect(asked[0]?.headers.get("authorization")).toBe(`Basic ${Buffer.from("sk:").toString("base64")}`);
    expect(asked[0]?.headers.has("idempotency-key")).toBe(false);
    expect(asked[0]?.headers.has("content-type")).toBe(false);
  });

  it.each<[string, readonly object[], unknown]>([
    ["held", [hold], ["authorised", 0, 0, null]],
    ["held with a warning", [{ ...hold, status: "approved*" }], ["authorised", 0, 0, null]],
    ["captured", [hold, of("capture", 150)], ["captured", 15_000, 0, null]],
    ["not captured by a refused capture", [hold, of("capture", 150, "declined")], ["authorised", 0, 0, null]],
    ["refunded in part", [hold, of("capture", 150), of("refund", 50)], ["captured", 15_000, 5000, null]],
    [
      "refunded whole",
      [hold, of("capture", 150), of("refund", 50), of("refund", 100)],
      ["refunded", 15_000, 15_000, null],
    ],
    ["voided", [{ ...hold, status: "voided" }], ["voided", 0, 0, "00"]],
    ["expired", [{ ...hold, status: "expired" }], ["voided", 0, 0, "00"]],
    ["declined", [{ ...hold, status: "declined", responseCode: "51" }], ["declined", 0, 0, "51"]],
    [
      "declined without a code",
      [{ ...hold, status: "declined", responseCode: 51 }],
      ["declined", 0, 0, null],
    ],
    ["under way", [{ ...hold, status: "pending" }], ["waiting", 0, 0, "00"]],
    ["nowhere", [], "missing"],
    ["a capture without its hold", [of("capture", 150)], "missing"],
    ["without an amount", [{ ...hold, principalAmount: "much" }], "unreachable"],
    ["without a currency", [{ ...hold, currency: 7 }], "unreachable"],
    ["without an id", [{ ...hold, transactionId: null }], "unreachable"],
  ])("is %s", async (_what, rows, expected) => expect(await read(...rows)).toEqual(expected));

  it("is held with the token of the card, under the payment's own key", async () => {
    const { provider, asked } = payWay([hold]);
    const start = {
      key: KEY,
      amount: 20_005,
      currency: "AUD",
      description: "d",
      returnUrl: "https://a.example",
      callbackUrl: "https://b.example",
    };
    expect(await provider.start({ ...start, token: "tok" })).toMatchObject({
      payment: { status: "authorised" },
    });
    expect(asked[0]).toMatchObject({
      method: "POST",
      path: "/transactions",
      fields: {
        singleUseTokenId: "tok",
        customerNumber: KEY,
        orderNumber: KEY,
        transactionType: "preAuth",
        principalAmount: "200.05",
        currency: "aud",
        merchantId: "m-1",
      },
    });
    expect(asked[0]?.headers.get("idempotency-key")).toBe(KEY);
    expect(asked[0]?.headers.get("content-type")).toBe("application/x-www-form-urlencoded");
    expect(await provider.start({ ...start, token: null })).toMatchObject({ problem: "refused" });
    expect(asked).toHaveLength(2);
  });

  it("is captured, voided and refunded by its hold, each with a key of its own, and not once more", async () => {
    expect(await changes([hold], (p) => p.capture(payment, 15_000))).toEqual([
      [
        "/transactions",
        "key-1-c",
        {
          transactionType: "capture",
          parentTransactionId: "11",
          customerNumber: KEY,
          principalAmount: "150.00",
          merchantId: "m-1",
        },
      ],
    ]);
    expect(await changes([hold, of("capture", 150)], (p) => p.capture(payment, 15_000))).toEqual([]);
    expect(await changes([hold], (p) => p.void(payment))).toEqual([["/transactions/11/void", "key-1-v", {}]]);
    expect(await changes([{ ...hold, status: "voided" }], (p) => p.void(payment))).toEqual([]);
    expect(await changes([hold, of("capture", 150)], (p) => p.refund(payment, 5000, 2))).toEqual([
      [
        "/transactions",
        "key-1-r2",
        {
          transactionType: "refund",
          parentTransactionId: "11",
          customerNumber: KEY,
          orderNumber: "key-1-r2",
          principalAmount: "50.00",
          merchantId: "m-1",
        },
      ],
    ]);
  });

  it.each([
    ["an unknown payment", () => json({}, 404), "missing", "PayWay knows no such payment."],
    ["a list", () => json([]), "unreachable", "PayWay's response could not be read."],
    [
      "wrong fields",
      () => json({ data: [{ fieldName: "amount", message: "too small" }, "x"] }, 422),
      "refused",
      "PayWay refused. amount: too small",
    ],
    ["a refusal without fields", () => json({}, 400), "refused", "PayWay refused."],
    ["a failure of its own", () => json({}, 503), "unreachable", "The provider responded with 503."],
  ])("says what came of %s", async (_what, answer, problem, detail) => {
    const { provider } = payWay([], answer);
    expect(await provider.read(payment)).toEqual({ ok: false, problem, detail });
    expect(await provider.capture(payment, 1)).toEqual({ ok: false, problem, detail });
  });

  it("names every field that PayWay refused, without its value", async () => {
    const data = [
      { fieldName: "principalAmount", message: "Too large.", fieldValue: "9999" },
      { fieldName: "currency", message: "Not known." },
      "no field",
    ];
    const { provider } = payWay([hold], (path) => (path === "/transactions" ? json({ data }, 422) : null));
    expect(await provider.capture(payment, 1)).toEqual({
      ok: false,
      problem: "refused",
      detail: "PayWay refused. principalAmount: Too large. currency: Not known.",
    });
  });

  it("passes on that a capture was refused", async () => {
    const { provider } = payWay([hold], (path) => (path === "/transactions" ? json({}, 422) : null));
    expect(await provider.capture(payment, 1)).toMatchObject({ ok: false, problem: "refused" });
  });
});

const report = (body: string, password = "ns"): PaymentCallback => ({
  method: "POST",
  target: "/api/payments",
  headers: { authorization: `Basic ${Buffer.from(`payway:${password}`).toString("base64")}` },
  body,
});

describe("a notification of St George", () => {
  const { provider } = payWay([]);
  it("names the transaction, its state and the payment it is of", () => {
    const body = "transactionId=11&customerNumber=key-1&status=approved";
    expect(provider.verifyCallback(report(body), 0)).toEqual({
      ok: true,
      id: "11:approved",
      key: KEY,
      reference: "11",
    });
    expect(provider.verifyCallback(report("transactionId=11&customerNumber=k"), 0)).toMatchObject({
      id: "11:",
    });
  });

  it.each(["nt", "ns2", ""])("with the password %j is not the bank's", (password) => {
    expect(provider.verifyCallback(report("transactionId=11&customerNumber=k", password), 0)).toEqual({
      ok: false,
      problem: "signature",
      detail: "The notification has the wrong password.",
    });
  });

  it("without one is not, either, and one that names no transaction cannot be read", () => {
    expect(provider.verifyCallback({ ...report(""), headers: {} }, 0)).toMatchObject({
      problem: "signature",
    });
    for (const body of ["", "transactionId=11", "customerNumber=k"])
      expect(provider.verifyCallback(report(body), 0)).toMatchObject({ problem: "malformed" });
  });
});
