import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { at, AU, deliveredMails, SHORT_LIST } from "../support/site.ts";

const kept = (page: Page) => page.locator("[data-garage] [data-kept]");
const count = (page: Page) => page.locator("[data-heart-count]");

/** A shopper's device: a browser of its own. */
const openDevice = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** Presses a heart: followed by a script, or sent as a plain form by a press that was quicker than the script. */
async function pressHeart(page: Page, hearts: string, index: number): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.url().endsWith("/api/favourites") && response.request().method() === "POST",
  );
  await page.locator(hearts).nth(index).click();
  await saved;
}

/** Keeps one car of the list, by its heart. */
async function keepCar(page: Page, index: number): Promise<void> {
  await page.goto(at(AU, SHORT_LIST));
  await pressHeart(page, "button.fc-heart", index);
}

/** Signs in from the garage, with the code of the mail. */
async function signIn(page: Page, email: string): Promise<void> {
  const before = deliveredMails(email);
  await page.goto(at(AU, "/my-garage"));
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Mail me a code" }).click();
  await expect(page.getByLabel("Code")).toBeVisible();
  const mailed = (): string[] => deliveredMails(email).filter((mail) => !before.includes(mail));
  await expect.poll(mailed).toHaveLength(1);
  await page.getByLabel("Code").fill(/\b(\d{6}) is your code/.exec(mailed()[0] ?? "")?.[1] ?? "");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
}

test("favourites of a stranger meet on two devices once both sign in, and nothing stays behind after signing out", async ({
  browser,
}) => {
  const email = `two-devices-${randomUUID().slice(0, 8)}@shopper.example`;
  const [phone, desk] = [await openDevice(browser), await openDevice(browser)];
  await keepCar(phone, 0);
  await keepCar(desk, 1);
  await signIn(phone, email);
  await expect(kept(phone)).toHaveCount(1);
  await signIn(desk, email);
  await expect(kept(desk)).toHaveCount(2);
  await phone.goto(at(AU, "/my-garage"));
  await expect(kept(phone)).toHaveCount(2);

  // What one device takes out is gone on the other.
  await pressHeart(desk, "[data-garage] button.fc-heart", 0);
  await phone.reload();
  await expect(kept(phone)).toHaveCount(1);

  await phone.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(phone).toHaveURL(at(AU, "/"));
  const names = await phone.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(names.filter((name) => name.startsWith(`${AU}-`))).toEqual([]);
  const cookies = await phone.context().cookies();
  expect(cookies.map(({ name }) => name).filter((name) => /session|favourites|sign-in/.test(name))).toEqual(
    [],
  );
  await phone.goBack();
  await phone.waitForLoadState("networkidle");
  await expect(phone.getByText(email)).toHaveCount(0);
  await expect(kept(phone)).toHaveCount(0);
  await expect(count(phone)).toHaveText("");
  // The other device is signed in still.
  await desk.reload();
  await expect(desk.getByText(`Signed in as ${email}`)).toBeVisible();
  await Promise.all([phone.context().close(), desk.context().close()]);
});

test("cars that were looked at are shown again, and compared from car to car", async ({ page }) => {
  await page.goto(at(AU, SHORT_LIST));
  // Without where the list had them, which its script adds.
  const hrefs = await page
    .locator(".fc-car-card h2 a")
    .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute("href")?.split("?")[0] ?? ""));
  for (const href of hrefs) {
    await page.goto(at(AU, href));
    await page.locator("h1").hover();
    const slug = href.split("/").at(-1) ?? "";
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key) ?? "", `${AU}-recently-seen`))
      .toContain(slug);
  }
  await expect(page.locator(".fc-seen a")).toHaveAttribute("href", hrefs[0] ?? "");
  await page.getByRole("link", { name: "Compare" }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(1);
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), `${AU}-compare`))
    .not.toBeNull();
  await page.goto(at(AU, hrefs[0] ?? ""));
  await page.locator("h1").hover();
  const compare = page.getByRole("link", { name: "Compare" });
  await expect(compare).toHaveAttribute("href", /cars=[^,]+,[^,]+$/);
  await compare.click();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page.locator("tr[data-differs]").first()).toBeVisible();
  await page.getByLabel("Only what differs").check();
  await expect(page.locator("tbody tr:not([data-differs])").first()).toBeHidden();
});
