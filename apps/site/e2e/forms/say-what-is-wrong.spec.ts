import { expect, type Page, scriptsListen, test } from "../support/touched-pages.ts";
import { ask, at, AU, US } from "../support/site.ts";

const REQUIRED = "*This is a required field.";

/**
 * Two markets' sentences on their way through the browser and the server (specification, section 5). Every market's and
 * rule's own are in `contact-answers.test.ts`.
 */
const MARKETS = [
  {
    tenant: AU,
    phone: { bad: "12345", says: "Invalid phone number. Must be an Australian number." },
    postcode: { bad: "23000", says: "Invalid postcode. Please enter a 4-digit number." },
  },
  {
    tenant: US,
    phone: { bad: "555-0123", says: "Invalid phone number. Must be a US number." },
    postcode: { bad: "2300", says: "Invalid ZIP code. Please enter a 5-digit number." },
  },
];

const send = (page: Page) => page.locator("main form button[type=submit]:visible").click();
/** The framework has an alert of its own outside the page's content. */
const alert = (page: Page) => page.locator("main [role=alert]").first();
const problemOf = (page: Page, field: string) => page.locator(`[id$="-${field}-problem"]`);

for (const { tenant, phone, postcode } of MARKETS) {
  test(`${tenant} says what is wrong with ${phone.bad}, in the browser and on the server alike`, async ({
    page,
    request,
  }) => {
    await page.goto(at(tenant, "/contact"));
    await scriptsListen(page);
    await send(page);
    for (const field of ["first_name", "last_name", "email", "phone", "postcode"])
      await expect(problemOf(page, field)).toHaveText(REQUIRED);
    if (tenant === AU)
      await expect(problemOf(page, "terms_conditions")).toHaveText(
        "You must agree to the terms of use before submitting the form.",
      );
    await expect(alert(page)).toBeVisible();
    await expect(page.locator("main form [aria-invalid=true]").first()).toBeFocused();

    const wrong = {
      first_name: "Ada1",
      last_name: "Shopper!",
      email: "not an address",
      phone: phone.bad,
      postcode: postcode.bad,
    };
    const says = {
      first_name: "Please use alphabetical characters only.",
      last_name: "Please use alphabetical characters only.",
      email: "invalid email address",
      phone: phone.says,
      postcode: postcode.says,
    };
    for (const [field, answer] of Object.entries(wrong))
      await page.locator(`main form [name="${field}"]`).fill(answer);
    // On submit only: nothing is checked while it is typed.
    await expect(problemOf(page, "email")).toHaveText(REQUIRED);
    await send(page);
    for (const [field, sentence] of Object.entries(says))
      await expect(problemOf(page, field)).toHaveText(sentence);

    const answer = await ask(request, tenant, "/api/leads", {
      method: "POST",
      data: { lead: { form: "general", idempotency_key: `wrong-${tenant}-1`, ...wrong } },
    });
    expect(answer.status()).toBe(422);
    const { problems } = (await answer.json()) as { problems: { field: string; message: string }[] };
    const messages = new Map(problems.map(({ field, message }) => [field, message]));
    for (const [field, sentence] of Object.entries(says)) expect(messages.get(field)).toBe(sentence);
  });
}

/** Fills in the short form of one place, so that only the server can refuse it. */
async function fillShortForm(page: Page): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill("Ada Shopper");
  await page.getByLabel("Email", { exact: true }).fill("ada@example.com");
  await page.getByLabel(/mobile|phone/i).fill("(212) 555-0123");
  await page.getByLabel("Comments").fill("Hello there");
}

const PLACE = "/contact-us/lone-star-el-paso";
test("a lead that fails says why, in the server's words or its own, and keeps what was typed", async ({
  page,
}) => {
  const failures = [
    { says: "We are closed today.", answer: { status: 500, json: { error: "We are closed today." } } },
    { says: "An error occurred when submitting this form", answer: null },
  ];
  await page.goto(at(US, PLACE));
  await scriptsListen(page);
  await fillShortForm(page);
  for (const { answer, says } of failures) {
    await page.route("**/api/leads", (route) => (answer ? route.fulfill(answer) : route.abort()));
    await send(page);
    await expect(alert(page)).toContainText(says);
    await expect(page.locator("main form button[type=submit]:visible")).toBeEnabled();
    await expect(page.getByLabel("Comments")).toHaveValue("Hello there");
    await page.unroute("**/api/leads");
  }
});

test("the button says that it is busy, and cannot be pressed twice", async ({ page }) => {
  await page.route("**/api/leads", () => undefined);
  await page.goto(at("kowhai", "/fleet"));
  await scriptsListen(page);
  for (const [field, answer] of Object.entries({
    first_name: "Ada",
    last_name: "Shopper",
    email: "ada@example.com",
    phone: "021 123 4567",
    postcode: "6011",
    message: "Ten vans",
  }))
    await page.locator(`main form [name="${field}"]`).fill(answer);
  await send(page);
  const button = page.locator("main form button[type=submit]:visible");
  await expect(button).toHaveText("Loading");
  await expect(button).toBeDisabled();
});
