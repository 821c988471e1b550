import { isRecord, type PlainFetch } from "@forecourt/search/kernel";
import { centsOf, moneyText } from "../money-text.ts";
import type { Payment, PaymentResult, PaymentProvider, PaymentRef } from "../payment.ts";
import { callProvider } from "../provider-call.ts";
import { failed, type Failure, isFailure, isSecret } from "../provider-failure.ts";

/** One merchant of St George's PayWay. */
export interface StGeorgeOptions {
  /** `https://api.payway.com.au/rest/v1`. */
  baseUrl: string;
  secretKey: string;
  merchantId: string;
  /** Password of the notification that the bank's facility is set up to send. */
  notificationSecret: string;
  fetch: PlainFetch;
  timeoutMs?: number;
}

type Transaction = Record<string, unknown>;

/**
 * St George's PayWay: preauthorise with a single-use token of its trusted frame, then capture, void or refund. Every
 * transaction carries the payment's key as its customer number, by which all of them are found again.
 *
 * @example
 * const provider = stGeorgeProvider({ baseUrl, secretKey, merchantId, notificationSecret, fetch });
 */
export function stGeorgeProvider(options: StGeorgeOptions): PaymentProvider {
  const { secretKey, merchantId, notificationSecret, timeoutMs = 30_000 } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, "");

  async function call(
    method: "GET" | "POST",
    path: string,
    { key, fields }: { key?: string; fields?: Record<string, string> } = {},
  ): Promise<Transaction | Failure> {
    const reply = await callProvider(options.fetch, `${baseUrl}${path}`, {
      method,
      timeoutMs,
      headers: {
        accept: "application/json",
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`,
        ...(key === undefined ? {} : { "idempotency-key": key }),
        ...(fields === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(fields === undefined ? {} : { body: new URLSearchParams(fields).toString() }),
    });
    if (!reply.ok) return failed("unreachable", reply.detail);
    if (!isRecord(reply.body)) return unreadable();
    if (reply.status === 404) return failed("missing", "PayWay knows no such payment.");
    if (reply.status >= 400) return refused(reply.body);
    return reply.body;
  }

  async function read({ key }: Pick<PaymentRef, "key">): Promise<PaymentResult> {
    const found = await call(
      "GET",
      `/transactions/search-customer?customerNumber=${encodeURIComponent(key)}`,
    );
    if (isFailure(found)) return found;
    const rows = Array.isArray(found["data"]) ? found["data"].filter(isRecord) : [];
    return paymentOf(key, rows);
  }
  /** A later transaction of the hold, found first by the payment's key. */
  async function change(
    payment: PaymentRef,
    work: (now: Payment, rowId: string) => Promise<Transaction | Failure>,
  ): Promise<PaymentResult> {
    const before = await read(payment);
    if (!before.ok) return before;
    const result = await work(before.payment, before.payment.reference);
    return isFailure(result) ? result : read(payment);
  }
  const transaction = (key: string, fields: Record<string, string>) =>
    call("POST", "/transactions", { key, fields: { ...fields, merchantId } });

  return {
    name: "st_george",
    callbackReceipt: "OK",
    start: async ({ key, amount, currency, token }) => {
      if (token === null) return failed("refused", "PayWay takes a card's token only.");
      const result = await transaction(key, {
        singleUseTokenId: token,
        customerNumber: key,
        orderNumber: key,
        transactionType: "preAuth",
        principalAmount: moneyText(amount),
        currency: currency.toLowerCase(),
      });
      return isFailure(result) ? result : read({ key });
    },
    read,
    capture: (payment, amount) =>
      change(payment, async (now, hold) =>
        now.captured === amount
          ? {}
          : transaction(`${payment.key}-c`, {
              transactionType: "capture",
              parentTransactionId: hold,
              customerNumber: payment.key,
              principalAmount: moneyText(amount),
            }),
      ),
    void: (payment) =>
      change(payment, async (now, hold) =>
        now.status === "voided"
          ? {}
          : call("POST", `/transactions/${hold}/void`, { key: `${payment.key}-v` }),
      ),
    refund: (payment, amount, number) =>
      change(payment, async (_, hold) =>
        transaction(`${payment.key}-r${number}`, {
          transactionType: "refund",
          parentTransactionId: hold,
          customerNumber: payment.key,
          orderNumber: `${payment.key}-r${number}`,
          principalAmount: moneyText(amount),
        }),
      ),
    verifyCallback: ({ headers, body }) => {
      const wanted = `Basic ${Buffer.from(`payway:${notificationSecret}`).toString("base64")}`;
      if (!isSecret(headers["authorization"] ?? "", wanted))
        return failed("signature", "The notification has the wrong password.");
      const fields = new URLSearchParams(body);
      const [id, key] = [fields.get("transactionId"), fields.get("customerNumber")];
      if (id === null || key === null) return failed("malformed", "The notification names no transaction.");
      return { ok: true, id: `${id}:${fields.get("status") ?? ""}`, key, reference: id };
    },
  };
}

/** A payment, put together of its transactions. */
function paymentOf(key: string, rows: readonly Transaction[]): PaymentResult {
  const hold = rows.find(({ transactionType }) => transactionType === "preAuth");
  if (!hold) return failed("missing", "PayWay knows no such payment.");
  const amount = centsOf(hold["principalAmount"]);
  const { currency, transactionId, responseCode } = hold;
  if (amount === null || typeof currency !== "string" || !isId(transactionId)) return unreadable();
  const sum = (type: string): number =>
    rows
      .filter(({ transactionType, status }) => transactionType === type && isApproved(status))
      .reduce((total, row) => total + (centsOf(row["principalAmount"]) ?? 0), 0);
  const [captured, refunded] = [sum("capture"), sum("refund")];
  return {
    ok: true,
    payment: {
      key,
      reference: String(transactionId),
      status: statusOf(hold, { captured, refunded }),
      amount,
      currency: currency.toUpperCase(),
      captured,
      refunded,
      captureBefore: null,
      session: null,
      confirmAt: null,
      declineCode: isApproved(hold["status"]) || typeof responseCode !== "string" ? null : responseCode,
    },
  };
}

const isId = (id: unknown): id is string | number => typeof id === "string" || typeof id === "number";

/** Approvals with a warning have a star behind them. */
const isApproved = (status: unknown): boolean => status === "approved" || status === "approved*";

function statusOf(
  hold: Transaction,
  { captured, refunded }: { captured: number; refunded: number },
): Payment["status"] {
  if (captured > 0) return refunded >= captured ? "refunded" : "captured";
  const { status } = hold;
  if (isApproved(status)) return "authorised";
  if (status === "voided" || status === "expired") return "voided";
  return status === "declined" ? "declined" : "waiting";
}

/** A request that PayWay did nothing with names the fields that were wrong; their values are not repeated. */
function refused(body: Transaction): Failure {
  const fields = Array.isArray(body["data"]) ? body["data"].filter(isRecord) : [];
  const names = fields.map(({ fieldName, message }) => `${String(fieldName)}: ${String(message)}`);
  return failed("refused", `PayWay refused. ${names.join(" ")}`.trim());
}

const unreadable = (): Failure => failed("unreachable", "PayWay's response could not be read.");
