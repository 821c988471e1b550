import { type APIRequestContext, expect, test } from "./touched-pages.ts";
import { fillShown } from "./fill-form.ts";
import { ask, AU, at, expectNoSidewaysScroll } from "./site.ts";

/** A car whose page has a Reserve button; each project takes another one. */
async function reservableCar(request: APIRequestContext, after: number): Promise<string> {
  const list = await (await ask(request, AU, "/search/used-cars")).text();
  const paths = [...new Set([...list.matchAll(/href="(\/cars\/[^/"?#]+)"/g)].map(([, path]) => path ?? ""))];
  for (const path of paths.slice(after)) {
    const page = await (await ask(request, AU, path)).text();
    if (page.includes(`href="${path}/checkout"`)) return path;
  }
  throw new Error("No car of the demo dealer can be reserved.");
}

test("a shopper reserves a car: declined first, confirmed at the bank, reserved for everyone at once", async ({
  page,
  request,
  browser,
}, info) => {
  const projects = ["phone", "desktop"];
  const path = await reservableCar(request, 8 * (1 + projects.indexOf(info.project.name)));
  await page.goto(at(AU, path));
  await page.getByRole("button", { name: "No, thank you" }).click();
  await page.locator(`a[href="${path}/checkout"]`).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/reserve/i);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("*This is a required field.").first()).toBeVisible();
  const form = page.locator("form#reserve");
  await fillShown(form, new Map(), { market: "AU", marker: `reserve ${info.project.name}` });
  await page.getByRole("button", { name: "Continue" }).click();

  await page.locator("input[value=demo_decline]").check({ force: true });
  await page.getByRole("button", { name: /^Hold/ }).click();
  await expect(page.locator("main").getByRole("alert")).toContainText("declined");
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
  await expect(other.getByText("cannot be reserved online")).toBeVisible();
  await other.close();
});
