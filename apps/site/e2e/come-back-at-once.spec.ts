import { type Browser, chromium, expect, type Page, test, touch } from "./touched-pages.ts";
import { AU, at } from "./site.ts";

/** Pages as a stranger sees them: nothing of hers is on them that must not be kept. */
const PAGES = ["/", "/search/new-used-and-demo-cars", "first car", "/contact", "/my-garage"];
const ELSEWHERE = "/privacy-policy";

/** Playwright starts browsers without the cache that is looked at here. */
async function browserWithMemory(): Promise<Browser> {
  const { launchOptions } = test.info().project.use;
  return chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
}

/** Writes on each page whether it was made anew or came back as it was left. */
const noteReturn = (): void =>
  addEventListener("pageshow", ({ persisted }) => {
    document.documentElement.dataset["came"] = persisted ? "back" : "anew";
  });

const howItCame = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset["came"]).catch(() => undefined);

/** Why the browser made the page anew, in its own words. */
const reasons = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return navigation && Reflect.get(navigation, "notRestoredReasons");
  });

test("home, a list, a car, a form and the garage come back as they were left", async () => {
  const browser = await browserWithMemory();
  try {
    const context = await browser.newContext();
    for (const script of [touch, noteReturn]) await context.addInitScript(script);
    const page = await context.newPage();
    await page.goto(at(AU, "/search/new-used-and-demo-cars"));
    const car = (await page.locator(".fc-car-card__title a").first().getAttribute("href")) ?? "";
    for (const path of PAGES.map((one) => (one === "first car" ? car : one))) {
      await test.step(path, async () => {
        await page.goto(at(AU, path));
        await page.waitForLoadState("networkidle");
        expect(await howItCame(page)).toBe("anew");
        await page.goto(at(AU, ELSEWHERE));
        await page.goBack();
        await expect
          .poll(() => howItCame(page), { message: JSON.stringify(await reasons(page)) })
          .toBe("back");
      });
    }
  } finally {
    await browser.close();
  }
});
