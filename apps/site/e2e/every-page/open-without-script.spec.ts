import { expect, test } from "../support/touched-pages.ts";
import { AU, at } from "../support/site.ts";

test.use({ javaScriptEnabled: false });

test("tabs, holiday hours and long offers open without a script", async ({ page }) => {
  await page.goto(at(AU, "/our-locations"));
  const place = page.locator(".fc-location-group", { has: page.getByRole("radio") }).first();
  for (const kind of ["Parts", "Service"]) {
    await place.getByRole("radio", { name: kind }).check();
    await expect(place.locator(".fc-location:visible")).toHaveCount(1);
    await expect(place.getByRole("link", { name: "Contact", exact: true })).toBeVisible();
    await expect(place.getByRole("heading", { level: 3, name: kind })).toHaveCount(1);
  }
  await expect(place.getByText("Christmas Day").first()).toBeHidden();
  await place.getByText("View Holiday Hours").locator("visible=true").click();
  await expect(place.getByText("Christmas Day").locator("visible=true")).toHaveCount(1);

  await page.goto(at(AU, "/special-offers"));
  const offer = page.locator(".fc-offer", { has: page.getByText("View more") }).first();
  const short = offer.locator(".fc-fold__short").first();
  await expect(short).toBeVisible();
  await offer.getByText("View more").click();
  await expect(offer.getByText("View less", { exact: true })).toBeVisible();
  await expect(short).toBeHidden();
});

test("a car's picture fills the screen without a script, and goes back to its place", async ({ page }) => {
  await page.goto(at(AU, "/search/new-used-and-demo-cars"));
  await page.locator(".fc-car-card h2 a").first().click();
  const address = new URL(page.url()).pathname;
  const large = page.locator(".fc-gallery__large a").first();
  await expect(large).toBeHidden();
  await page.locator(".fc-gallery__stage a").first().click();
  await expect(large).toBeVisible();
  expect(await large.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await large.click();
  await expect(large).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(address);
});

test("the menu of models, a model's enquiry and a location's contact form work without a script", async ({
  page,
}, info) => {
  await page.goto(at(AU, "/our-locations"));
  await page.locator("main a[data-opens]:visible", { hasText: "Contact" }).first().click();
  await expect(page).toHaveURL(/\/contact-us\//);

  if (info.project.name === "desktop") {
    await page.locator(".fc-models > summary").click();
    await page.getByRole("radio", { name: "Toyota utes" }).check({ force: true });
    await page.getByRole("list", { name: "Toyota utes" }).getByRole("link", { name: "HiLux" }).click();
  } else await page.goto(at(AU, "/toyota-hilux"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toyota HiLux");
  // Refused, the form comes back on the model's own page with what was typed.
  await page.locator("form#new [name=first_name]").fill("Ada");
  await page.locator("form#new button[type=submit]").click();
  await expect(page).toHaveURL(/\/toyota-hilux/);
  await expect(page.locator("form#new [name=first_name]")).toHaveValue("Ada");
  await expect(page.locator("form#new [aria-invalid=true]").first()).toBeVisible();
});
