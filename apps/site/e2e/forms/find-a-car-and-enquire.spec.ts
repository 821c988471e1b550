import { expect, type Page, test } from "../support/touched-pages.ts";
import {
  AU,
  at,
  deliveredMails,
  expectNoSidewaysScroll,
  FULL,
  openedEarlier,
  PORT,
  storedLeads,
  US,
} from "../support/site.ts";

async function openFilters(page: Page): Promise<void> {
  const closed = page.locator("details.fc-filters__sheet:not([open]) > summary");
  if (await closed.isVisible()) await closed.click();
}

/** Ticks the first value of a facet; without JavaScript the form waits for its button, which closes a phone's sheet. */
async function tickFirst(page: Page, facet: string, script: boolean): Promise<string> {
  const info = test.info();
  await openFilters(page);
  const group = page.locator("details.fc-filter", { has: page.locator(`input[name="${facet}"]`) });
  if (!(await group.getAttribute("open").then((open) => open !== null)))
    await group.locator("summary").click();
  const value = (await group.locator("input:not(:checked)").first().getAttribute("value")) ?? "";
  // By its value: the first box that is not ticked is another one from here on.
  const box = group.locator(`input[value="${value}"]`);
  await box.check();
  const show = page.locator(".fc-filters__show button");
  if (!script) await show.click();
  await expect(page).toHaveURL(new RegExp(`[?&]${facet}=`));
  if (script) await expect(box).toBeVisible();
  if (script && info.project.name === "phone") await show.click();
  return value;
}

/** Daily, each screen has one dealer's shopper; `pnpm check:full` walks both on all. */
const walks = (tenant: string, screen: string): boolean => FULL || (tenant === US) === (screen === "desktop");

for (const tenant of [AU, US]) {
  test(`a shopper of ${tenant} finds a car, enquires, and the lead is safe`, async ({
    page,
    javaScriptEnabled,
  }, info) => {
    test.skip(!walks(tenant, info.project.name), "pnpm check:full walks it");
    const script = javaScriptEnabled ?? true;
    await openedEarlier(page);
    const marker = `journey ${tenant} ${info.project.name} ${info.repeatEachIndex} ${info.retry}`;

    await page.goto(`http://localhost:${PORT}/`);
    await page.locator(`a[href*="${tenant}.localhost"]`).click();
    await expect(page.locator("h1")).toBeVisible();
    await page.goto(at(tenant, "/cars/"));
    const list = await page.getByRole("link", { name: /^See all/ }).getAttribute("href");
    await page.goto(at(tenant, list ?? ""));
    await expect(page).toHaveURL(/\/search\//);
    const all = await page.locator(".fc-stock__heading p").innerText();

    await tickFirst(page, "make", script);
    await expect(page.locator(".fc-stock__heading p")).not.toHaveText(all);
    await tickFirst(page, "transmission", script);
    await expect(page.locator(".fc-chips .fc-chip")).toHaveCount(3);
    await page.getByLabel(/sort/i).selectOption("price_low");
    if (!script) await page.locator("#sort button").click();
    await expect(page).toHaveURL(/sort=price_low/);
    await expectNoSidewaysScroll(page);

    await page.locator(".fc-car-card a").first().click();
    await expect(page).toHaveURL(/\/cars\//);
    await expectNoSidewaysScroll(page);
    await page.locator("a[data-opens=enquire]:visible").first().click();
    const form = page.locator("form#enquiry:visible");
    await expect(form).toBeVisible();
    await form.getByLabel(/first name/i).fill("Ada");
    await form.getByLabel(/last name/i).fill("Shopper");
    await form.getByLabel(/email/i).first().fill("ada@example.com");
    await form.getByLabel(/phone|mobile/i).fill(tenant === AU ? "0491 570 156" : "(212) 555-0123");
    const postcode = form.getByLabel(/postcode|zip/i);
    if (await postcode.count()) await postcode.fill(tenant === AU ? "7000" : "78701");
    await form.getByLabel(/comments/i).fill(marker);
    const terms = form.getByLabel(/terms/i);
    if (await terms.count()) await terms.check();
    await form.locator("button[type=submit]").click();
    await expect(page).toHaveURL(/\/success\?category=/);
    await expect(page.locator("h1")).toBeVisible();

    const leads = storedLeads(marker);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      tenant,
      lead: { person: { firstName: "Ada", email: "ada@example.com" } },
    });
    await expect.poll(() => deliveredMails(marker).length, { timeout: 10_000 }).toBe(1);
  });
}
