import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { AU, at, DEMO_DEALERS, expectNoSidewaysScroll, FULL, PORT, US } from "./site.ts";

for (const tenant of FULL ? DEMO_DEALERS : [AU, US]) {
  test(`axe finds nothing on the pages of ${tenant}`, async ({ page }) => {
    test.slow();
    await page.goto(at(tenant, "/search/new-used-and-demo-cars"));
    const list = new URL(page.url()).pathname;
    const card = page.locator(".fc-car-card a").first();
    // A dealer of parts alone has no cars.
    const href = (await card.count()) > 0 ? await card.getAttribute("href") : null;
    const paths = [
      "/",
      list,
      `${list}?q=zzzzzz`,
      ...(href === null ? [] : [href, `${href}/enquire`]),
      "/success?category=used-vehicle-enquiry",
      "/our-locations",
      "/special-offers",
      "/reviews",
      ...(tenant === AU ? ["/models", "/mazda-cx-5", "/offers/mazda/7001"] : []),
      "/about-us",
      "/faqs",
      "/blog",
      tenant === AU ? "/blog/towing-with-a-ute" : "/blog/hail-season",
      "/no-such-page",
    ];
    for (const path of paths) {
      await page.goto(at(tenant, path));
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.html).join(" ")}`),
      ).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
    if (href === null) return;
    await page.goto(at(tenant, href));
    await page.locator("a[data-opens=enquire]:visible").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

test("axe finds nothing on the list of dealers", async ({ page }) => {
  await page.goto(`http://localhost:${PORT}/`);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("nothing scrolls sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(at(AU, "/search/new-used-and-demo-cars"));
  await expectNoSidewaysScroll(page);
  const href = await page.locator(".fc-car-card a").first().getAttribute("href");
  await page.goto(at(AU, `${href}`));
  await expectNoSidewaysScroll(page);
  await page.goto(at(AU, `${href}/enquire`));
  await expectNoSidewaysScroll(page);
});

test("the enquiry can be sent by keyboard alone", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "phones have no Tab key");
  await page.goto(at(AU, "/search/new-used-and-demo-cars"));
  await page.locator(".fc-car-card a").first().click();
  await page.locator("a[data-opens=enquire]:visible").first().focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});
