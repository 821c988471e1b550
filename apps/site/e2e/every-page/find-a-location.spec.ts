import { expect, test } from "../support/touched-pages.ts";
import { fillAndSend } from "../support/fill-form.ts";
import { axeProblems } from "../support/axe-problems.ts";
import { AU, at, dailyOn, openedEarlier, storedLead } from "../support/site.ts";

const SEARCHES = "wander";

test("a shopper searches the locations, and the address says for what", async ({ page }) => {
  dailyOn("phone");
  await page.goto(at(SEARCHES, "/our-locations"));
  const groups = page.locator(".fc-location-group");
  const all = await groups.count();
  expect(all).toBeGreaterThan(1);
  const name = await groups.last().locator("h2").innerText();
  const box = page.getByRole("searchbox", { name: "Search locations..." });
  await box.pressSequentially(name);
  await expect(groups).toHaveCount(1);
  await expect(page).toHaveURL(/locationQuery=/);
  await expect(groups.locator("h2")).toHaveText(name);
  await box.fill("");
  await expect(groups).toHaveCount(all);
  await box.fill(name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/locationQuery=/);
  await expect(groups).toHaveCount(1);
  await page.goto(at(SEARCHES, "/our-locations?locationQuery=zzzz"));
  await expect(page.getByText("No location matches.")).toBeVisible();
});

test("a shopper learns how far each place is, and where they are is sent nowhere", async ({
  page,
  context,
}) => {
  dailyOn("phone");
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -25.3, longitude: 152.85 });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto(at(SEARCHES, "/our-locations"));
  await page.getByRole("button", { name: "How far is it from me?" }).click();
  await expect(page.locator("output", { hasText: "from you" })).toHaveText(
    /^Wander & Co Hervey Bay: 2\.7 km from you/,
  );
  await expect(page.locator(".fc-location", { hasText: "km from you" })).toHaveCount(3);
  expect(sent.filter((text) => /25\.3|152\.85/.test(text))).toEqual([]);
  expect(await axeProblems(page)).toEqual([]);
});

test("a shopper finds the holiday hours by keyboard", async ({ page }) => {
  await page.goto(at(AU, "/our-locations"));
  const button = page.getByRole("button", { name: "View Holiday Hours" }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Holiday hours/ });
  await expect(dialog).toContainText("Christmas Day");
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("a shopper asks a location for parts, in a form that says which", async ({ page }) => {
  await page.goto(at(AU, "/our-locations"));
  const parts = await page
    .locator("main a[href*='location=']", { hasText: "Parts Enquiry" })
    .first()
    .getAttribute("href");
  await page.goto(at(AU, parts ?? ""));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Parts enquiry · Harbourside/);
});

test("a shopper contacts a location in a dialog titled with its name", async ({ page }, info) => {
  await openedEarlier(page);
  await page.goto(at(AU, "/our-locations"));
  await page.locator("main a[data-opens]:visible", { hasText: "Contact" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Contact Harbourside Mazda - Sales" });
  await expect(dialog).toBeVisible();
  const form = await dialog.locator("form[id]").getAttribute("id");
  const marker = `location ${info.project.name} ${info.retry}`;
  await fillAndSend(page, form ?? "", { market: "AU", marker });
  await expect(page).toHaveURL(/\/success/);
  expect(storedLead(marker).lead).toMatchObject({
    category: "General Enquiry",
    location: { name: "Harbourside Mazda - Sales" },
  });
});
