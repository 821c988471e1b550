import { type Browser, type BrowserContext, expect, type Page, test } from "../support/touched-pages.ts";
import { at, AU, FULL, LIST, NZ, OUTSIDE, US } from "../support/site.ts";

const PERSON = {
  name: "Kim",
  first_name: "Kim",
  email: "kim.lee@shopper.example",
  phone: "0491570156",
  message: "Leave me alone",
};

/** What a browser asked for during a visit. */
interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Hosts outside the site, each once. */
  readonly outside: Set<string>;
  readonly addresses: string[];
  /** The site's own calls that were made. */
  readonly called: Set<string>;
}

/** A visit whose outside is played by a double: whatever is asked for there is answered with an empty script. */
async function visit(browser: Browser, { gpc = false } = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(gpc ? { extraHTTPHeaders: { "sec-gpc": "1" } } : {}),
  });
  if (gpc)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true }),
    );
  const page = await context.newPage();
  const seen: Visit = { context, page, outside: new Set(), addresses: [], called: new Set() };
  await context.route(OUTSIDE, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  page.on("request", (request) => {
    const { hostname, host, pathname, protocol } = new URL(request.url());
    if (!protocol.startsWith("http")) return;
    seen.addresses.push(request.url());
    if (!hostname.endsWith("localhost")) seen.outside.add(host);
    else if (pathname.startsWith("/api/")) seen.called.add(`${request.method()} ${pathname}`);
  });
  return seen;
}

/** The list, a car of it, and the contact form, which is begun. */
async function walk({ page }: Visit, tenant: string): Promise<void> {
  await page.goto(at(tenant, LIST));
  await page.locator(".fc-car-card a").first().click();
  await page.waitForURL(/\/(cars|utes|trucks)\//);
  await page.locator(".fc-car-page").waitFor();
  await page.goto(at(tenant, "/contact"));
  const form = page.locator("form.fc-form").first();
  for (const [name, value] of Object.entries(PERSON)) {
    const field = form.locator(`[name="${name}"]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
  await tellAll(page);
}

/** Lets a page fetch what it wants, and tell what waits to be told when it is left. */
async function tellAll(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
}

const TAGS = "www.googletagmanager.com";
const PAGE_OWN = ["POST /api/events/trace"];
/** Their pages ask once who is signed in. */
const WITH_ACCOUNTS = [AU, US];

/** What one journey may ask for: other companies before and after the answer, and the site's own calls. */
interface Expected {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly own: readonly string[];
}

/** The dealer in Australia waits for a yes and traces its events; the others show a notice, as their markets do. */
const waits = (after: readonly string[], answers: readonly string[] = []): Expected => ({
  before: [],
  after,
  own: [...answers, ...PAGE_OWN],
});
const notice = (
  before: readonly string[],
  after: readonly string[],
  own: readonly string[] = [],
): Expected => ({
  before,
  after,
  own,
});
const ANSWERED = ["POST /api/consent"];
const JOURNEYS = [
  [AU, "none", waits([])],
  [AU, "accept", waits([TAGS], ANSWERED)],
  [AU, "refuse", waits([], ANSWERED)],
  [AU, "gpc", waits([])],
  [NZ, "none", notice([TAGS], [TAGS])],
  [NZ, "accept", notice([TAGS], [TAGS], ANSWERED)],
  [NZ, "refuse", notice([TAGS], [], ANSWERED)],
  [NZ, "gpc", notice([], [])],
  [US, "none", notice([TAGS], [TAGS])],
  [US, "accept", notice([TAGS], [TAGS], ANSWERED)],
  [US, "refuse", notice([TAGS], [], ANSWERED)],
  [US, "gpc", notice([], [])],
] as const;

// New Zealand's notice is that of the United States.
for (const tenant of FULL ? [AU, NZ, US] : [AU, US])
  test(`${tenant} asks for exactly what its shopper's answer allows, and names nobody`, async ({
    browser,
  }) => {
    // Four journeys, which wait for their pages side by side.
    test.setTimeout(240_000);
    const walkWith = async ([, answer, expected]: (typeof JOURNEYS)[number]): Promise<void> => {
      const seen = await visit(browser, { gpc: answer === "gpc" });
      const { page, context, outside, addresses, called } = seen;
      await page.goto(at(tenant, "/"));
      await page.waitForFunction(() => localStorage.getItem("visited-pages") !== null);
      const banner = page.locator("form.fc-consent");
      if (answer === "gpc") await expect(banner).toHaveCount(0);
      else await expect(banner).toBeVisible();
      await expect
        .poll(() => [...outside], { message: `${answer}: before any answer` })
        .toEqual(expected.before);
      if (answer === "accept" || answer === "refuse") {
        const kept = page.waitForResponse("**/api/consent");
        await banner.locator(`button[value=${answer}]`).click();
        await kept;
        await expect(banner).toBeHidden();
        if (answer === "refuse") outside.clear();
      }
      await walk(seen, tenant);
      expect([...outside], `${answer}: after the journey`).toEqual(expected.after);
      const own = [...(WITH_ACCOUNTS.includes(tenant) ? ["GET /api/auth"] : []), ...expected.own];
      await expect
        .poll(() => [...called].toSorted(), { message: `${answer}: calls of the site` })
        .toEqual(own);
      for (const address of addresses)
        for (const word of Object.values(PERSON)) expect(decodeURIComponent(address)).not.toContain(word);
      await context.close();
    };
    await Promise.all(JOURNEYS.filter(([dealer]) => dealer === tenant).map(walkWith));
  });

test("a withdrawn yes stops other companies at once, and without a script too", async ({ browser }) => {
  const { page, context, outside } = await visit(browser);
  await page.goto(at(AU, "/privacy-choices"));
  await page.waitForFunction(() => localStorage.getItem("visited-pages") !== null);
  await page.getByRole("checkbox", { name: "Measurement by other companies" }).check();
  await page.getByRole("button", { name: "Save my choices" }).click();
  await expect(page.getByText("Your choices are kept.")).toBeVisible();
  await page.goto(at(AU, "/contact"));
  await expect.poll(() => [...outside]).toEqual(["www.googletagmanager.com"]);
  await page.goto(at(AU, "/privacy-choices"));
  await page.waitForFunction(() => document.querySelector("[data-page=privacy]") !== null);
  await page.getByRole("checkbox", { name: "Measurement by other companies" }).uncheck();
  // A withdrawn yes loads the page again, without what the yes had loaded.
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("button", { name: "Save my choices" }).click(),
  ]);
  outside.clear();
  await page.goto(at(AU, LIST));
  await tellAll(page);
  expect([...outside]).toEqual([]);
  await context.close();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const form = await plain.newPage();
  await form.goto(at(AU, "/contact"));
  await form.locator("form.fc-consent button[value=refuse]").click();
  await expect(form).toHaveURL(/\/contact$/);
  await expect(form.locator("form.fc-consent")).toHaveCount(0);
  await form.goto(at(AU, "/privacy-choices"));
  await expect(form.getByRole("checkbox", { name: "Our own count" })).toBeChecked();
  await form.getByRole("checkbox", { name: "Our own count" }).uncheck();
  await form.getByRole("button", { name: "Save my choices" }).click();
  await expect(form.getByText("Your choices are kept.")).toBeVisible();
  await expect(form.getByRole("checkbox", { name: "Our own count" })).not.toBeChecked();
  await plain.close();
});

test("whatever is kept in the browser stands in the list on the page of choices", async ({ browser }) => {
  const seen = await visit(browser);
  const { page, context } = seen;
  await page.goto(at(AU, "/"));
  await page.waitForFunction(() => localStorage.getItem("visited-pages") !== null);
  await page.locator("form.fc-consent button[value=accept]").click();
  await page.locator("button.fc-heart").first().click();
  await walk(seen, AU);
  await page.goto(at(AU, "/privacy-choices"));
  const listed = await page.locator(".fc-kept th[scope=row]").allTextContents();
  const kept = [
    ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
    ...(await context.cookies()).map(({ name }) => name.replace(/^__Host-/, "")),
  ];
  const isListed = (name: string) =>
    listed.some((row) => (row.endsWith("*") ? name.startsWith(row.slice(0, -1)) : row === name));
  expect(kept.length).toBeGreaterThan(4);
  expect(kept.filter((name) => !isListed(name))).toEqual([]);
  await context.close();
});
