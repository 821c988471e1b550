import { expect, type Locator, type Page, test } from "../support/touched-pages.ts";
import { enter } from "../support/by-keyboard.ts";
import { AU, at, expectNoSidewaysScroll } from "../support/site.ts";

/** A desktop goes by keyboard alone, a phone by touch. */
const follow = (page: Page, link: Locator): Promise<void> =>
  test.info().project.name === "desktop" ? enter(page, link) : link.click();

test("a shopper reads an offer, and explores the model it is on", async ({ page }) => {
  await page.goto(at(AU, "/special-offers"));
  await follow(page, page.getByRole("link", { name: "3.9% finance on every RAV4" }));
  await expect(page).toHaveURL(/\/offers\/toyota\/7002$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("3.9% finance on every RAV4");
  await expect(page.getByText(/WARNING: this comparison rate/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await follow(page, page.getByRole("link", { name: "Explore RAV4" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toyota RAV4");
});

test("a shopper reads the news", async ({ page }) => {
  await page.goto(at(AU, "/blog"));
  await follow(page, page.getByRole("link", { name: /^Towing with a ute/ }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Towing with a ute/);
  await expect(page.locator("time").first()).toContainText("November");
  const trail = page.getByRole("navigation", { name: "You are here" });
  await follow(page, trail.getByRole("link", { name: "News" }));
  await expect(page).toHaveURL(/\/blog$/);
});
