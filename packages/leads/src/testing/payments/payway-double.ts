import { moneyText } from "../../reserve/payments/money-text.ts";
import {
  type BankPayment,
  type BankRefusal,
  type DemoBank,
  type DemoCard,
  isRefusal,
} from "../../reserve/payments/demo/demo-bank.ts";
import {
  type ProviderDouble,
  providerDouble,
  type ProviderRequest,
  type ProviderResponse,
} from "./provider-double.ts";

const invalid = (fieldName: string, message: string): ProviderResponse => ({
  status: 422,
  body: { data: [{ fieldName, message, fieldValue: "" }] },
});

const STATES: Readonly<Record<BankPayment["status"], string>> = {
  waiting: "pending",
  authorised: "approved",
  captured: "approved",
  refunded: "approved*",
  voided: "voided",
  declined: "declined",
};

/** The hold, its capture and its refunds as PayWay lists them. */
function rowsOf(payment: BankPayment): Record<string, unknown>[] {
  const common = { customerNumber: payment.key, currency: payment.currency.toLowerCase() };
  const row = (type: string, cents: number, transactionId: string, status = "approved") => ({
    ...common,
    transactionId,
    transactionType: type,
    principalAmount: moneyText(cents),
    status,
    responseCode: payment.status === "declined" ? "51" : "08",
  });
  return [
    row("preAuth", payment.amount, payment.reference, STATES[payment.status]),
    ...(payment.captured > 0 ? [row("capture", payment.captured, `${payment.reference}-c`)] : []),
    ...Object.entries(payment.refunds).map(([number, cents]) =>
      row("refund", cents, `${payment.reference}-r${number}`),
    ),
  ];
}

function outcome(response: BankPayment | BankRefusal): ProviderResponse {
  if (!isRefusal(response)) return { status: 201, body: rowsOf(response).at(-1) };
  if (response.refused === "missing") return { status: 404, body: {} };
  return response.refused === "too_much"
    ? invalid("principalAmount", "The amount is more than the amount of the parent transaction.")
    : invalid("parentTransactionId", "The parent transaction is in the wrong state.");
}

function respond({ method, path, headers, body }: ProviderRequest, bank: DemoBank): ProviderResponse {
  if (headers.authorization !== `Basic ${Buffer.from("payway-secret:").toString("base64")}`)
    return { status: 401, body: {} };
  const url = new URL(path, "http://double.invalid");
  const [, , id = "", action] = url.pathname.split("/");
  if (method === "GET") {
    const payment = bank.find(url.searchParams.get("customerNumber") ?? "");
    return { status: 200, body: { data: payment ? rowsOf(payment) : [] } };
  }
  if (action === "void") return outcome(bank.void(bank.find(id)?.key ?? ""));
  const fields = new URLSearchParams(body);
  const text = (name: string) => fields.get(name) ?? "";
  const cents = Math.round(Number(text("principalAmount")) * 100);
  for (const name of ["customerNumber", "orderNumber"])
    if (text(name).length > 20 + 3) return invalid(name, "The value is too long.");
  const key = text("customerNumber");
  if (text("transactionType") === "preAuth") {
    const currency = text("currency").toUpperCase();
    return outcome(
      bank.authorise({ key, amount: cents, currency, card: text("singleUseTokenId") as DemoCard }),
    );
  }
  const parent = bank.find(text("parentTransactionId"))?.key ?? "";
  if (text("transactionType") === "capture") return outcome(bank.capture(parent, cents));
  const number = Number(/-r(\d+)$/.exec(String(headers["idempotency-key"]))?.[1] ?? 1);
  return outcome(bank.refund(parent, cents, number));
}

/** St George's PayWay on loopback, with PayWay's own errors. */
export const paywayDouble = (now: () => number): Promise<ProviderDouble> => providerDouble(respond, now);
