import { isRecord, type PlainFetch } from "@forecourt/search/kernel";
import { centsOf, moneyText } from "../money-text.ts";
import type { Payment, PaymentResult, PaymentProvider, PaymentRef } from "../payment.ts";
import { callProvider } from "../provider-call.ts";
import { failed, type Failure, isFailure, isSecret } from "../provider-failure.ts";
import { tillSignature } from "./till-signature.ts";

/** One connector of a Till account. */
export interface TillOptions {
  /** `https://gateway.tillpayments.com/api/v3`, or the address of the test gateway. */
  baseUrl: string;
  user: string;
  password: string;
  /** Stands in the path of every call. */
  apiKey: string;
  /** Signs calls and reports. */
  sharedSecret: string;
  fetch: PlainFetch;
  now: () => Date;
  timeoutMs?: number;
}

type Fields = Record<string, unknown>;

const JSON_TYPE = "application/json; charset=utf-8";
/** `merchantTransactionId` was used before: the change was requested already. */
const DUPLICATE = 3004;
const NOT_FOUND = 8001;
/** Every change of a payment is a transaction of its own at Till, under its own merchant id. */
const PARTS = { capture: "c", void: "v", refund: "r" } as const;
const MAX_REFUNDS = 20;
const REPORT_AGE_MS = 5 * 60_000;

/**
 * Till's v3 interface: preauthorise with a token of its hosted fields, then capture, void or refund, each under a
 * merchant transaction id of its own, so that a repeat moves nothing. The shopper's return from the bank says nothing:
 * the state is read.
 *
 * @example
 * const provider = tillProvider({ baseUrl, user, password, apiKey, sharedSecret, fetch, now: () => new Date() });
 */
export function tillProvider(options: TillOptions): PaymentProvider {
  const { user, password, apiKey, sharedSecret, now, timeoutMs = 30_000 } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, "");

  async function call(method: "GET" | "POST", path: string, fields?: Fields): Promise<Fields | Failure> {
    const url = `${baseUrl}${path}`;
    const body = fields === undefined ? "" : JSON.stringify(fields);
    const date = now().toUTCString();
    const { pathname, search } = new URL(url);
    const signed = { method, target: `${pathname}${search}`, contentType: JSON_TYPE, date, body };
    const reply = await callProvider(options.fetch, url, {
      method,
      timeoutMs,
      headers: {
        "content-type": JSON_TYPE,
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
        "x-date": date,
        date,
        "x-signature": tillSignature(sharedSecret, signed),
      },
      ...(fields === undefined ? {} : { body }),
    });
    if (!reply.ok) return failed("unreachable", reply.detail);
    return isRecord(reply.body) ? reply.body : unreadable();
  }
  const status = (merchantId: string): Promise<Fields | Failure> =>
    call("GET", `/status/${apiKey}/getByMerchantTransactionId/${encodeURIComponent(merchantId)}`);

  /** The payment, put together of its transactions: the hold, its capture or void, its refunds. */
  async function read({ key }: Pick<PaymentRef, "key">): Promise<PaymentResult> {
    const hold = await status(key);
    if (isFailure(hold)) return hold;
    if (codeOf(hold) === NOT_FOUND) return failed("missing", "Till knows no such payment.");
    const amount = centsOf(hold["amount"]);
    const { currency, uuid } = hold;
    if (amount === null || typeof currency !== "string" || typeof uuid !== "string") return unreadable();
    const payment: Payment = {
      key,
      reference: uuid,
      status: "waiting",
      amount,
      currency: currency.toUpperCase(),
      captured: 0,
      refunded: 0,
      captureBefore: null,
      session: null,
      confirmAt: null,
      declineCode: null,
    };
    const state = hold["transactionStatus"];
    if (state === "ERROR")
      return {
        ok: true,
        payment: { ...payment, status: "declined", declineCode: String(codeOf(hold) ?? "") },
      };
    if (state === "CANCELLED" || state === "EXPIRED")
      return { ok: true, payment: { ...payment, status: "voided" } };
    if (state !== "SUCCESS") return { ok: true, payment };
    return settled({ ...payment, status: "authorised" });
  }

  async function settled(payment: Payment): Promise<PaymentResult> {
    const voided = await partAmount(`${payment.key}-${PARTS.void}`);
    if (isFailure(voided)) return voided;
    if (voided.cents !== null) return { ok: true, payment: { ...payment, status: "voided" } };
    const captured = await partAmount(`${payment.key}-${PARTS.capture}`);
    if (isFailure(captured)) return captured;
    if (captured.cents === null) return { ok: true, payment };
    let refunded = 0;
    for (let number = 1; number <= MAX_REFUNDS; number += 1) {
      const part = await partAmount(`${payment.key}-${PARTS.refund}${number}`);
      if (isFailure(part)) return part;
      if (part.cents === null) break;
      refunded += part.cents;
    }
    const status = refunded >= captured.cents ? "refunded" : "captured";
    return { ok: true, payment: { ...payment, status, captured: captured.cents, refunded } };
  }

  async function partAmount(merchantId: string): Promise<{ cents: number | null } | Failure> {
    const part = await status(merchantId);
    if (isFailure(part)) return part;
    return { cents: part["transactionStatus"] === "SUCCESS" ? (centsOf(part["amount"]) ?? 0) : null };
  }

  /** A capture, void or refund of a hold whose reference may have to be read first. */
  async function change(
    payment: PaymentRef,
    part: string,
    kind: string,
    more: Fields,
  ): Promise<PaymentResult> {
    const before = await read(payment);
    if (!before.ok) return before;
    const response = await call("POST", `/transaction/${apiKey}/${kind}`, {
      merchantTransactionId: `${payment.key}-${part}`,
      referenceUuid: before.payment.reference,
      ...more,
    });
    if (isFailure(response)) return response;
    if (response["success"] !== true && codeOf(response) !== DUPLICATE) return refused(response);
    return read(payment);
  }

  return {
    name: "till",
    callbackReceipt: "OK",
    start: async ({ key, amount, currency, token, description, returnUrl, callbackUrl }) => {
      const response = await call("POST", `/transaction/${apiKey}/preauthorize`, {
        merchantTransactionId: key,
        amount: moneyText(amount),
        currency,
        description,
        callbackUrl,
        successUrl: returnUrl,
        cancelUrl: returnUrl,
        errorUrl: returnUrl,
        ...(token === null ? {} : { transactionToken: token }),
      });
      if (isFailure(response)) return response;
      if (
        response["returnType"] === "ERROR" &&
        codeOf(response) !== DUPLICATE &&
        typeof response["uuid"] !== "string"
      )
        return refused(response);
      const now = await read({ key });
      const redirect = response["redirectUrl"];
      return now.ok && now.payment.status === "waiting" && typeof redirect === "string"
        ? { ok: true, payment: { ...now.payment, confirmAt: redirect } }
        : now;
    },
    read,
    capture: (payment, amount) =>
      change(payment, PARTS.capture, "capture", { amount: moneyText(amount), currency: payment.currency }),
    void: async (payment) => {
      const before = await read(payment);
      if (before.ok && before.payment.status === "voided") return before;
      return change(payment, PARTS.void, "void", {});
    },
    refund: (payment, amount, number) =>
      change(payment, `${PARTS.refund}${number}`, "refund", {
        amount: moneyText(amount),
        currency: payment.currency,
      }),
    verifyCallback: ({ method, target, headers, body }, at) => {
      const date = headers["x-date"] ?? headers["date"] ?? "";
      const contentType = headers["content-type"] ?? "";
      const signature = tillSignature(sharedSecret, { method, target, contentType, date, body });
      const isSigned = isSecret(headers["x-signature"] ?? "", signature);
      if (!isSigned || !(Math.abs(at - Date.parse(date)) <= REPORT_AGE_MS))
        return failed("signature", "The report is not signed with Till's shared secret.");
      const report = readReport(body);
      if (report === null) return failed("malformed", "The report names no transaction.");
      return report;
    },
  };
}

function readReport(body: string): { ok: true; id: string; key: string; reference: string } | null {
  try {
    const report: unknown = JSON.parse(body);
    if (!isRecord(report)) return null;
    const { uuid, merchantTransactionId, result } = report;
    if (typeof uuid !== "string" || typeof merchantTransactionId !== "string") return null;
    const key = merchantTransactionId.replace(/-(?:c|v|r\d+)$/, "");
    return { ok: true, id: `${uuid}:${String(result)}`, key, reference: uuid };
  } catch {
    return null;
  }
}

function codeOf({ errors, errorCode }: Fields): number | null {
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  const code = isRecord(first) ? first["errorCode"] : errorCode;
  return code === undefined ? null : Number(code);
}

const refused = (response: Fields): Failure =>
  failed("refused", `Till refused with error ${codeOf(response) ?? "unknown"}.`);

const unreadable = (): Failure => failed("unreachable", "Till's response could not be read.");
