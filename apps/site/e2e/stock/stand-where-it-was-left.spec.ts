import { WITHOUT_A_WHOLE_BROWSER, wholeBrowser } from "../support/journey-browser.ts";
import { at, AU, LIST } from "../support/site.ts";
import { expect, test } from "../support/touched-pages.ts";

// Back loads the page again here, and on a busy machine the carried browser shows it somewhere else.
test.use({ launchOptions: wholeBrowser });
test.skip(...WITHOUT_A_WHOLE_BROWSER);

test("after Back the list stands where it was left, its groups as they were", async ({ page }) => {
  await page.goto(at(AU, LIST));
  const sheet = page.locator("details[data-filter-sheet]:not([open]) > summary");
  if (await sheet.isVisible()) await sheet.click();
  const drive = page.locator("details[data-group=filters-drive]");
  await drive.locator("summary").click();
  await expect(drive).toHaveAttribute("open");
  const show = page.getByRole("button", { name: /^Show / });
  if (await show.isVisible()) {
    await show.click();
    await expect(page.locator("h1")).toBeFocused();
    await expect(page.locator("[data-list]")).toHaveAttribute("aria-busy", "false");
  }
  const car = page.locator(".fc-car-card").nth(20);
  await car.scrollIntoViewIfNeeded();
  const link = car.locator("h2 a");
  // Cards that scroll into view are rendered and move those below them.
  const before = await link.evaluate(async (each) => {
    const top = (): number => each.getBoundingClientRect().top;
    for (let last = top(); ; last = top()) {
      for (let frames = 0; frames < 10; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      if (top() === last) return last;
    }
  });
  await link.click();
  await expect(page).toHaveURL(/\/cars\/.*[?&]at=20/);
  await expect(page.locator("[data-way=next]")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/search\//);
  await expect
    .poll(async () => Math.abs((await link.evaluate((each) => each.getBoundingClientRect().top)) - before))
    .toBeLessThanOrEqual(5);
  await expect(drive).toHaveAttribute("open");
});
