import { expect, type Page, test, scriptsListen } from "../support/touched-pages.ts";
import { fillAndSend } from "../support/fill-form.ts";
import { AU, at, dailyOn, expectNoSidewaysScroll, NZ, openedEarlier, storedLead } from "../support/site.ts";

const HOVER = "bluegum-mazda";

/** The header's menu of models as this screen has it, opened. */
async function openModels(page: Page, isPhone: boolean) {
  if (!isPhone) {
    await page.locator(".fc-models > summary").click();
    return page.locator(".fc-models");
  }
  await page.locator(".fc-menu > summary").click();
  const menu = page.locator(".fc-menu details", { has: page.getByText("Vehicles", { exact: true }) });
  await menu.locator("summary").first().click();
  return menu;
}

test("a shopper explores a model from the menu, and asks about it", async ({ page }, info) => {
  const isPhone = info.project.name === "phone";
  await openedEarlier(page);
  await page.goto(at(AU, "/"));
  const menu = await openModels(page, isPhone);
  if (!isPhone) await menu.getByRole("radio", { name: "Mazda SUVs" }).check({ force: true });
  await menu.getByRole("link", { name: "CX-5", exact: true }).click();
  await expect(page).toHaveURL(/\/mazda-cx-5$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mazda CX-5");
  await expect(page.locator(".fc-header details[open]")).toHaveCount(0);
  await expect(page.locator(".fc-car-card").first()).toContainText("CX-5");
  await expect(page.locator(".fc-offer")).toContainText("CX-5 runout");
  await expectNoSidewaysScroll(page);

  const marker = `model-${info.project.name}-${info.retry}`;
  await fillAndSend(page, "new", { market: "AU", marker });
  await expect(page).toHaveURL(/\/success/);
  const { lead } = storedLead(marker);
  expect(lead).toMatchObject({
    category: "New Vehicle Enquiry",
    model: { name: "CX-5", make: "Mazda" },
    manufacturerSlug: "mazda",
  });
});

test("the models of one body stand in the place of all, which are there again on the way back", async ({
  page,
}) => {
  dailyOn("phone");
  await page.goto(at(AU, "/models"));
  await scriptsListen(page);
  const models = page.locator(".fc-model-tile");
  const all = await models.count();
  for (const body of [1, 2]) {
    await page.locator(".fc-tabs a").nth(body).click();
    await expect(page.locator(".fc-tabs a").nth(body)).toHaveAttribute("aria-current", "page");
    expect(await models.count()).toBeLessThan(all);
  }
  await page.goBack();
  await expect(page.locator(".fc-tabs a").nth(1)).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(models).toHaveCount(all);
});

test("a model's name and price stand on a desktop's first screen beside its picture", async ({ page }) => {
  dailyOn("desktop");
  for (const [dealer, path] of [
    ["redline", "/yamaha-mt-07"],
    [NZ, "/skoda-fabia"],
    [AU, "/mazda-cx-5"],
  ] as const) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(at(dealer, path));
    for (const part of [page.getByRole("heading", { level: 1 }), page.locator(".fc-model__from")])
      await expect(part, path).toBeInViewport({ ratio: 1 });
  }
});

test("the last row of models ends where the others end", async ({ page }) => {
  for (const path of ["/models", "/models?body=wagon", "/models?body=hatch"]) {
    await page.goto(at(NZ, path));
    const [list, last] = await Promise.all(
      [page.locator(".fc-model-tiles"), page.locator(".fc-model-tiles > :last-child")].map((each) =>
        each.evaluate((element) => Math.round(element.getBoundingClientRect().right)),
      ),
    );
    expect(last, path).toBe(list);
  }
});

test("the menu of models goes by keyboard", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "phones have no Tab key");
  await page.goto(at(AU, "/"));
  const summary = page.locator(".fc-models > summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  const second = page.getByRole("list", { name: "Mazda SUVs" });
  await expect(second).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(second.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(second).toBeHidden();
  await expect(summary).toBeFocused();
});

test("the menu of models opens under the mouse where the dealer says so", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "fingers do not hover");
  await page.goto(at(HOVER, "/faqs"));
  const panel = page.locator(".fc-models__panel");
  await expect(async () => {
    await page.locator("h1").hover();
    await page.locator(".fc-models > summary").hover();
    await expect(panel).toBeVisible({ timeout: 500 });
  }).toPass();
  await panel.getByRole("link", { name: "Our Stock" }).hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(5, 880);
  await expect(panel).toBeHidden();
});
