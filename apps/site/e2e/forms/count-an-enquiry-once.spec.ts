import { type BrowserContext, expect, type Page, test } from "../support/touched-pages.ts";
import { at, countedLeads, openedEarlier, OUTSIDE, storedLead } from "../support/site.ts";

/** A dealer whose events are numbered, and who advertises. */
const DEALER = "flexidrive";
const HOUR_MS = 60 * 60 * 1000;

/** What pages told the social network's copy of an enquiry, in this visit. */
async function visit(context: BrowserContext): Promise<{ page: Page; pixelLeads: string[] }> {
  const pixelLeads: string[] = [];
  await context.route(OUTSIDE, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  context.on("request", (request) => {
    const { lead_id: lead, event_id: id } = request.url().endsWith("/api/fb-events")
      ? (request.postDataJSON() as { lead_id: string | null; event_id: string })
      : { lead_id: null, event_id: "" };
    if (lead !== null) pixelLeads.push(`${lead} ${id}`);
  });
  const page = await context.newPage();
  await openedEarlier(page);
  return { page, pixelLeads };
}

/** Fills in the contact form; which enquiry it is stands in its message. */
async function fillIn(page: Page, message: string): Promise<void> {
  await page.setExtraHTTPHeaders({ "x-forwarded-for": message });
  await page.goto(at(DEALER, "/contact"));
  await page.waitForFunction(() => localStorage.getItem("visited-pages") !== null);
  const form = page.locator("form.fc-form").first();
  const answers = { first_name: "Kim", last_name: "Lee", name: "Kim Lee", phone: "0491570156" };
  for (const [name, value] of Object.entries({
    ...answers,
    email: "kim.lee@shopper.example",
    postcode: "2300",
    message,
  })) {
    const field = form.locator(`[name="${name}"]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
  const category = form.locator('select[name="category"]');
  if ((await category.count()) > 0) await category.selectOption({ index: 1 });
}

/** A try that failed, and one of several that were asked for, has left its enquiry. */
function mark(message: string): string {
  const { repeatEachIndex, retry } = test.info();
  return `${message}, try ${repeatEachIndex}.${retry}`;
}

const submit = (page: Page) => page.locator("form.fc-form").first().locator('button[type="submit"]').last();

const timesCounted = (lead: string): number => countedLeads(DEALER).filter((each) => each === lead).length;

test("counts once what is pressed twice, loaded again, gone back to and open in two tabs", async ({
  context,
}) => {
  const { page, pixelLeads } = await visit(context);
  await fillIn(page, mark("pressed twice"));
  await submit(page).dblclick();
  await page.waitForURL("**/success**");
  const { id: lead } = storedLead(mark("pressed twice"));
  await expect.poll(() => pixelLeads).toEqual([`${lead} ${lead}`]);
  const other = await context.newPage();
  await other.goto(page.url());
  await page.reload();
  await page.goto(at(DEALER, "/"));
  await page.goBack();
  await expect.poll(() => timesCounted(lead)).toBe(1);
  await other.goto(at(DEALER, "/fleet"));
  await other.waitForFunction(() => localStorage.getItem("event-queue") === null);
  expect(timesCounted(lead)).toBe(1);
  expect(pixelLeads).toEqual([`${lead} ${lead}`]);
});

test("counts once what was sent by a tab that was closed at once", async ({ context }) => {
  const { page } = await visit(context);
  // A browser may end with its last page.
  const next = await context.newPage();
  await page.bringToFront();
  await fillIn(page, mark("closed at once"));
  await submit(page).click();
  // A quick page has told of it already when it says thanks.
  await page.waitForFunction(
    () =>
      location.pathname.endsWith("/success") ||
      (localStorage.getItem("event-queue")?.includes('"lead_id":"') ?? false),
  );
  await page.close({ runBeforeUnload: false });
  const { id: lead } = storedLead(mark("closed at once"));
  await next.goto(at(DEALER, "/"));
  await next.waitForFunction(() => localStorage.getItem("event-queue") === null);
  await expect.poll(() => timesCounted(lead)).toBe(1);
});

test("counts once what was sent before an hour without a network", async ({ context }) => {
  const { page } = await visit(context);
  // Cut in the page: what it asks for while it is left would pass a route of the test's.
  await page.addInitScript(() => {
    const ask = window.fetch.bind(window);
    window.fetch = (to, how) =>
      to === "/api/events" ? Promise.reject(new TypeError("Failed to fetch")) : ask(to, how);
    navigator.sendBeacon = () => false;
  });
  await fillIn(page, mark("an hour offline"));
  // Each by itself: a page that does not come and a lead that is not answered are told apart.
  const answered = page.waitForResponse("**/api/leads", { timeout: 20_000 });
  await submit(page).click();
  expect((await answered).status()).toBe(201);
  await page.waitForURL("**/success**", { timeout: 20_000 });
  const { id: lead } = storedLead(mark("an hour offline"));
  await page.waitForFunction((id) => localStorage.getItem("event-queue")?.includes(id) ?? false, lead);
  expect(timesCounted(lead)).toBe(0);
  await page.close();
  const later = await context.newPage();
  await later.clock.install({ time: Date.now() + HOUR_MS });
  await later.goto(at(DEALER, "/"));
  await later.waitForFunction(() => localStorage.getItem("event-queue") === null);
  await expect.poll(() => timesCounted(lead)).toBe(1);
});

/** A page whose scripts come when they are let. */
async function slowScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js|\/_pages\/(?!start-)/, async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined);
  });
  return gate.resolve;
}

for (const when of [
  "before its scripts",
  "while its scripts come",
  "without its scripts, and gone on at once",
])
  test(`counts once what was sent ${when}`, async ({ context }) => {
    const { page, pixelLeads } = await visit(context);
    await fillIn(page, mark(when));
    const typed = await page.evaluate(() =>
      Array.from(new FormData(document.querySelector<HTMLFormElement>("form.fc-form") ?? undefined)).flatMap(
        ([name, value]): [string, string][] => (typeof value === "string" ? [[name, value]] : []),
      ),
    );
    const slow = await context.newPage();
    await slow.setExtraHTTPHeaders({ "x-forwarded-for": mark(when) });
    const arrive = await slowScripts(slow);
    await slow.goto(at(DEALER, "/contact"), { waitUntil: "domcontentloaded" });
    await slow.evaluate((answers) => {
      const form = document.querySelector<HTMLFormElement>("form.fc-form");
      for (const [name, value] of answers) {
        const field = form?.querySelector<HTMLInputElement>(
          `:is(input:not([type=hidden]), textarea, select)[name="${name}"]`,
        );
        if (field) field.value = value;
      }
    }, typed);
    await submit(slow).click({ noWaitAfter: true });
    expect(new URL(slow.url()).pathname).toBe("/contact");
    if (when === "while its scripts come") arrive();
    await slow.waitForURL("**/success**", { waitUntil: "commit", timeout: 20_000 });
    const { id: lead } = storedLead(mark(when));
    if (when === "without its scripts, and gone on at once") {
      await slow.goto(at(DEALER, "/fleet"), { waitUntil: "domcontentloaded" });
    }
    arrive();
    await expect.poll(() => timesCounted(lead), { timeout: 20_000 }).toBe(1);
    await expect.poll(() => pixelLeads).toEqual([`${lead} ${lead}`]);
    await slow.reload();
    await slow.waitForFunction(() => localStorage.getItem("event-queue") === null);
    expect(timesCounted(lead)).toBe(1);
    expect(pixelLeads).toEqual([`${lead} ${lead}`]);
  });
