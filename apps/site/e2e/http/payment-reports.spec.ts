import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { tillSignature } from "@forecourt/leads/payment-kinds";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { doublesAt, PAYMENT_SECRETS, TILL_DEALER } from "../support/payment-doubles.ts";
import { plainForm } from "../support/plain-form.ts";
import { reservableCar } from "../support/reservable-car.ts";
import { ask, at, DATA, PORT } from "../support/site.ts";

const PATH = "/api/payments/till";

interface Kept {
  id: string;
  state: string;
  attempt: number;
}

function rows<Row>(sql: string, ...values: string[]): Row[] {
  const database = new DatabaseSync(join(DATA, "leads.sqlite"), { readOnly: true });
  try {
    return database.prepare(sql).all(...values) as unknown as Row[];
  } finally {
    database.close();
  }
}
const reservationOf = (carId: string): Kept => {
  const [row] = rows<{ body: string }>(
    "SELECT body FROM reservations WHERE car_id = ? ORDER BY created_at DESC",
    carId,
  );
  return JSON.parse(row?.body ?? "{}") as Kept;
};
const reportsOf = (key: string) =>
  rows<{ id: string; handled_at: number | null }>(
    "SELECT id, handled_at FROM payment_callbacks WHERE key = ?",
    key,
  );

/** Holds a car and starts a payment that waits for the bank; gives the payment's key. */
async function payingFor(request: APIRequestContext, skip: number): Promise<{ carId: string; key: string }> {
  const { checkout } = await reservableCar(request, TILL_DEALER, skip);
  const form = await plainForm(request, TILL_DEALER, checkout, "reserve");
  const shopper = { market: "AU", marker: `report ${skip}` } as const;
  form.answer(shopper);
  const carId = form.value("car_id") ?? "";
  expect((await form.send(shopper)).status()).toBe(303);
  // Without a script the details arrive all the same, and the page says who takes the deposit instead.
  const page = await (await ask(request, TILL_DEALER, checkout)).text();
  expect(page).toMatch(/<noscript>.*Paying by card needs JavaScript.*href="tel:[^"]+".*<\/noscript>/s);
  const pay = await ask(request, TILL_DEALER, "/api/reservations/pay", {
    method: "POST",
    maxRedirects: 0,
    form: { token: "ix::confirm" },
    headers: { origin: at(TILL_DEALER, ""), referer: at(TILL_DEALER, checkout) },
  });
  expect(pay.status()).toBe(303);
  const { id, state, attempt } = reservationOf(carId);
  expect(state).toBe("paying");
  return { carId, key: `${id}-${attempt}` };
}

const bankSays = (request: APIRequestContext, key: string, answer: "confirmed" | "rejected") =>
  request.get(`${doublesAt(PORT)}/bank/decide`, {
    params: { key, answer, back: "/" },
    maxRedirects: 0,
  });

/** Sends a report as Till does, signed unless given another signature. */
function report(
  request: APIRequestContext,
  key: string,
  { result = "OK", signature, date = new Date() }: { result?: string; signature?: string; date?: Date } = {},
) {
  const body = JSON.stringify({ result, uuid: `bank-${key}`, merchantTransactionId: key });
  const contentType = "application/json; charset=utf-8";
  const signed = { method: "POST", target: PATH, contentType, date: date.toUTCString(), body };
  const own = tillSignature(PAYMENT_SECRETS.FORECOURT_SECRET_GEARSHIFT_TILL_SHARED_SECRET, signed);
  return ask(request, TILL_DEALER, PATH, {
    method: "POST",
    data: Buffer.from(body),
    headers: { "content-type": contentType, "x-date": signed.date, "x-signature": signature ?? own },
  });
}

test("a report with a wrong signature, an old one and an oversized one change and keep nothing", async ({
  request,
}) => {
  const { carId, key } = await payingFor(request, 12);
  await bankSays(request, key, "confirmed");
  expect((await report(request, key, { signature: "x".repeat(88) })).status()).toBe(400);
  expect((await report(request, key, { date: new Date(Date.now() - 3_600_000) })).status()).toBe(400);
  const oversized = await ask(request, TILL_DEALER, PATH, {
    method: "POST",
    data: Buffer.alloc(2_000_000, "x"),
  });
  expect([400, 413]).toContain(oversized.status());
  expect(
    (await ask(request, TILL_DEALER, "/api/payments/unknown", { method: "POST", data: "{}" })).status(),
  ).toBe(400);
  expect(reportsOf(key)).toEqual([]);
  expect(reservationOf(carId).state).toBe("paying");
  const answer = await report(request, key);
  expect([answer.status(), await answer.text()]).toEqual([200, "OK"]);
  expect(reservationOf(carId).state).toBe("reserved");
});

test("reports that come twice, in the wrong order and late are answered, kept and handled once", async ({
  request,
}) => {
  const { carId, key } = await payingFor(request, 16);
  await bankSays(request, key, "confirmed");
  // The refusal that Till sent first arrives last: what counts is what the payment is now.
  for (const result of ["OK", "OK", "ERROR", "OK"])
    expect((await report(request, key, { result })).status()).toBe(200);
  const kept = reportsOf(key);
  expect(new Set(kept.map(({ id }) => id.split(":").at(-1)))).toEqual(new Set(["ERROR", "OK"]));
  expect(kept).toHaveLength(2);
  expect(kept.every(({ handled_at }) => handled_at !== null)).toBe(true);
  expect(reservationOf(carId).state).toBe("reserved");
  const facts = rows<{ body: string }>(
    "SELECT body FROM reservation_facts WHERE reservation_id = ?",
    reservationOf(carId).id,
  );
  expect(facts.filter(({ body }) => body.includes("payment_authorised"))).toHaveLength(1);
});
