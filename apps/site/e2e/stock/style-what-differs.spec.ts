import { openFilters } from "../support/open-filters.ts";
import { expect, type Page, test } from "../support/touched-pages.ts";
import { at, AU, LIST } from "../support/site.ts";

/** How many elements the browser styles anew at once, the first time after the next click or after the list that it leads to was read. */
async function styledFirst(
  page: Page,
  after: "click" | "ParseHTML",
  press: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() =>
    addEventListener("click", () => performance.mark("click"), { capture: true, once: true }),
  );
  const devtools = await page.context().newCDPSession(page);
  const events: Readonly<Record<string, unknown>>[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "blink.user_timing"] },
  });
  await press();
  const isComplete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await isComplete;
  const inOrder = events.toSorted((one, other) => Number(one["ts"]) - Number(other["ts"]));
  const sinceClick = inOrder.slice(inOrder.findIndex(({ name }) => name === "click"));
  const styled = sinceClick
    .slice(sinceClick.findIndex(({ name }) => name === after))
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => (args as { elementCount?: number }).elementCount ?? 0);
  return styled.find((count) => count > 0) ?? 0;
}

test("a press on the filters styles their own part of the page anew, not every paragraph and list", async ({
  page,
}) => {
  test.skip(
    test.info().project.name !== "phone",
    "a desktop's filters cover no cars, and no finger presses them",
  );
  await page.goto(at(AU, LIST));
  await page.waitForLoadState("networkidle");
  const summary = page.locator("details[data-filter-sheet] > summary");
  // What is in them has a style already, which it gets at their first opening otherwise.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("[data-filter-sheet] *")) void getComputedStyle(part).color;
  });
  const styled = await styledFirst(page, "click", async () => {
    await summary.tap();
    await expect(page.locator("[data-filter-sheet][open]")).toBeVisible();
  });
  process.stdout.write(`opened filters: ${styled} elements styled anew\n`);
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(100);
});

test("a list that is put in place under the filters styles what differs in them anew, not all they have", async ({
  page,
}) => {
  test.skip(
    test.info().project.name !== "phone",
    "a desktop's filters cover no cars, and no finger presses them",
  );
  await page.goto(at(AU, LIST));
  await openFilters(page);
  const make = page.locator("#filters label:has(input[name=make])").first();
  if (!(await make.isVisible())) await page.locator("details[data-group=filters-make] > summary").tap();
  await page.waitForLoadState("networkidle");
  const styled = await styledFirst(page, "ParseHTML", async () => {
    await make.tap();
    await expect(page).toHaveURL(/make=/);
  });
  process.stdout.write(`a filter: ${styled} elements styled anew\n`);
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(100);
});
