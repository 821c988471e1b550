import { expect, test } from "../support/touched-pages.ts";
import { AU, at, US } from "../support/site.ts";

test("a number plate fills in the shopper's own car, and says that it is a sample", async ({ page }) => {
  await page.goto(at(AU, "/trade-in"));
  const form = page.locator("form#trade-in");
  await form.getByLabel("Registration number").fill("ABC 123");
  await form.getByRole("button", { name: "Find my car" }).click();
  await expect(form).toContainText("This is a sample: no register was asked.");
  await expect(form.getByLabel("Make", { exact: true })).not.toHaveValue("");
  const model = await form.getByLabel("Model", { exact: true }).inputValue();
  await form.getByRole("button", { name: "Next" }).click();
  await expect(form.locator(".fc-step-header p")).toHaveText("Step 2 of 4");
  await page.reload();
  await expect(form.locator(".fc-step-header p")).toHaveText("Step 2 of 4");
  await page.goBack();
  await expect(form.getByLabel("Model", { exact: true })).toHaveValue(model);
});

test("a trade-in that begins at home with its plate goes on with it", async ({ page }) => {
  await page.goto(at("redline", "/"));
  await page.locator(".fc-plate-first input").fill("ABC 12");
  await page.locator(".fc-plate-first button").click();
  await expect(page).toHaveURL(/\/trade-in\?Rego=ABC/);
  await expect(page.locator("form#trade-in [name='Rego']")).toHaveValue("ABC 12");
});

test("a trade-in for a car of another dealer is a form without a car", async ({ page }) => {
  await page.goto(at(AU, "/cars/trade-in?car_id=nobody&vin=x"));
  await expect(page.locator("form#trade-in")).toBeVisible();
  await expect(page.locator("input[name=car_id]")).toHaveCount(0);
});

test("finance starts with what its link knows", async ({ page }) => {
  await page.goto(
    at(AU, "/finance-pre-approval?vehiclePriceBudget=29990&preferredDealership=harbourside-toyota&car_id=x"),
  );
  await expect(page).toHaveURL(/\/finance\?/);
  const form = page.locator("form#finance");
  await expect(form.getByLabel("Vehicle price or budget")).toHaveValue("29990");
  await expect(form.getByRole("radio", { name: "Harbourside Toyota" })).toBeChecked();
});

test("a second form does not ask again who the shopper is", async ({ page }, info) => {
  await page.setExtraHTTPHeaders({ "x-forwarded-for": `second form ${info.project.name}` });
  await page.goto(at(US, "/contact-us/lone-star-el-paso"));
  for (const [name, answer] of [
    ["name", "Ada"],
    ["email", "ada@example.com"],
    ["phone", "(212) 555-0123"],
    ["message", "Hello"],
  ])
    await page.locator(`main form [name="${name}"]`).fill(answer ?? "");
  await page.locator("main form button[type=submit]").click();
  await expect(page).toHaveURL(/\/success/);
  await page.goto(at(US, "/fleet"));
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("ada@example.com");
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
});
