import { expect, test } from "@playwright/test";
import { axeProblems } from "../support/axe-problems.ts";
import { deskLink, forecourt } from "../support/desk.ts";
import { at, AU, DOCUMENTS_FIRST, expectNoSidewaysScroll } from "../support/site.ts";

/** The desk shows no number below five, and a browser that is closed may lose what it was to send. */
const VISITS = 6;
const SHOWN_FROM = 5;

interface Way {
  readonly speeds: readonly { page: string; metric: string; times: number }[];
}

test.skip(!DOCUMENTS_FIRST, "measured in the same way, once is enough");

test("how fast pages were for shoppers stands on the desk, and not of one who refuses to be measured", async ({
  page,
  browser,
}) => {
  const visit = async (answer: "accept" | "refuse"): Promise<void> => {
    const shopper = await browser.newPage();
    await shopper.goto(at(AU, `/?utm_source=${answer === "accept" ? "spring-mail" : "refused"}`));
    await shopper.locator(`form.fc-consent button[value=${answer}]`).click();
    await expect(shopper.locator("form.fc-consent")).toBeHidden();
    const counted = shopper.waitForResponse(/\/api\/events\/trace$/);
    await shopper.goto(at(AU, "/reviews"));
    await shopper.getByRole("heading", { level: 1 }).click();
    await counted;
    await shopper.waitForLoadState("networkidle");
    // What is measured is fetched after the page, and sent when the page is left.
    await shopper.waitForTimeout(500);
    await shopper.goto("about:blank");
    await shopper.waitForTimeout(200);
    await shopper.close();
  };
  const answers: ("accept" | "refuse")[] = [
    "refuse",
    ...Array.from({ length: VISITS }, () => "accept" as const),
  ];
  // Most of a visit is waiting: three of them wait at once.
  const visits = async (): Promise<void> => {
    for (let answer = answers.pop(); answer; answer = answers.pop()) await visit(answer);
  };
  await Promise.all([visits(), visits(), visits()]);

  await expect(async () => {
    const way = JSON.parse(await forecourt("events", "funnel", "--tenant", AU, "--json")) as Way;
    const paint = way.speeds.find(({ page: of, metric }) => of === "reviews" && metric === "LCP");
    expect(paint?.times).toBeGreaterThanOrEqual(SHOWN_FROM);
    expect(JSON.stringify(way)).not.toContain("refused");
  }).toPass();

  await page.goto(await deskLink());
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.goto(new URL(`/desk/sites/${AU}/shoppers`, page.url()).href);
  const slow = page.getByRole("table", { name: "Slow pages" });
  await expect(
    slow.getByRole("row", { name: /^reviews LCP .* s (good|to be improved|poor) \d+$/ }),
  ).toBeVisible();
  await expect(
    page.getByRole("table", { name: "Sources" }).getByRole("row", { name: /^spring-mail \d+ / }),
  ).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    expect(await axeProblems(page)).toEqual([]);
  }
});
