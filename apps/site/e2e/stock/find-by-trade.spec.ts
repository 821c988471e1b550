import { expect, type Locator, type Page, test } from "../support/touched-pages.ts";
import { at, expectNoSidewaysScroll } from "../support/site.ts";

/** Counts what a thumb does: each press of a link, a box, a field or a button, and each choice in an open menu. */
class Thumb {
  presses = 0;

  async press(target: Locator): Promise<void> {
    this.presses++;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await field.fill(text);
  }

  async choose(menu: Locator, option: RegExp): Promise<void> {
    this.presses += 2;
    const label = await menu.locator("option").filter({ hasText: option }).first().innerText();
    await menu.selectOption({ label });
  }
}

const MOST_PRESSES = 5;

async function home(page: Page, dealer: string): Promise<Thumb> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at(dealer, "/"));
  await expectNoSidewaysScroll(page);
  return new Thumb();
}

const chips = (page: Page): Locator => page.locator(".fc-chips .fc-chip:not([data-kind])");
const pick = (page: Page, name: RegExp): Locator => page.locator(".fc-picks").getByRole("link", { name });
const firstCar = (page: Page): Locator => page.locator(".fc-stock__results .fc-car-card a").first();
const filters = (page: Page): Locator => page.locator("details[data-filter-sheet] > summary");
const show = (page: Page): Locator => page.getByRole("button", { name: /^Show \d+/ });

/** A fact of a vehicle's page, as its list says it. */
const fact = (page: Page, label: string): Locator =>
  page
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: label }) })
    .locator("dd")
    .first();
const numberOf = async (page: Page, label: string): Promise<number> =>
  Number((await fact(page, label).textContent())?.replaceAll(/\D/g, ""));

test("a truck of 8 t that may be driven with an LR licence is five presses away", async ({ page }) => {
  const thumb = await home(page, "longhaul");
  await thumb.press(pick(page, /LR/));
  await thumb.press(filters(page));
  await thumb.type(page.locator("#filters-gvm-min"), "8000");
  await thumb.press(show(page));
  await expect(chips(page)).toHaveText([/Licence class LR/, /GVM from 8,000 kg/]);
  await thumb.press(firstCar(page));
  await expect(fact(page, "GVM")).toBeVisible();
  expect(await numberOf(page, "GVM")).toBeGreaterThanOrEqual(8000);
  await expect(fact(page, "Licence class")).toHaveText("LR");
  await expect(page.getByRole("img", { name: /The body to scale: [\d,]+ mm long/ })).toBeVisible();
  expect(thumb.presses).toBeLessThanOrEqual(MOST_PRESSES);
});

test("a learner's bike with a seat under 790 mm is five presses away", async ({ page }) => {
  const thumb = await home(page, "redline");
  await thumb.press(pick(page, /LAMS approved/));
  await thumb.press(filters(page));
  await thumb.type(page.locator("#filters-seat_height-max"), "789");
  await thumb.press(show(page));
  await expect(chips(page)).toHaveText([/LAMS approved/, /Seat height up to 789 mm/]);
  await thumb.press(firstCar(page));
  await expect(fact(page, "Seat height")).toBeVisible();
  expect(await numberOf(page, "Seat height")).toBeLessThan(790);
  await expect(fact(page, "LAMS approved")).toHaveText("Yes");
  expect(thumb.presses).toBeLessThanOrEqual(MOST_PRESSES);
});

test("a caravan that a Prado may tow and four sleep in is five presses away, and its page says why", async ({
  page,
}) => {
  const thumb = await home(page, "wander");
  await thumb.press(pick(page, /Sleeps from 4/));
  await expect(chips(page)).toHaveText([/Sleeps from 4/]);
  // The list follows the choice; without a script a button beside it sends it.
  await thumb.choose(page.getByLabel("My car may tow"), /Prado 150/);
  await expect(chips(page)).toHaveText([/ATM up to 3,000 kg/, /Sleeps from 4/]);
  await thumb.press(firstCar(page));
  await expect(fact(page, "Sleeps")).toBeVisible();
  expect(await numberOf(page, "Sleeps")).toBeGreaterThanOrEqual(4);
  expect(thumb.presses).toBeLessThanOrEqual(MOST_PRESSES);

  const yourCar = page.getByRole("combobox", { name: "Your car" });
  await yourCar.selectOption({ label: "Toyota LandCruiser Prado 150 (2015 to 2023)" });
  await page.getByRole("button", { name: "Check", exact: true }).click();
  const answer = page.locator("#tow-check [data-state]");
  await expect(answer).toContainText("Yes: Toyota LandCruiser Prado 150 (2015 to 2023) may tow it.");
  await expect(answer).toContainText(/Loaded it may weigh [\d,]+ kg \(ATM\)/);
  await page.getByLabel("Or its braked towing limit (kg)").fill("1500");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(answer).toHaveAttribute("data-state", "no");
});

test("an electric car with 400 km under $50,000 is two presses away", async ({ page }) => {
  const thumb = await home(page, "harbourside");
  await thumb.press(pick(page, /Electric range from 400 km/));
  await expect(chips(page)).toHaveText([/Up to \$50,000/, /Electric range from 400 km/]);
  await thumb.press(firstCar(page));
  await expect(fact(page, "Electric range")).toBeVisible();
  expect(await numberOf(page, "Electric range")).toBeGreaterThanOrEqual(400);
  await expect(fact(page, "Electricity for a year")).toHaveText(/^\$\d/);
  await expect(page.getByText(/Assumes \$0\.33 a kWh, 12,000 km a year/)).toBeVisible();
  expect(thumb.presses).toBeLessThanOrEqual(MOST_PRESSES);
});

test("a plan of twelve months is chosen at home, and the list is in its prices and found by them", async ({
  page,
}) => {
  const thumb = await home(page, "flexidrive");
  await thumb.press(page.locator(".fc-hero .fc-terms label", { hasText: "12 months" }));
  const least = page.locator(".fc-hero__least span:visible");
  const from = Number((await least.innerText()).replaceAll(/\D/g, ""));
  await thumb.choose(page.locator("#home-search select[name='subscription_price_max']"), /800/);
  await thumb.press(show(page));
  await expect(page).toHaveURL(/[?&]term=12\b/);
  await expect(page.locator(".fc-terms [aria-current]")).toHaveText("12 months");
  const prices = await page
    .locator(".fc-stock__results .fc-car-card [data-term='0']")
    .evaluateAll((found) => found.map(({ textContent }) => Number(textContent.replaceAll(/\D/g, ""))));
  expect(prices.length).toBeGreaterThan(0);
  expect(Math.max(...prices)).toBeLessThanOrEqual(800);
  expect(Math.min(...prices)).toBe(from);
  expect(thumb.presses).toBeLessThanOrEqual(MOST_PRESSES);
});

test("a brand's models stand over its list: one press lists one alone, the next all of them again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at("kowhai", "/search/new-used-and-demo-cars"));
  const strip = page.getByRole("navigation", { name: "Models" });
  const octavia = strip.getByRole("link", { name: /^Octavia \d+$/ });
  const listed = Number((await octavia.innerText()).replaceAll(/\D/g, ""));
  await octavia.click();
  await expect(page).toHaveURL(/[?&]model=Octavia\b/);
  await expect(octavia).toHaveAttribute("aria-current", "page");
  await expect(page.locator(".fc-stock__results .fc-car-card")).toHaveCount(listed);
  await expect(chips(page)).toHaveText([/Octavia/]);
  await octavia.click();
  await expect(page).not.toHaveURL(/model=/);
  await expect(chips(page)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});
