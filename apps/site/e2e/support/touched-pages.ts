import { test as plainTest } from "@playwright/test";

export * from "@playwright/test";

/** Stands for the pointer that a shopper moves over a page: it makes the page fetch its scripts. */
export const touch = (): void =>
  document.addEventListener("DOMContentLoaded", () => window.dispatchEvent(new Event("pointerover")));

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
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
});
