import { expect, test } from "../support/touched-pages.ts";
import { deskLink } from "../support/desk.ts";
import { fillShown } from "../support/fill-form.ts";
import { reservableCar } from "../support/reservable-car.ts";
import { AU, at, expectNoSidewaysScroll } from "../support/site.ts";

test("a shopper reserves a car: declined first, confirmed at the bank, reserved for everyone at once; the deposit is taken and given back at the desk", async ({
  page,
  request,
  browser,
}, info) => {
  const projects = ["phone", "desktop"];
  const { path } = await reservableCar(request, AU, 8 * (1 + projects.indexOf(info.project.name)));
  await page.goto(at(AU, path));
  await page.getByRole("button", { name: "No, thank you" }).click();
  const name = await page.locator("h1").innerText();
  await page.locator(`a[href="${path}/checkout"]`).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/reserve/i);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("*This is a required field.").first()).toBeVisible();
  const form = page.locator("form#reserve");
  await fillShown(form, new Map(), { market: "AU", marker: `reserve ${info.project.name}` });
  // Another shopper has the checkout open already, for a minute when they go to a field.
  const stranger = await browser.newPage();
  await stranger.goto(at(AU, `${path}/checkout`));
  await page.getByRole("button", { name: "Continue" }).click();

  await page.locator("input[value=demo_decline]").check({ force: true });
  await page.getByRole("button", { name: /^Hold/ }).click();
  await expect(page.locator("main").getByRole("alert")).toContainText("declined");
  await stranger.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
  await stranger.locator("form#reserve input[name=email]").click();
  const held = stranger.locator("main").getByRole("alert");
  await expect(held).toContainText(/^Another shopper is reserving this .* Call us on /);
  await stranger.close();
  // A closed tab finds its way back.
  await page.goto(at(AU, "/checkout-journey"));
  await expect(page).toHaveURL(new RegExp(`${path}/checkout$`));
  await page.locator("input[value=demo_confirm]").check({ force: true });
  await page.getByRole("button", { name: /^Hold/ }).click();
  await page.getByRole("button", { name: "Confirm" }).click();

  await expect(page).toHaveURL(/\/success\?category=/);
  await page.getByRole("link", { name: /receipt/i }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reserved for you");
  await expectNoSidewaysScroll(page);
  const other = await browser.newPage();
  await other.goto(at(AU, `${path}/checkout`));
  await expect(other).toHaveURL(new RegExp(`${path}\\?reserve=refused$`));
  await expect(other.getByText("already reserved by another shopper")).toBeVisible();
  await other.close();

  const desk = await browser.newPage();
  await desk.goto(await deskLink());
  await desk.getByRole("button", { name: "Sign in" }).click();
  await desk.getByRole("link", { name: "Reservations" }).click();
  await desk
    .getByRole("row")
    .filter({ hasText: name })
    .filter({ hasText: "reserved" })
    .getByRole("link")
    .click();
  for (const [act, says] of [
    ["capture", /^This takes \$\d+ from/],
    ["refund", /^This gives \$\d+ back/],
  ] as const) {
    await desk.getByRole("link", { name: `${act}…` }).click();
    await expect(desk.getByText(says)).toBeVisible();
    await desk.getByRole("button", { name: `Yes, ${act}` }).click();
    await expect(desk.locator("output")).toHaveText("It is written down and carried out.");
    // Another process of this installation may carry it out a moment later.
    await expect(async () => {
      await desk.goto(desk.url().replace(/\?.*/, ""));
      await expect(desk.getByText("Nothing.", { exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }
  await expect(desk.getByRole("link", { name: "refund…" })).toHaveCount(0);
  await desk.close();
});
