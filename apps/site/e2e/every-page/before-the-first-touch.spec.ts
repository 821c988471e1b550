// Playwright's own `test`: these pages wait for a touch, as they do for a shopper.
import { expect, type Page, test } from "@playwright/test";
import { fillAndSend } from "../support/fill-form.ts";
import { EARLY_PRESSES } from "../../host/documents/transform/early-presses.ts";
import { WITHOUT_A_WHOLE_BROWSER, wholeBrowser } from "../support/journey-browser.ts";
import { at, AU, dailyOn, DOCUMENTS_FIRST, firstCar, SHORT_LIST, storedLeads } from "../support/site.ts";

test.use({ launchOptions: wholeBrowser });
test.skip(...WITHOUT_A_WHOLE_BROWSER);

const STARTER = /\/_pages\/start-/;

/** The framework's own pages follow the link, or send the form, of a press before the scripts. */
const PLAIN = "the framework holds no press";

/** Holds back every script of a page but the starter; gives what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js|\/_pages\/(?!start-)/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve();
}

/** The scripts that a page has requested. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test("a page runs one small script until it is touched, and then answers in the client", async ({ page }) => {
  test.skip(!DOCUMENTS_FIRST, "the framework starts with the page");
  const asked = scriptsOf(page);
  const problems: string[] = [];
  page.on("console", (message) => {
    // This browser shows no pictures, and complains of those that are fetched early.
    if (["error", "warning"].includes(message.type()) && !/preload/.test(message.text()))
      problems.push(message.text());
  });
  await page.goto(at(AU, SHORT_LIST));
  expect(asked).toEqual([expect.stringMatching(STARTER)]);

  const arrived = page.waitForFunction(() => "next" in window);
  await page.mouse.move(200, 200);
  await arrived;
  expect(asked.length).toBeGreaterThan(3);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const sheet = page.locator("details[data-filter-sheet]:not([open]) > summary");
  if (await sheet.isVisible()) await sheet.click();
  await page.locator("#filters input[name=make]").first().check();
  await expect(page).toHaveURL(/make=/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(problems).toEqual([]);
});

test("nothing that is done before the scripts arrive is lost", async ({ browser }, info) => {
  dailyOn("phone");
  const marker = `untouched ${info.project.name} ${info.retry}`;
  /** Walks on a page whose scripts never arrive. A press is held for some seconds then, so all walks wait side by side. */
  const untouched = async (path: string, walk: (page: Page) => Promise<void>): Promise<void> => {
    const page = await browser.newPage();
    await page.route(/\/_next\/static\/|\/_pages\/(?!start-)/, (route) =>
      route.request().resourceType() === "script" ? undefined : route.continue(),
    );
    await page.goto(at(AU, path), { waitUntil: "domcontentloaded" });
    await walk(page);
    await page.close();
  };
  await Promise.all([
    untouched(SHORT_LIST, async (page) => {
      await page.locator("#filters-q").fill("toyota");
      await page.locator("#filters-q").press("Enter");
      await expect(page).toHaveURL(/toyota/);
    }),
    untouched(SHORT_LIST, async (page) => {
      await page.locator("button.fc-heart").first().click();
      await expect(page.getByRole("heading", { level: 1, name: "My favourites" })).toBeVisible();
    }),
    untouched(SHORT_LIST, async (page) => {
      await page.locator(".fc-car-card h2 a").first().click();
      await expect(page).toHaveURL(/\/cars\//);
      // A dialog is a page of its own.
      await page.locator("main a[data-opens]:visible").first().click();
      await expect(page).toHaveURL(/car_id=|\/cars\/.+\//);
      await expect(page.locator("main form").first()).toBeVisible();
    }),
    untouched("/contact", async (page) => {
      const id = (await page.locator("main form").last().getAttribute("id")) ?? "";
      await fillAndSend(page, id, { market: "AU", marker });
      await expect(page).toHaveURL(/success/);
    }),
  ]);
  expect(storedLeads(marker)).toHaveLength(1);
});

test("a press before the scripts is held, and done by them once they are there", async ({ page }) => {
  test.skip(!DOCUMENTS_FIRST, PLAIN);
  const letScriptsCome = await holdScripts(page);
  await page.goto(at(AU, SHORT_LIST), { waitUntil: "domcontentloaded" });
  const heart = page.locator("button.fc-heart").first();
  await heart.click();
  expect(new URL(page.url()).pathname).toBe(new URL(at(AU, SHORT_LIST)).pathname);
  letScriptsCome();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect(new URL(page.url()).pathname).toBe(new URL(at(AU, SHORT_LIST)).pathname);

  await page.goto(at(AU, "/contact"), { waitUntil: "domcontentloaded" });
  await page.locator("main form button[type=submit]:visible").last().click();
  await expect(page.locator("main form [aria-invalid=true]").first()).toBeFocused();
  expect(new URL(page.url()).search).toBe("");
});

test("what is typed over a form's own words before the scripts stays when they come", async ({
  page,
  request,
}) => {
  dailyOn("phone");
  test.skip(!DOCUMENTS_FIRST, PLAIN);
  const letScriptsCome = await holdScripts(page);
  await page.goto(at(AU, `${await firstCar(request, AU)}/enquire`), { waitUntil: "domcontentloaded" });
  const words = page.locator("form#enquiry textarea");
  await expect(words).not.toHaveValue("");
  await words.fill("Does it tow?");
  letScriptsCome();
  await page.waitForFunction(() => localStorage.getItem("visited-pages") !== null);
  await expect(words).toHaveValue("Does it tow?");
});

test("what is typed goes where the caret was put before the scripts came", async ({ page, request }) => {
  dailyOn("phone");
  test.skip(!DOCUMENTS_FIRST, PLAIN);
  const letScriptsCome = await holdScripts(page);
  await page.goto(at(AU, `${await firstCar(request, AU)}/enquire`), { waitUntil: "domcontentloaded" });
  const words = page.locator("form#enquiry textarea");
  const before = await words.inputValue();
  await words.click();
  await page.keyboard.press("ControlOrMeta+End");
  letScriptsCome();
  await page.waitForFunction(() => localStorage.getItem("visited-pages") !== null);
  await page.keyboard.type(" Thanks.");
  await expect(words).toHaveValue(`${before} Thanks.`);
});

const refuse = (page: Page) => page.locator("form.fc-consent button[value=refuse]");

test("an answer about privacy is held too, stays on its page in its language, and reloads no tab", async ({
  page,
  context,
  browser,
}) => {
  dailyOn("phone");
  test.skip(!DOCUMENTS_FIRST, PLAIN);
  const spanish = at("lonestar", "/es");
  const typing = await context.newPage();
  await typing.goto(at("lonestar", "/contact"));
  await typing.mouse.move(200, 200);
  await typing.waitForFunction(() => localStorage.getItem("visited-pages") !== null);
  await typing.locator("main form textarea").last().fill("half a sentence");

  const letScriptsCome = await holdScripts(page);
  await page.goto(spanish, { waitUntil: "domcontentloaded" });
  await refuse(page).click();
  await expect(refuse(page)).toHaveAttribute("aria-busy", "true");
  letScriptsCome();
  await expect(page.locator("form.fc-consent")).toBeHidden();
  expect(page.url()).toBe(spanish);
  await expect(typing.locator("form.fc-consent")).toBeHidden();
  await expect(typing.locator("main form textarea").last()).toHaveValue("half a sentence");

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto(spanish);
  await refuse(without).click();
  await expect(without.locator("form.fc-consent")).toHaveCount(0);
  expect(without.url()).toBe(spanish);
  await plain.close();
});

test("every button that does nothing without a script is held until its script has come", async ({
  page,
  request,
}) => {
  dailyOn("phone");
  const car = await firstCar(request, AU);
  const held = Object.values(EARLY_PRESSES.click).join();
  let buttons = 0;
  for (const path of [
    "/",
    SHORT_LIST,
    car,
    "/contact",
    "/finance",
    "/finance-calculator",
    "/our-locations",
    "/compare",
    "/privacy",
    "/book-a-service",
    "/sell-my-car",
  ]) {
    await page.goto(at(AU, path));
    const { found, lost } = await page.evaluate((selectors) => {
      // What only a script shows is pressed after it has come.
      const shown = [...document.querySelectorAll<HTMLButtonElement>("button[type=button]")].filter(
        (button) => button.popoverTargetElement === null && !button.closest("[hidden], dialog, template"),
      );
      const others = shown.filter((button) => !button.matches(selectors));
      return { found: shown.length, lost: others.map((button) => button.outerHTML.slice(0, 120)) };
    }, held);
    expect(lost, path).toEqual([]);
    buttons += found;
  }
  expect(buttons).toBeGreaterThan(2);
});
