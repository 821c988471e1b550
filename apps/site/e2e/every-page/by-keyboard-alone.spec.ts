import { expect, test, scriptsListen } from "../support/touched-pages.ts";
import { enter, tabTo } from "../support/by-keyboard.ts";
import { fillAndSend } from "../support/fill-form.ts";
import { AU, at, openedEarlier, storedLead } from "../support/site.ts";

/*
 * Journeys that a phone walks by touch in their own specs, walked here from the top of a page by Tab, Enter, Space and
 * arrows alone. On a desktop `fillAndSend` fills in every form that way.
 */
test.skip(({ isMobile }) => isMobile, "phones have no Tab key");
test.beforeEach(({ page }) => openedEarlier(page));

test("a shopper keeps a car, compares two and enquires about one", async ({ page }, info) => {
  await page.goto(at(AU, "/search/used-cars?make=Mazda&body=SUV"));
  await scriptsListen(page);
  const heart = page.locator("button.fc-heart").first();
  await enter(page, heart);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  for (const car of [0, 1]) {
    await tabTo(page, page.locator(".fc-compare-box").nth(car));
    await page.keyboard.press("Space");
  }
  await enter(page, page.locator(".fc-compare-bar button"));
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await enter(page, page.getByRole("link", { name: "My favourites" }));
  await expect(page.locator("[data-garage] .fc-car-card")).toHaveCount(1);
  await enter(page, page.locator("[data-garage] .fc-car-card h2 a"));
  await expect(page).toHaveURL(/\/cars\//);
  await enter(page, page.locator("a[data-opens=enquire]:visible"));
  await expect(page.getByRole("dialog")).toBeVisible();
  const marker = `enquiry by keyboard ${info.retry}`;
  await fillAndSend(page, "enquiry", { market: "AU", marker });
  await expect(page).toHaveURL(/\/success\?category=used-vehicle-enquiry/);
  expect(storedLead(marker).lead).toMatchObject({ category: "Used Vehicle Enquiry" });
});

test("a shopper has a trade-in valued by its number plate", async ({ page }, info) => {
  await page.goto(at(AU, "/trade-in"));
  const form = page.locator("form#trade-in");
  await tabTo(page, form.getByLabel("Registration number"));
  await page.keyboard.type("ABC 123");
  await page.keyboard.press("Enter");
  await expect(form).toContainText("This is a sample: no register was asked.");
  const marker = `trade-in by keyboard ${info.retry}`;
  await fillAndSend(page, "trade-in", { market: "AU", marker });
  await expect(page).toHaveURL(/\/success\?category=sell-my-car-enquiry/);
  expect(storedLead(marker).lead.stage.kind).toBe("complete");
});

test("a shopper applies for finance in steps", async ({ page }, info) => {
  await page.goto(at(AU, "/finance"));
  const marker = `finance by keyboard ${info.retry}`;
  await fillAndSend(page, "finance", { market: "AU", marker });
  await expect(page).toHaveURL(/\/success\?category=finance-enquiry/);
  expect(storedLead(marker).lead.stage).toMatchObject({ kind: "complete", step: 3 });
});
