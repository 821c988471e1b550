import { type BrowserContext, expect, type Page, type Request, test as plainTest } from "@playwright/test";

export * from "@playwright/test";

/** Stands for the pointer that a shopper moves over a page: it makes the page fetch its scripts. */
export const touch = (): void => {
  // The script that hears of it may come after the page's text.
  for (const moment of ["DOMContentLoaded", "load"])
    window.addEventListener(moment, () => window.dispatchEvent(new Event("pointerover")));
};

/** Requests of a browser's pages that have no answer yet. */
export function requestsUnderWay(context: BrowserContext, all = new Set<Request>()): Set<Request> {
  context.on("request", (request) => all.add(request));
  context.on("requestfinished", (request) => all.delete(request));
  context.on("requestfailed", (request) => all.delete(request));
  return all;
}
const underWay = new Set<Request>();
const pageOf = (request: Request): Page | null =>
  request.isNavigationRequest() ? null : request.frame().page();

/** How much a page has fetched, once its browser has nothing else to do. */
const fetchedBy = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestIdleCallback(() => resolve(performance.getEntriesByType("resource").length));
      }),
  );

/**
 * Waits until the scripts of a page listen: they have run, and what they fetched beside them has come and run as well. What is
 * pressed before is answered by a plain link or form.
 */
export async function scriptsListen(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const fetched = await fetchedBy(page).catch(() => -1);
        const isQuiet = [...underWay].every((request) => pageOf(request) !== page);
        const isSame = fetched >= 0 && fetched === before;
        before = fetched;
        return isSame && isQuiet;
      },
      { intervals: [100] },
    )
    .toBe(true);
}

/**
 * Playwright's `test` for journeys of a shopper who is at work on the page. Without it a page waits for the first touch,
 * and a journey would press what has not been made ready, faster than any hand; `before-the-first-touch.spec.ts` does
 * that on purpose.
 */
export const test = plainTest.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript(touch);
        requestsUnderWay(context, underWay);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
});
