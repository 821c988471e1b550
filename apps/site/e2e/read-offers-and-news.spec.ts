import { expect, test } from "./touched-pages.ts";
import { AU, at, expectNoSidewaysScroll } from "./site.ts";

test("a shopper reads an offer, and explores the model it is on", async ({ page }) => {
  await page.goto(at(AU, "/special-offers"));
  await page.getByRole("link", { name: "3.9% finance on every RAV4" }).click();
  await expect(page).toHaveURL(/\/offers\/toyota\/7002$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("3.9% finance on every RAV4");
  await expect(page.getByText(/WARNING: this comparison rate/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Explore RAV4" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toyota RAV4");
});

test("a shopper reads the news", async ({ page }) => {
  await page.goto(at(AU, "/blog"));
  await page.getByRole("link", { name: /^Towing with a ute/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Towing with a ute/);
  await expect(page.locator("time").first()).toContainText("November");
  await page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "News" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});
