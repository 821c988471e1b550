import { gzipSync } from "node:zlib";
import { axeProblems } from "../support/axe-problems.ts";
import { openFilters } from "../support/open-filters.ts";
import { expect, test } from "../support/touched-pages.ts";
import { at, AU, dailyOn, expectNoSidewaysScroll, LIST, SHORT_LIST } from "../support/site.ts";

/** Cars of a page of the dealer's lists, as its settings have it. */
const A_PAGE = 24;

test("a shopper finds a car from the home page by make and budget, then in their own words", async ({
  page,
}) => {
  await page.goto(at(AU, "/"));
  await expect(page.getByRole("button", { name: /^Show \d+ cars$/ })).toBeVisible();
  await page.getByLabel("All makes").selectOption("Toyota");
  await page.getByLabel("Budget").selectOption("40000");
  await page.getByRole("button", { name: /^Show \d+ cars$/ }).click();
  await expect(page).toHaveURL(/make=Toyota&price=(%3A|:)40000/);

  await page.goto(at(AU, LIST));
  await page.locator("#filters-q").fill("automatic suv under 25k");
  await page.locator("#filters-q").press("Enter");
  const parts = page.locator(".fc-chips .fc-chip:not([data-kind])");
  await expect(parts).toHaveText([/Transmission: Automatic/, /Body: SUV/, /Price: Up to \$25,000/]);
  // What was read as filters is no word to search for any more.
  await expect(page.locator("#filters-q")).toHaveValue("");
  await page.getByRole("link", { name: "Leave out “suv”" }).click();
  await expect(parts).toHaveCount(2);
  // The first cars come at once, the others after them: each stands there once, below what was chosen.
  const found = Number(/\d+/.exec(await page.locator("[data-results-heading] + p").innerText())?.[0]);
  expect(found).toBeGreaterThan(12);
  const shown = Math.min(found, A_PAGE);
  await expect(page.locator(".fc-stock__results > [data-trail] > li > .fc-car-card")).toHaveCount(shown);
  await expect(page.locator(".fc-car-card")).toHaveCount(shown);
  await expectNoSidewaysScroll(page);
});

test("a shopper is told how their own words were read, and takes it back", async ({ page }) => {
  dailyOn("phone");
  await page.goto(at(AU, `${LIST}?ask=${encodeURIComponent("suzuki swift under 20 not red zzqx")}`));
  const parts = page.locator(".fc-chips .fc-chip:not([data-kind])");
  await expect(parts).toHaveText([
    /No Suzuki here/,
    /Price: Up to \$20,000/,
    /Colour: Not Crimson Red/,
    /“zzqx”: not understood/,
  ]);
  await expect(page.getByText(/No Suzuki here; \d+ small hatches/)).toBeVisible();
  await page.getByRole("link", { name: /Change to Year: From \d{4}/ }).click();
  await expect(parts.nth(1)).toHaveText(/Year: From \d{4}/);
  await page.getByRole("link", { name: "Leave out “zzqx”" }).click();
  await expect(parts).toHaveCount(3);
  await page.getByRole("link", { name: /^Undo/ }).click();
  await expect(page).toHaveURL(/[?&]q=suzuki/);
  await expect(page.locator("#filters-q")).toHaveValue(/suzuki swift/);
});

test("a search box suggests what is typed may become, for keys and for screen readers", async ({ page }) => {
  dailyOn("desktop");
  await page.goto(at(AU, LIST));
  const box = page.locator("#filters-q");
  const plain = await box.evaluate((each) =>
    each.getAttributeNames().filter((name) => /^(role|aria-)/.test(name)),
  );
  expect(plain).toEqual([]);
  await box.focus();
  const combobox = page.locator("#filters-q");
  await expect(combobox).toHaveRole("combobox");
  await expect(combobox).toHaveAttribute("aria-expanded", "false");
  await combobox.pressSequentially("toyota un");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  const names = list.getByRole("group", { name: "Makes and models" });
  await combobox.pressSequentially("der 40k");
  await expect(list.getByRole("option", { name: /^Toyota, Up to \$40,000 \d+ cars$/ })).toBeVisible();
  await combobox.fill("toy");
  await expect(names.getByRole("option").first()).toHaveAccessibleName(/^Toyota \d+ cars$/);
  await expect(
    page.getByRole("status").filter({ hasText: /^Makes and models: 5, Matching cars: 3$/ }),
  ).toHaveCount(1);
  await expect(list).toMatchAriaSnapshot(`
    - listbox "Suggestions":
      - group "Makes and models":
        - option /^Toyota \\d+ cars$/
        - option /^Toyota .+ \\d+ cars?$/
        - option /^Toyota .+ \\d+ cars?$/
        - option /^Toyota .+ \\d+ cars?$/
        - option /^Toyota .+ \\d+ cars?$/
      - group "Matching cars":
        - option /Toyota .+ \\$/
        - option /Toyota .+ \\$/
        - option /Toyota .+ \\$/
  `);
  await combobox.press("ArrowDown");
  await combobox.press("ArrowDown");
  const active = list.getByRole("option", { selected: true });
  await expect(active).toHaveAttribute("id", (await combobox.getAttribute("aria-activedescendant")) ?? "");
  expect(await axeProblems(page)).toEqual([]);
  const model = /^Toyota (.+) (\d+) cars?$/.exec(
    await active.evaluate((each) => (each as HTMLElement).innerText.replaceAll("\n", " ")),
  );
  await combobox.press("Enter");
  await expect(page).toHaveURL(/make=Toyota&model=/);
  await expect(page.locator("[data-results-heading] + p")).toHaveText(new RegExp(`^${model?.[2]} `));
  await expect(list).toHaveCount(0);

  // What was chosen is remembered here, and is the first thing suggested.
  await page.goto(at(AU, LIST));
  await page.locator("#filters-q").click();
  await expect(
    list.getByRole("group", { name: "Recent searches" }).getByRole("option").first(),
  ).toContainText("Toyota");
  await combobox.press("Escape");
  await expect(combobox).toHaveAttribute("aria-expanded", "false");
  // Without an active option Enter searches for the words as they stand; Tab leaves.
  await combobox.fill("mazda suv");
  await expect(list).toBeVisible();
  await combobox.press("Tab");
  await expect(list).toHaveCount(0);
  await expect(page.locator("#filters-q + button")).toBeFocused();
  await page.locator("#filters-q").press("Enter");
  await expect(page.locator(".fc-chips .fc-chip:not([data-kind])")).toHaveText([/Mazda/, /SUV/]);
});

test("suggestions come by touch from the home page, on a slow network, and move nothing", async ({
  page,
  context,
}, info) => {
  dailyOn("phone");
  const scripts: { url: string; bytes: number }[] = [];
  page.on("response", async (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    scripts.push({ url: response.url(), bytes: gzipSync(await response.body().catch(() => "")).byteLength });
  });
  await page.goto(at("tidewater-yard", "/"));
  const box = page.locator("#home-q");
  if (!(await box.isVisible())) await page.goto(at(AU, "/cars/"));
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.evaluate(() => {
    const seen = Object.assign(window, { shifts: 0, texts: [] as string[] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += Reflect.get(entry, "value");
    }).observe({ type: "layout-shift" });
  });
  if (info.project.name === "phone") await box.tap();
  else await box.click();
  await expect(box).toHaveRole("combobox");
  await expect(box).toBeFocused();
  const fetched = scripts.slice(before);
  expect(fetched.length).toBeGreaterThan(0);
  expect(
    fetched.reduce((sum, { bytes }) => sum + bytes, 0),
    JSON.stringify(fetched),
  ).toBeLessThanOrEqual(6 * 1024);
  process.stdout.write(
    `suggestions: ${fetched.reduce((sum, { bytes }) => sum + bytes, 0)} bytes of script, gzipped\n`,
  );
  // Every letter is requested before the last one has its response; the last one is what stands there.
  await box.pressSequentially("toyota", { delay: 120 });
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect(options.first()).toHaveAccessibleName(/^Toyota /);
  await page.waitForLoadState("networkidle");
  for (const name of await options.allInnerTexts()) expect(name).toContain("Toyota");
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toBe(0);
  const heights = await options.evaluateAll((each) =>
    each.map((option) => option.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await expectNoSidewaysScroll(page);
  if (info.project.name === "phone") await options.first().tap();
  else await options.first().click();
  await expect(page).toHaveURL(/\/search\/.*make=Toyota/);
});

test("a price slider moves by arrow keys and the filters by Tab and Space alone", async ({ page }, info) => {
  await page.goto(at(AU, SHORT_LIST));
  await openFilters(page);
  const high = page.locator("#filters-price-high");
  await high.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("PageDown");
  await expect(page).toHaveURL(/price=/);
  await expect(high).toBeFocused();
  await expect(page.locator("#filters-price-max")).toHaveValue(await high.inputValue());
  if (info.project.name === "phone") return;
  await page.goto(at(AU, SHORT_LIST));
  await page.locator("#filters-q").focus();
  const box = page.locator("#filters input[name=make]").first();
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(box).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/make=/);
  await expect(box).toBeFocused();
});

test("an amount that cannot be read is said so and stays in its field", async ({ page }) => {
  dailyOn("phone");
  await page.goto(at(AU, SHORT_LIST));
  await openFilters(page);
  const to = page.locator("#filters-price-max");
  await to.fill("cheap");
  await to.press("Enter");
  await expect(page.locator("#filters-price-problem")).toContainText("“cheap”");
  await expect(to).toHaveValue("cheap");
});

test("a box ticked before the script arrives is followed once it is there", async ({ page }) => {
  dailyOn("phone");
  const ticked = Promise.withResolvers<void>();
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await ticked.promise;
    await route.continue();
  });
  await page.goto(at(AU, SHORT_LIST), { waitUntil: "commit" });
  const box = page.locator("#filters input[name=make]").first();
  await box.waitFor({ state: "attached" });
  // Until the style sheet is there, a desktop shows the button of a phone's filters, too.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
  await openFilters(page);
  await box.check();
  ticked.resolve();
  await expect(page).toHaveURL(/make=/);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a slider, the stock entry, the search box and the promotions work", async ({ page }) => {
    dailyOn("phone");
    await page.goto(at(AU, LIST));
    await page.locator("#filters-q").fill("toyota suv");
    await page.locator("#filters-q").press("Enter");
    await expect(page).toHaveURL(/\?ask=toyota\+suv/);
    await page.goto(at(AU, SHORT_LIST));
    await openFilters(page);
    await page.locator("#filters-price-high").focus();
    await page.keyboard.press("PageDown");
    // It lies under nothing, such as the question about consent.
    await page.getByRole("button", { name: /^Show \d+ cars$/ }).click({ timeout: 10_000 });
    await expect(page).toHaveURL(/price=(%3A|:)\d+$/);
    await page.goto(at(AU, "/cars/"));
    await page.locator(".fc-doors a", { hasText: "Pre-owned" }).first().click();
    await expect(page).toHaveURL(/\/search\/used-cars/);
    await page.goto(at(AU, "/"));
    await page
      .getByRole("link", { name: /^Next: / })
      .first()
      .click();
    await expect(page.locator("#promotions-2")).toBeInViewport({ ratio: 0.5 });
  });
});

test("the fields of a home page's search are wide enough for their names", async ({ page }) => {
  for (const tenant of [AU, "wander", "longhaul"]) {
    await page.goto(at(tenant, "/"));
    const cut = await page.locator("form.fc-search--detailed select").evaluateAll((fields) =>
      fields.flatMap((field) => {
        const { paddingLeft, paddingRight, font } = getComputedStyle(field);
        const name = field.querySelector("option")?.text ?? "";
        const pen = document.createElement("canvas").getContext("2d");
        if (pen === null) throw new Error("There is no canvas to measure text with.");
        pen.font = font;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return pen.measureText(name).width > room ? [name] : [];
      }),
    );
    expect(cut, tenant).toEqual([]);
  }
});
