import { expect, test } from "../support/touched-pages.ts";
import { AU, at } from "../support/site.ts";

const SCRIPT = "<script>window.hacked=1</script>";

test("what a shopper searched for is shown as text and runs nowhere", async ({ page }) => {
  await page.goto(at(AU, `/search/used-cars?q=${encodeURIComponent(SCRIPT)}`));
  await expect(page.locator("#filters-q")).toHaveValue(SCRIPT);
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
});
