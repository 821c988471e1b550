import { expect, test, scriptsListen } from "../support/touched-pages.ts";
import { openFilters } from "../support/open-filters.ts";
import { at, AU, DOCUMENTS_FIRST, LIST, SHORT_LIST } from "../support/site.ts";

test("a filter that was chosen keeps the focus, and Back shows what is filtered", async ({ page }) => {
  await page.goto(at(AU, SHORT_LIST));
  await openFilters(page);
  const box = page.locator("#filters input[name=make]").first();
  await box.focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/make=/);
  await expect(page.locator(".fc-chips")).toBeVisible();
  await expect(box).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/make=/);
  await expect(box).not.toBeChecked();
});

test("the price filter reads amounts as people type them", async ({ page }) => {
  await page.goto(at(AU, SHORT_LIST));
  await openFilters(page);
  const to = page.locator("#filters-price-max");
  for (const [typed, amount] of [
    ["40,000", "40000"],
    ["$35000", "35000"],
    ["30k", "30000"],
  ] as const) {
    await to.fill(typed);
    await to.press("Enter");
    await expect(page).toHaveURL(new RegExp(`price=(%3A|:)${amount}$`));
    await expect(to).toHaveValue(amount);
  }
});

test("the home page is there again as it was left, with what was chosen in its search", async ({ page }) => {
  test.skip(!DOCUMENTS_FIRST, "the framework forbids a browser to store its pages");
  await page.goto(at(AU, "/"));
  await scriptsListen(page);
  const make = page.locator("form.fc-search--detailed select[name=make]");
  const button = page.locator("[data-counted]");
  const all = await button.innerText();
  await make.selectOption("Toyota");
  await expect(button).not.toHaveText(all);
  const counted = await button.innerText();
  await page.locator("main .fc-section__head a").first().click();
  await expect(make).toBeHidden();
  await page.goBack();
  await expect(make).toHaveValue("Toyota");
  await expect(button).toHaveText(counted);
  await make.selectOption("");
  await expect(button).toHaveText(all);
});

test("'Show n cars' closes a phone's filters and goes to the results", async ({ page }, info) => {
  test.skip(info.project.name !== "phone", "a desktop's filters stand beside the list");
  await page.goto(at(AU, SHORT_LIST));
  await openFilters(page);
  await page.getByRole("button", { name: /^Show / }).click();
  await expect(page.locator("details[data-filter-sheet]")).not.toHaveAttribute("open");
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.locator("h1")).toBeInViewport();
});

test("a phone number is grouped as it is typed, in its middle it is left alone", async ({ page }) => {
  await page.goto(at(AU, "/contact"));
  const phone = page.locator("main form [name=phone]");
  await phone.focus();
  // The code that groups is fetched on focus.
  await expect(async () => {
    await phone.fill("");
    await phone.pressSequentially("0491570156");
    await expect(phone).toHaveValue("0491 570 156", { timeout: 500 });
  }).toPass();
  await phone.press("Home");
  for (let steps = 0; steps < 3; steps += 1) await phone.press("ArrowRight");
  await phone.press("Backspace");
  await phone.press("8");
  await expect(phone).toHaveValue("0481 570 156");
  expect(
    await phone.evaluate((input) => (input instanceof HTMLInputElement ? input.selectionStart : null)),
  ).toBe(3);
});

test("Escape gives focus back to the menu's button", async ({ page }) => {
  await page.goto(at(AU, "/"));
  const summary = page.locator(".fc-header summary:visible").first();
  await summary.click();
  await page.locator(".fc-header details[open] a:visible").first().focus();
  await page.keyboard.press("Escape");
  await expect(summary).toBeFocused();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a price typed in groups is read, and a refused form opens at its first wrong field", async ({
    page,
  }) => {
    await page.goto(at(AU, `${LIST}?price_max=%2430%2C000`), { waitUntil: "domcontentloaded" });
    await expect(page).toHaveURL(/price=(%3A|:)30000/);
    await page.goto(at(AU, "/contact"));
    await page.locator("main form [name=first_name]").fill("Ada");
    await page.locator("main form button[type=submit]").first().click();
    await expect(page.locator("main form [aria-invalid=true]").first()).toBeFocused();
  });
});
