import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { paywayDouble, type ProviderDouble, stripeDouble, tillDouble } from "@forecourt/leads/testing";
import { cardField, clientScripts } from "./payment-scripts.ts";

/** The demo dealers whose deposits the doubles take. */
export const STRIPE_DEALER = "redline";
export const TILL_DEALER = "gearshift";
export const ST_GEORGE_DEALER = "wander";

/** What the doubles know of the dealers' accounts. */
export const PAYMENT_SECRETS = {
  FORECOURT_SECRET_REDLINE_STRIPE_KEY: "sk_double",
  FORECOURT_SECRET_REDLINE_STRIPE_WEBHOOK: "whsec_of_the_double",
  FORECOURT_SECRET_REDLINE_STRIPE_PUBLISHABLE_KEY: "pk_double",
  FORECOURT_SECRET_GEARSHIFT_TILL_PASSWORD: "till-password",
  FORECOURT_SECRET_GEARSHIFT_TILL_API_KEY: "till-key",
  FORECOURT_SECRET_GEARSHIFT_TILL_SHARED_SECRET: "till-shared-secret",
  FORECOURT_SECRET_GEARSHIFT_TILL_PUBLIC_KEY: "till-public",
  FORECOURT_SECRET_WANDER_PAYWAY_KEY: "payway-secret",
  FORECOURT_SECRET_WANDER_PAYWAY_NOTIFICATION: "payway-notification",
  FORECOURT_SECRET_WANDER_PAYWAY_PUBLIC_KEY: "payway-public",
} as const;

/** Where a shopper's browser finds the scripts, the fields and the bank of the doubles. */
export const doublesAt = (sitePort: string): string => `http://127.0.0.1:${Number(sitePort) + 1}`;

interface Doubles {
  stripe: ProviderDouble;
  till: ProviderDouble;
  payway: ProviderDouble;
}

/**
 * Starts the three providers on loopback, the server of what a browser meets of them, and lays the demo dealers into
 * `folder` with accounts that lead there.
 */
export async function startPaymentDoubles(sitePort: string, folder: string): Promise<void> {
  const base = doublesAt(sitePort);
  const doubles: Doubles = {
    stripe: await stripeDouble(Date.now),
    till: await tillDouble(Date.now, `${base}/bank`),
    payway: await paywayDouble(Date.now),
  };
  createServer((request, response) => {
    answer(request, response, doubles, base).catch(() => response.writeHead(500).end());
  }).listen(Number(new URL(base).port), "127.0.0.1");
  cpSync(join(import.meta.dirname, "../../tenants"), folder, { recursive: true });
  lead(folder, STRIPE_DEALER, { url: doubles.stripe.url, fieldsUrl: `${base}/stripe.js` });
  lead(folder, TILL_DEALER, { url: doubles.till.url, fieldsUrl: `${base}/till.js` });
  lead(folder, ST_GEORGE_DEALER, { url: doubles.payway.url, fieldsUrl: `${base}/payway.js` });
}

/** A number for the reservations that these dealers count; the product gives them none. */
const RESERVED_NUMBER = 44;

/** Sends a dealer's account to its double, and has its reservations counted with a number. */
function lead(folder: string, dealer: string, to: { url: string; fieldsUrl: string }): void {
  const file = join(folder, dealer, "tenant.json");
  const tenant = JSON.parse(readFileSync(file, "utf8")) as {
    reserve: { accounts: object[] };
    analytics?: object;
  };
  tenant.reserve.accounts = tenant.reserve.accounts.map((account) => ({ ...account, ...to }));
  tenant.analytics = {
    ...tenant.analytics,
    numberedEvents: true,
    eventNumbers: { car_reserved: RESERVED_NUMBER },
  };
  writeFileSync(file, JSON.stringify(tenant));
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  doubles: Doubles,
  base: string,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", base);
  const send = (type: string, body: string) =>
    response.writeHead(200, { "content-type": type, "access-control-allow-origin": "*" }).end(body);
  const script = clientScripts.get(pathname);
  if (script !== undefined) return void send("text/javascript", script);
  if (pathname === "/field") return void send("text/html", cardField(searchParams.get("label") ?? ""));
  const key = searchParams.get("key") ?? "";
  const back = searchParams.get("back") ?? "";
  if (pathname === "/stripe/confirm") {
    const asked = JSON.parse(await text(request)) as { secret: string; card: string; back: string };
    return void send("application/json", JSON.stringify(confirmStripe(doubles.stripe, asked, base)));
  }
  if (pathname === "/bank") return void send("text/html", bankPage(key, back));
  if (pathname === "/bank/decide") {
    const double = doubles.stripe.bank.find(key) ? doubles.stripe : doubles.till;
    double.bank.decide(key, searchParams.get("answer") === "confirmed" ? "confirmed" : "rejected");
    const location = double === doubles.stripe ? withIntent(back, key) : back;
    return void response.writeHead(303, { location }).end();
  }
  response.writeHead(404).end();
}

/** Pays an intent with a card, as Stripe's browser library does; a declined intent takes another card. */
function confirmStripe(
  { bank }: ProviderDouble,
  { secret, card, back }: { secret: string; card: string; back: string },
  base: string,
): { error: string } | { next: string } {
  const key = /^pi_(?<key>.+)_secret_double$/.exec(secret)?.groups?.["key"] ?? "";
  if (!bank.find(key)) return { error: "There is no such payment." };
  bank.reopen(key);
  bank.decide(key, card === "decline" || card === "confirm" ? card : "succeed");
  if (card === "decline") return { error: "Your card has insufficient funds." };
  return card === "confirm"
    ? { next: `${base}/bank?${new URLSearchParams({ key, back }).toString()}` }
    : { next: withIntent(back, key) };
}

/** Stripe names the intent and its secret in the address it leads back to. */
function withIntent(back: string, key: string): string {
  const address = new URL(back);
  address.searchParams.set("payment_intent", `pi_${key}`);
  address.searchParams.set("payment_intent_client_secret", `pi_${key}_secret_double`);
  address.searchParams.set("redirect_status", "succeeded");
  return address.href;
}

const bankPage = (key: string, back: string): string => {
  const link = (answerText: string, label: string) =>
    `<a href="/bank/decide?${new URLSearchParams({ key, back, answer: answerText }).toString()}">${label}</a>`;
  return `<!doctype html><html lang="en"><title>Bank</title><h1>Your bank</h1><p>${link("confirmed", "Yes, it is me")} ${link("rejected", "No")}</p></html>`;
};
