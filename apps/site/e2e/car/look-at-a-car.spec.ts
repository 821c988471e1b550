import { type APIRequestContext, expect, type Page, test, scriptsListen } from "../support/touched-pages.ts";
import { pressEnterOn } from "../support/by-keyboard.ts";
import { fillAndSend } from "../support/fill-form.ts";
import { AU, ask, at, dailyOn, openedEarlier, storedLead } from "../support/site.ts";

/** A used car that is for sale, financed and offered for a test drive. */
async function usedCar(request: APIRequestContext): Promise<string> {
  const list = await (await ask(request, AU, "/search/used-cars")).text();
  for (const [, path = ""] of list.matchAll(/href="(\/cars\/[^"/]+)"/g)) {
    const car = await (await ask(request, AU, path)).text();
    if (["loan", "test-drive", "request-photos"].every((opened) => car.includes(`data-opens="${opened}"`)))
      return path;
  }
  throw new Error("No used car of the list is for sale.");
}

/** Opens the car with its scripts listening; a link pressed before that leads to its page. */
async function openCar(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto(at(AU, await usedCar(request)));
  await scriptsListen(page);
}

test("a shopper books a test drive in a dialog, and the dealer knows which car", async ({
  page,
  request,
}, info) => {
  await openedEarlier(page);
  await openCar(page, request);
  await pressEnterOn(page.locator("a[data-opens=test-drive]"));
  const dialog = page.locator("dialog#test-drive");
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(600);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("a[data-opens=test-drive]")).toBeFocused();

  await pressEnterOn(page.locator("a[data-opens=test-drive]"));
  // Which dealership the car stands at is not asked again.
  await expect(dialog.locator("[name=dealership_slug]")).not.toHaveValue("");
  const marker = `test drive ${info.project.name} ${info.retry}`;
  await fillAndSend(page, "test-drive-form", { market: "AU", marker });
  await expect(page).toHaveURL(/\/success\?category=/);
  expect(storedLead(marker).lead).toMatchObject({
    subcategory: "Test Drive Booking Used",
    car: { condition: "used" },
    appointment: { kind: "test_drive" },
  });
});

test("a shopper asks for photos, and works a loan out on the way to the finance form", async ({
  page,
  request,
}, info) => {
  dailyOn("desktop");
  await openedEarlier(page);
  await openCar(page, request);
  const address = page.url();
  await pressEnterOn(page.locator("a[data-opens=loan]"));
  const loan = page.locator("dialog#loan");
  const before = await loan.locator(".fc-loan__figure strong").innerText();
  await loan.getByLabel("Deposit").fill("5k");
  await page.keyboard.press("Enter");
  await expect(loan.locator(".fc-loan__figure strong")).not.toHaveText(before);
  await expect(loan.locator(".fc-loan__figure")).toContainText(/\d%\sp\.a\., comparison rate \d/);
  await expect(loan).toContainText("This comparison rate is true only for the example given");
  await loan.getByLabel("Deposit").fill("much");
  await page.keyboard.press("Enter");
  await expect(loan).toContainText("Deposit: Please enter a number.");
  expect(page.url()).toBe(address);
  await loan.getByLabel("Deposit").fill("5,000");
  await page.keyboard.press("Enter");
  await pressEnterOn(loan.getByRole("link", { name: "Apply for finance" }));
  await expect(page).toHaveURL(/\/finance\?.*car_id=/);
  await expect(page.locator("form#finance [name=deposit]")).toHaveValue("5000");

  await page.goto(address);
  await scriptsListen(page);
  await pressEnterOn(page.locator("a[data-opens=request-photos]"));
  const marker = `photos ${info.project.name} ${info.retry}`;
  await fillAndSend(page, "request-photos-form", { market: "AU", marker });
  await expect(page).toHaveURL(/\/success\?category=/);
  expect(storedLead(marker).lead).toMatchObject({ subcategory: "Request Photos" });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures, forms, the calculator and sharing are pages and links", async ({ page, request }) => {
    dailyOn("phone");
    const car = await usedCar(request);
    await page.goto(at(AU, car), { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.locator("a[data-share]")).toHaveAttribute("href", /^mailto:\?subject=.+&body=http/);
    const large = (await page.locator("[data-view]").first().getAttribute("href")) ?? "";
    const source = await page.locator(`${large} img`).getAttribute("src");
    const full = await ask(request, AU, source ?? "");
    expect(full.headers()["content-type"]).toMatch(/^image\//);

    await page.locator("a[data-opens=loan]").click();
    await expect(page).toHaveURL(/\/finance-calculator\?car_id=/);
    await page.getByLabel("Deposit").fill("5k");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(/deposit=5k/);
    await expect(page.locator(".fc-loan__figure")).toContainText("comparison rate");

    for (const [form, path] of [
      ["test-drive", /\/book-test-drive\?car_id=/],
      ["request-photos", /\/request-photos\?car_id=/],
    ] as const) {
      await page.goto(at(AU, car), { waitUntil: "domcontentloaded" });
      await page.locator(`a[data-opens=${form}]`).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator(`form#${form}`)).toBeVisible();
    }
  });
});
