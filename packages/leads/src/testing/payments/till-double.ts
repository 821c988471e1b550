import { moneyText } from "../../reserve/payments/money-text.ts";
import {
  type BankPayment,
  type BankRefusal,
  type DemoBank,
  type DemoCard,
  isRefusal,
} from "../../reserve/payments/demo/demo-bank.ts";
import { tillSignature } from "../../reserve/payments/till/till-signature.ts";
import {
  type ProviderDouble,
  providerDouble,
  type ProviderRequest,
  type ProviderResponse,
} from "./provider-double.ts";

const error = (errorCode: number, errorMessage: string): ProviderResponse => ({
  status: 200,
  body: { success: false, returnType: "ERROR", errors: [{ errorCode, errorMessage }] },
});

const STATES: Readonly<Record<BankPayment["status"], string>> = {
  waiting: "REDIRECT",
  authorised: "SUCCESS",
  captured: "SUCCESS",
  refunded: "SUCCESS",
  voided: "SUCCESS",
  declined: "ERROR",
};

function started(payment: BankPayment, bankPage: string, back: string): ProviderResponse {
  if (payment.status === "declined")
    return {
      status: 200,
      body: {
        success: false,
        uuid: payment.reference,
        returnType: "ERROR",
        errors: [{ errorCode: 2003, errorMessage: "The transaction was declined" }],
      },
    };
  const redirectUrl = `${bankPage}?${new URLSearchParams({ key: payment.key, back }).toString()}`;
  const redirect = payment.status === "waiting" ? { returnType: "REDIRECT", redirectUrl } : {};
  return {
    status: 200,
    body: { success: true, uuid: payment.reference, returnType: "FINISHED", ...redirect },
  };
}

function changed(response: BankPayment | BankRefusal): ProviderResponse {
  if (!isRefusal(response))
    return { status: 200, body: { success: true, uuid: `${response.reference}-x`, returnType: "FINISHED" } };
  return response.refused === "missing"
    ? error(8001, "Transaction not found")
    : error(1004, "The referenced transaction is in a wrong state");
}

/** A hold, its capture, void or refund, each a transaction of its own. */
function statusOf(merchantId: string, bank: DemoBank): ProviderResponse {
  const part = /^(?<key>.*?)(?:-(?<part>c|v|r(?<number>\d+)))?$/.exec(merchantId)?.groups ?? {};
  const payment = bank.find(part["key"] ?? "");
  const missing = error(8001, "Transaction not found");
  if (!payment) return missing;
  const found = (cents: number, state = "SUCCESS"): ProviderResponse => ({
    status: 200,
    body: {
      success: true,
      transactionStatus: state,
      uuid: payment.reference,
      merchantTransactionId: merchantId,
      amount: moneyText(cents),
      currency: payment.currency,
      ...(state === "ERROR" ? { errors: [{ errorCode: 2003, errorMessage: "declined" }] } : {}),
    },
  });
  if (part["part"] === undefined) return found(payment.amount, STATES[payment.status]);
  if (part["part"] === "c") return payment.captured > 0 ? found(payment.captured) : missing;
  if (part["part"] === "v") return payment.status === "voided" ? found(payment.amount) : missing;
  const refund = payment.refunds[part["number"] ?? ""];
  return refund === undefined ? missing : found(refund);
}

function respond(
  { method, path, headers, body }: ProviderRequest,
  bank: DemoBank,
  bankPage: string,
): ProviderResponse {
  const signed = tillSignature("till-shared-secret", {
    method,
    target: path,
    contentType: headers["content-type"] ?? "",
    date: String(headers["x-date"]),
    body,
  });
  if (headers["x-signature"] !== signed) return error(1003, "Invalid signature");
  const [, kind, apiKey, action, last = ""] = path.split("/");
  if (apiKey !== "till-key") return error(1002, "Unknown connector");
  if (kind === "status") return statusOf(decodeURIComponent(last), bank);
  const fields = JSON.parse(body) as Record<string, unknown>;
  const merchantId = String(fields["merchantTransactionId"]);
  if (typeof fields["amount"] !== "string" && action !== "void")
    return error(1001, "amount must be a string");
  const cents = Math.round(Number(fields["amount"]) * 100);
  if (action === "preauthorize") {
    if (bank.find(merchantId)) return error(3004, "Duplicate transaction ID");
    const card = String(fields["transactionToken"]).replace("ix::", "") as DemoCard;
    const currency = String(fields["currency"]);
    return started(
      bank.authorise({ key: merchantId, amount: cents, currency, card }),
      bankPage,
      String(fields["successUrl"]),
    );
  }
  const known = statusOf(merchantId, bank).body as Record<string, unknown>;
  if (known["transactionStatus"] !== undefined) return error(3004, "Duplicate transaction ID");
  const key = bank.find(String(fields["referenceUuid"]))?.key ?? "";
  if (action === "capture") return changed(bank.capture(key, cents));
  if (action === "void") return changed(bank.void(key));
  return changed(bank.refund(key, cents, Number(/-r(\d+)$/.exec(merchantId)?.[1] ?? 1)));
}

/** Till's v3 interface on loopback, with Till's own error numbers. `bankPage` is where a shopper confirms. */
export const tillDouble = (
  now: () => number,
  bankPage = "https://bank.example/3ds",
): Promise<ProviderDouble> => providerDouble((request, bank) => respond(request, bank, bankPage), now);
