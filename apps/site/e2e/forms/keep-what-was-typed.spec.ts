import { expect, test } from "../support/touched-pages.ts";
import { ask, at, AU, firstCar, storedLeads } from "../support/site.ts";

test("a form with a mistake comes back with everything typed and says what is wrong", async ({
  page,
  request,
}) => {
  await page.goto(at(AU, `${await firstCar(request, AU)}/enquire`));
  const form = page.locator("form#enquiry");
  await form.getByLabel(/first name/i).fill("Ada");
  await form.getByLabel(/email/i).first().fill("not an address");
  await form.getByLabel(/comments/i).fill("Is it <b>still</b> here?");
  await form.locator("button[type=submit]").click();
  await expect(page.getByRole("alert").first()).toContainText("invalid email address");
  await expect(form.getByLabel(/first name/i)).toHaveValue("Ada");
  await expect(form.getByLabel(/email/i).first()).toHaveValue("not an address");
  await expect(form.getByLabel(/comments/i)).toHaveValue("Is it <b>still</b> here?");
  await expect(form.locator(".fc-field__problem").first()).toBeVisible();
  expect(page.url()).not.toContain("Ada");
});

test("the same form sent twice is one lead", async ({ page, request }, info) => {
  const marker = `twice ${info.project.name} ${info.retry}`;
  await page.goto(at(AU, `${await firstCar(request, AU)}/enquire`));
  const fields = await page
    .locator("form#enquiry")
    .evaluate((form) =>
      form instanceof HTMLFormElement
        ? [...new FormData(form)].map(
            ([name, value]) => [name, typeof value === "string" ? value : ""] as const,
          )
        : [],
    )
    .catch(() => []);
  test.skip(fields.length === 0, "reads the form with a script");
  const form = {
    ...Object.fromEntries(fields),
    first_name: "Ada",
    last_name: "Shopper",
    email: "ada@example.com",
    phone: "0491 570 156",
    postcode: "7000",
    message: marker,
    terms_conditions: "true",
  };
  const answers = await Promise.all(
    [1, 2, 3].map(() => ask(page.request, AU, "/api/leads", { method: "POST", form, maxRedirects: 0 })),
  );
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
  expect(storedLeads(marker)).toHaveLength(1);
});
