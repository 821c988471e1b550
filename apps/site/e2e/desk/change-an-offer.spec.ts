import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../support/axe-problems.ts";
import { deskLink } from "../support/desk.ts";
import { layDealer } from "../support/own-dealer.ts";
import { expectNoSidewaysScroll } from "../support/site.ts";

/** Opens the desk as a person of the platform. */
async function signIn(page: Page): Promise<void> {
  await page.goto(await deskLink());
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("link", { name, exact: true }).click();

test("an operator publishes a changed offer to four sites in one act, and takes it back", async ({
  page,
}, info) => {
  const sites = ["a", "b", "c", "d"].map((name) => `offer-${info.project.name}-${name}`);
  const [first = "", ...others] = sites;
  await layDealer(first, { tagline: first });
  for (const site of others) await layDealer(site, { tagline: site });
  await signIn(page);
  await expect(async () => {
    await page.goto(new URL(`/desk/sites?q=offer-${info.project.name}`, page.url()).href);
    for (const site of sites)
      await expect(page.getByRole("link", { name: site })).toBeVisible({ timeout: 500 });
  }).toPass();
  await press(page, first);
  await press(page, "Files");
  await press(page, "offers.json");
  const entry = page.getByRole("region", { name: "Entries, as a table" }).getByRole("link").first();
  await entry.click();
  const text = page.getByLabel("The entry, as JSON");
  const offer = JSON.parse(await text.inputValue()) as { name: string };
  await text.fill(JSON.stringify({ ...offer, name: "Offer of the desk" }, null, 2));
  for (const site of others) await page.getByLabel(site, { exact: true }).check();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Put into the draft" }).click();
  await expect(page.getByRole("heading", { name: "Drafts", exact: true })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  expect(await axeProblems(page)).toEqual([]);
  // Drafts of other journeys stay where they are.
  for (const box of await page.getByRole("checkbox").all()) {
    const isOurs = sites.includes((await box.getAttribute("value")) ?? "");
    await box.setChecked(isOurs);
  }
  await page.getByRole("button", { name: /Publish all that are ticked/ }).click();
  await expect(page.getByRole("status")).toHaveText(/written to the dealer's folder/);
  const act = page.getByRole("row").filter({ hasText: sites.join(", ") });
  await act.getByRole("button", { name: "Take all of them back" }).click();
  await expect(page.getByRole("status")).toHaveText(/as they were before/);
  await expect(act).toHaveCount(0);
});

test("staff change a special day on the calendar, by keyboard, on the narrowest screen", async ({
  page,
}, info) => {
  const site = `calendar-${info.project.name}`;
  await layDealer(site, { tagline: site });
  await signIn(page);
  await expect(async () => {
    await page.goto(new URL(`/desk/sites/${site}/hours?month=2027-02`, page.url()).href);
    await expect(page.getByRole("heading", { name: "February 2027" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("link", { name: "Wednesday 10 February" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("What the day is called")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  expect(await axeProblems(page)).toEqual([]);
  await page.getByLabel("What the day is called").focus();
  await page.keyboard.type("Stocktake");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Open at other times")).toBeChecked();
  await page.getByLabel("Opens").fill("10:00");
  await page.getByLabel("Closes").fill("12:00");
  await page.getByRole("button", { name: "Put into the draft" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("stands in the draft");
  const day = page.getByRole("listitem").filter({ hasText: "Wednesday 10 February" });
  await expect(day).toContainText("Stocktake: 10:00am - 12:00pm");
  await expect(day).toContainText("in the draft");
  for (const path of ["/files", "/file?name=offers.json", "/file?name=pages/about-us.md", "/draft"]) {
    await page.goto(new URL(`/desk/sites/${site}${path}`, page.url()).href);
    await expectNoSidewaysScroll(page);
    expect(await axeProblems(page), path).toEqual([]);
  }
});
