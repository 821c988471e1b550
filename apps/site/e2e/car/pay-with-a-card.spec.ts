import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { fillShown } from "../support/fill-form.ts";
import { doublesAt, ST_GEORGE_DEALER, STRIPE_DEALER, TILL_DEALER } from "../support/payment-doubles.ts";
import { CARDS } from "../support/payment-scripts.ts";
import { type ReservableCar, reservableCar } from "../support/reservable-car.ts";
import {
  at,
  countedLeads,
  dailyOn,
  DATA,
  expectNoSidewaysScroll,
  openedEarlier,
  PORT,
} from "../support/site.ts";

/** Every file of the site's data folder but the demo content: databases, logs, events, mails. */
function keptByTheSite(): string {
  const folders = ["", "events", "mail", "traces", "calls"].map((name) => join(DATA, name));
  return folders
    .flatMap((folder) => {
      try {
        return readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => readFileSync(join(folder, name), "latin1"));
      } catch {
        return [];
      }
    })
    .join("\n");
}

/** Gives the shopper's details for a car, and watches what the page sends to the site and what the browser refuses. */
async function begin(page: Page, dealer: string, { checkout }: ReservableCar, marker: string) {
  const sent: string[] = [];
  const refused: string[] = [];
  page.on("request", (request) => {
    const isOurs = new URL(request.url()).port === PORT;
    if (isOurs) sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
  });
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  await page.addLocatorHandler(page.getByRole("button", { name: "No, thank you" }), (button) =>
    button.click(),
  );
  await openedEarlier(page);
  await page.goto(at(dealer, checkout));
  const form = page.locator("form#reserve");
  await fillShown(form, new Map(), { market: "AU", marker });
  await form.getByRole("button", { name: "Continue" }).click();
  return { sent, refused };
}

const payButton = (page: Page) => page.getByRole("button", { name: /^Hold/ });
const typeCard = (page: Page, number: string) =>
  page.frameLocator('iframe[title="Card number"]').getByLabel("Card number").fill(number);

/** The reservation is confirmed and counted once, over reload and back; no card and no secret of the payment is kept. */
async function expectReserved(
  page: Page,
  dealer: string,
  { sent, refused }: Awaited<ReturnType<typeof begin>>,
) {
  await expect(page).toHaveURL(/\/success\?category=[\w-]+(&|$)/);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await page.getByRole("link", { name: /receipt/i }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reserved for you");
  await page.goBack();
  await expect(page).toHaveURL(/\/success/);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const leadId = await page.evaluate((key) => localStorage.getItem(key), `${dealer}-Reserved`);
  await page.goto("about:blank");
  await expect.poll(() => countedLeads(dealer).filter((id) => id === leadId)).toHaveLength(1);
  const secrets = /payment_intent|_secret_/;
  expect(kept).not.toMatch(secrets);
  // The one address that the provider adds to is the one that leads on.
  expect(sent.filter((line) => secrets.test(line) && !line.includes("/api/reservations/return?"))).toEqual(
    [],
  );
  const everything = [...sent, kept, keptByTheSite()].join("\n").replaceAll(/[ +]|%20/g, "");
  for (const number of Object.values(CARDS)) expect(everything).not.toContain(number.replaceAll(" ", ""));
  expect(refused).toEqual([]);
}

/** Each screen takes cars of its own. */
const skipOn = (screen: string): number => (screen === "phone" ? 0 : 6);

test("a shopper pays with Stripe's fields: declined, confirmed at the bank, reserved once", async ({
  page,
  request,
}, { project }) => {
  const car = await reservableCar(request, STRIPE_DEALER, skipOn(project.name));
  const seen = await begin(page, STRIPE_DEALER, car, `stripe ${project.name}`);
  await page.getByRole("button", { name: "Go to payment" }).click();
  await typeCard(page, "1234");
  await payButton(page).click();
  await expect(page.locator("main").getByRole("alert")).toHaveText("Your card number is incomplete.");
  await typeCard(page, CARDS.decline);
  await payButton(page).click();
  await expect(page.locator("main").getByRole("alert")).toHaveText("Your card has insufficient funds.");
  // A shopper who leaves in the middle finds the payment again, with what became of it.
  await page.goto(at(STRIPE_DEALER, "/checkout-journey"));
  await expect(page.locator("main").getByRole("alert").first()).toContainText("declined");
  await typeCard(page, CARDS.confirm);
  await payButton(page).click();
  await page.getByRole("link", { name: "Yes, it is me" }).click();
  await expectReserved(page, STRIPE_DEALER, seen);
});

test("a shopper pays with Till's fields: declined, confirmed at the bank, reserved once", async ({
  page,
  request,
}, { project }) => {
  // The page around the fields is that of Stripe's journey, which is walked on both screens.
  dailyOn("phone");
  const car = await reservableCar(request, TILL_DEALER, skipOn(project.name));
  const seen = await begin(page, TILL_DEALER, car, `till ${project.name}`);
  const fill = async (number: string) => {
    await page.getByLabel("Name on the card").fill("Ada Shopper");
    await page.getByLabel("Expiry month").fill("12");
    await page.getByLabel("Expiry year").fill("31");
    await typeCard(page, number);
    await payButton(page).click();
  };
  await fill("1234");
  await expect(page.locator("main").getByRole("alert")).toHaveText("Card number is invalid");
  await fill(CARDS.decline);
  await expect(page.locator("main").getByRole("alert").first()).toContainText("declined");
  await fill(CARDS.confirm);
  await page.getByRole("link", { name: "Confirm" }).click();
  await expect(page).toHaveURL(new RegExp(`^${doublesAt(PORT)}/bank`));
  await page.getByRole("link", { name: "Yes, it is me" }).click();
  await expectReserved(page, TILL_DEALER, seen);
});

test("a shopper pays in St George's frame: declined, then accepted, reserved once", async ({
  page,
  request,
}, { project }) => {
  // The page around the fields is that of Stripe's journey, which is walked on both screens.
  dailyOn("phone");
  const car = await reservableCar(request, ST_GEORGE_DEALER, skipOn(project.name));
  const seen = await begin(page, ST_GEORGE_DEALER, car, `payway ${project.name}`);
  await typeCard(page, CARDS.decline);
  await payButton(page).click();
  await expect(page.locator("main").getByRole("alert").first()).toContainText("declined");
  await typeCard(page, CARDS.succeed);
  await payButton(page).click();
  await expectReserved(page, ST_GEORGE_DEALER, seen);
});
