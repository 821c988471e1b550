import { leadPayload } from "@forecourt/leads";
import { expect, type Locator, type Page, test } from "../support/touched-pages.ts";
import { ask, at, openedEarlier, storedLead } from "../support/site.ts";

const PERSON = {
  first_name: "Ada",
  last_name: "Shopper",
  email: "ada@example.com",
  phone: "0491 570 156",
} as const;

const withScript = (): boolean => test.info().project.name !== "no-javascript";

/** Fills in who asks, and what is wanted by a sentence the lead is found by again. */
async function introduce(form: Locator, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) await form.locator(`[name="${name}"]`).fill(value);
}

/** What the dealer's dashboard gets, but for what the browser says of itself. */
function sentAs(marker: string): { payload: Record<string, unknown>; kind: string | undefined } {
  const { lead } = storedLead(marker);
  const payload: Record<string, unknown> = { ...leadPayload(lead, { yesNoFields: [] }).lead };
  for (const own of ["user_agent", "visited_pages"]) delete payload[own];
  return { payload, kind: lead.appointment?.kind };
}

/** The days that stand as chips. */
const offeredDays = (form: Locator): Promise<string[]> =>
  form
    .locator('.fc-days input[type="radio"]:not([value=""])')
    .evaluateAll((chips) => chips.map((chip) => chip.getAttribute("value") ?? ""));

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const SUNDAY = 0;

/** Goes on to the next step, where there are steps. */
async function goOn(page: Page, title: string): Promise<void> {
  if (!withScript()) return;
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
}

test("a truck is booked into its workshop by its plate, a day that is open, and the jobs", async ({
  page,
}, info) => {
  const marker = `book a truck in ${info.project.name} ${info.retry}`;
  await openedEarlier(page);
  await page.goto(at("longhaul", "/service"));
  const form = page.locator("form#service");
  await introduce(form, { Rego: "XT42AB" });
  await goOn(page, "Your day");
  await expect(form.getByText("90 Freight Drive")).toContainText(
    "Open Mon-Fri 5:00am - 12:00pm, 1:00pm - 11:00pm",
  );
  const days = await offeredDays(form);
  expect(days).toHaveLength(4);
  expect(days.map(weekday)).not.toContain(SUNDAY);
  if (withScript()) {
    const sunday = new Date(`${days[0]}T00:00:00Z`);
    sunday.setUTCDate(sunday.getUTCDate() + 7 - sunday.getUTCDay());
    await form.locator('.fc-days input[type="radio"][value=""]').check({ force: true });
    await form.locator('input[type="date"]').fill(sunday.toISOString().slice(0, 10));
    await page.getByRole("button", { name: "Next" }).click();
    await expect(form.locator(".fc-field__problem")).toHaveText(
      "We are closed that day. Please choose another.",
    );
  }
  await form.locator(`.fc-days input[value="${days[1]}"]`).check({ force: true });
  await goOn(page, "What needs doing");
  for (const job of ["Brakes and air", "Safety inspection"])
    await form.getByLabel(job).check({ force: true });
  await introduce(form, { message: marker });
  await goOn(page, "Your details");
  await introduce(form, { ...PERSON, postcode: "4350" });
  await form.getByRole("button", { name: "Book a service" }).click();
  await expect(page).toHaveURL(/\/success\?category=service-enquiry/);
  expect(sentAs(marker)).toEqual({
    kind: "service",
    payload: {
      source: "Website",
      website_slug: "longhaul",
      dealership_slug: "longhaul-trucks",
      category: "Service Enquiry",
      url: "https://longhaul.example/service",
      name: "Ada",
      ...PERSON,
      postcode: "4350",
      message: marker,
      location_id: "422",
      location: "Longhaul Toowoomba - Service",
      Rego: "XT42AB",
      dateTime: { "Service Booking Date": days[1] },
      additional_services: ["Safety inspection", "Brakes and air"],
      opt_in: false,
      linked_query_params: {},
      has_files: false,
      autogauge_enabled: false,
      form_completed: true,
      step_number: 4,
      skipped_steps: [],
    },
  });
});

const VISITS = [
  { dealer: "wander", list: "/campers", name: "Book a Look Inside", kind: "look_inside" },
  { dealer: "redline", list: "/motorcycles", name: "Book a Test Ride", kind: "test_ride" },
] as const;

for (const { dealer, name, kind } of VISITS)
  test(`${dealer} offers '${name}' on a vehicle's page, and its desk gets a booking of that kind`, async ({
    page,
    request,
  }, info) => {
    const marker = `${name} ${info.project.name} ${info.retry}`;
    await openedEarlier(page);
    const list = await (await ask(request, dealer, "/search/used-cars")).text();
    const car = /href="(\/cars\/[^"]+)"/.exec(list)?.[1] ?? "";
    await page.goto(at(dealer, car));
    const way = page.getByRole("link", { name, exact: true }).first();
    await way.click();
    // A dialog of the vehicle's page where a script runs, else a page of its own.
    const form = page.locator(withScript() ? "form#test-drive-form" : "form#test-drive");
    await expect(page.getByRole("heading", { name }).first()).toBeVisible();
    await expect(form.locator(".fc-days")).toBeVisible();
    const [day = ""] = await offeredDays(form);
    await form.locator(`.fc-days input[value="${day}"]`).check({ force: true });
    await introduce(form, { ...PERSON, message: marker });
    for (const terms of await form.locator('[name="terms_conditions"]').all()) await terms.check();
    await form.getByRole("button", { name }).click();
    await expect(page).toHaveURL(/\/success\?category=used-vehicle-enquiry/);
    const { payload, kind: sent } = sentAs(marker);
    expect(sent).toBe(kind);
    expect(payload).toMatchObject({
      category: "Used Vehicle Enquiry",
      subcategory: "Test Drive Booking Used",
      dateTime: { "Test Drive Booking Date": day },
      ...PERSON,
    });
    await expect(page.getByRole("main")).toContainText(kind === "test_ride" ? "test ride" : "look inside");
  });
