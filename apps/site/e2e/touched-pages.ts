import { test as plainTest } from "@playwright/test";

export * from "@playwright/test";

/** Stands for the pointer that a shopper moves over a page: it makes the page fetch its scripts. */
export const touch = (): void =>
  document.addEventListener("DOMContentLoaded", () => window.dispatchEvent(new Event("pointerover")));

/** Pictures of cars and content, as pages ask for them. */
export const PICTURES = /\/media\/|_next\/image/;

/**
 * Playwright's `test` for journeys of a shopper who is at work on the page. Without it a page waits for the first touch,
 * and a journey would press what has not been made ready, faster than any hand; `before-the-first-touch.spec.ts` does
 * that on purpose. Without JavaScript a browser fetches every picture of a list at once, and the machine has the site to
 * draw them: no journey without a script looks at them, so they do not come.
 */
export const test = plainTest.extend<object, object>({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) await context.route(PICTURES, (route) => route.abort());
    await use(context);
  },
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
