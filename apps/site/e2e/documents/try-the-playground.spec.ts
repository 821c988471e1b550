import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { listening } from "../../host/testing/listening.ts";
import { axeProblems } from "../support/axe-problems.ts";
import { expectNoSidewaysScroll } from "../support/site.ts";

const BUILT = join(import.meta.dirname, "../../../docs/dist");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
};

let server: Server;
let address = "";

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://docs");
    const file = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    readFile(join(BUILT, file)).then(
      (content) => response.setHeader("content-type", TYPES[extname(file)] ?? "text/plain").end(content),
      () => response.writeHead(404).end(),
    );
  });
  address = `http://127.0.0.1:${await listening(server)}/playground/`;
});
test.afterAll(() => server.close());

test("a query is edited as a sentence, an address, JSON and filters, and shows what becomes of it", async ({
  page,
}) => {
  await page.goto(address);
  const shown = (what: string) => page.locator(`[data-shown="${what}"]`);
  const json = page.getByLabel("As JSON");
  const cards = page.locator(".fc-car-card");
  await expect(cards).toHaveCount(6);

  await page.getByLabel("In your own words").fill("mazda under 30k, not white");
  await expect(shown("address")).toContainText("make=Mazda");
  await expect(shown("address")).toContainText("price=:30000");
  await expect(page.getByText("Colour: Not", { exact: false }).first()).toBeVisible();
  await expect(cards.first()).toContainText("Mazda");

  await page.getByLabel("As an address").fill("price_max=25000&brand=x&body=Ute");
  await expect(shown("address")).toHaveText(/\?body=Ute&price=:25000$/);
  await expect(page.getByText("brand=x asks for nothing.")).toBeVisible();
  const utes = Number.parseInt(await shown("total").innerText(), 10);
  await expect(json).toHaveValue(/"Ute"/);
  await expect(shown("plan")).toContainText('"field": "price"');

  await json.fill('{"values": {"bodies": ["Ute"]}}');
  await expect(page.getByText("values.bodies[0] says nothing that a query can ask for.")).toBeVisible();
  await json.fill('{"values": {"body": ["Ute"]}}');
  await expect(shown("address")).toHaveText(/\?body=Ute$/);
  await expect.poll(async () => Number.parseInt(await shown("total").innerText(), 10)).toBeGreaterThan(utes);
  const all = await shown("total").innerText();

  await page.getByText("Filters", { exact: true }).click();
  const ford = page.getByRole("checkbox", { name: /^Ford/ }).first();
  const count = Number((await ford.locator("xpath=../small").innerText()).trim());
  await ford.check();
  await expect(shown("total")).toHaveText(`${count} cars`);
  expect(all).not.toBe(`${count} cars`);
  await expect(cards.first()).toContainText("Ford");

  const second = await cards.nth(1).locator("h2 span").innerText();
  await cards.nth(1).click();
  await expect(page.getByLabel("The car").locator("option:checked")).toContainText(second);
  await expect(page.getByText(/stands at place \d+ of \d+/)).toBeVisible();

  await expect(page).toHaveURL(/[?&]car=/);
  await page.reload();
  await expect(shown("address")).toHaveText(/\?body=Ute&make=Ford$/);
  await expect(page.getByLabel("The car").locator("option:checked")).toContainText(second);
  expect(await axeProblems(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test("a dealer's settings are checked as they are typed, by keyboard alone, and change what shoppers read", async ({
  page,
}) => {
  await page.goto(address);
  await page.getByRole("tab", { name: "A query" }).focus();
  await page.keyboard.press("ArrowRight");
  const settings = page.getByLabel("Settings as JSON");
  await expect(page.getByRole("tab", { name: "A dealer's settings" })).toBeFocused();
  await settings.fill('{"cars": {\n"newArivalDays": 3},\n"site": {"phone": "0412 345 678 901 234"}}');
  await expect(page.getByText("changes.json:2 › cars.newArivalDays")).toBeVisible();
  await expect(page.getByText('did you mean "newArrivalDays"?')).toBeVisible();
  await settings.fill('{"site": {"phone": "0412 345 678 901 234"}}');
  await expect(page.getByText("must be a phone number of AU")).toBeVisible();

  await settings.fill(
    '{"cars": {"usedConditionLabel": "Pre-loved", "currency": "NZD"}, "theme": {"accent": "#ffff00"}}',
  );
  await expect(page.getByText("New, Pre-loved, Demo")).toBeVisible();
  await expect(page.getByText("by override environment (changes.json)").first()).toBeVisible();
  await expect(page.getByText(/theme\.accent.*Better:/).first()).toBeVisible();
  const accent = () =>
    page
      .locator(".fc-car-card")
      .first()
      .evaluate((card) => getComputedStyle(card).getPropertyValue("--fc-accent"));
  await expect.poll(accent).toBe("#ffff00");

  await page.getByLabel("Theme and settings of").selectOption("kowhai");
  await expect(page.getByText("by market NZ").first()).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("says that it needs one", async ({ page }) => {
    await page.goto(address);
    await expect(page.locator("noscript p")).toContainText("this page needs JavaScript");
    await expect(page.locator("noscript p")).toBeVisible();
  });
});
