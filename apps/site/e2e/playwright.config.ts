import { defineConfig, devices } from "@playwright/test";
import { withoutPictures } from "./support/journey-browser.ts";

const port = Number(process.env["FORECOURT_E2E_PORT"] ?? 3140);
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Specs that ask over HTTP and never open a browser: once is enough. */
const OVER_HTTP = /e2e\/http\//;
/** Journeys whose pages are laid out in another way on a desktop or are walked there by keyboard, beside those that only send and say things. */
const OTHER_ON_A_DESKTOP =
  /before-the-first-touch|book-a-service|by-keyboard-alone|explore-a-model|find-a-car-and-enquire|find-a-location|kind-to-everybody|look-at-a-car|look-at-pictures|open-without-script|pay-with-a-card|read-offers|search-the-stock|stand-where-it-was-left/;
const full = process.env["FORECOURT_CHECK"] === "full";

/**
 * Journeys against the built site: over HTTP where a browser adds nothing, else in a real browser on a phone, a desktop,
 * and with JavaScript switched off.
 */
export default defineConfig({
  testDir: ".",
  // Node itself reads TypeScript; Playwright's own compiler takes three times as long.
  build: { external: ["**/*"] },
  outputDir: "../test-results",
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A journey waits a fifth of its time, for a delivery or a page: a third one fills two processors.
  workers: 3,
  // A browser on a busy machine may answer late; a journey that needed a second try is counted and named.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  use: { ...devices["Desktop Chrome"], launchOptions: withoutPictures, trace: "on-first-retry" },
  // In this order: the longest journeys are on a desktop and a phone, the short ones over HTTP fill what time is left at the end.
  projects: [
    {
      name: "desktop",
      use: { viewport: { width: 1280, height: 900 } },
      // Daily a desktop walks where the screen is another one, the whole matrix all of it.
      ...(full ? { testIgnore: OVER_HTTP } : { testMatch: OTHER_ON_A_DESKTOP }),
    },
    { name: "phone", use: phone, testIgnore: OVER_HTTP },
    {
      name: "no-javascript",
      use: { ...phone, javaScriptEnabled: false },
      testMatch: /book-by-trade|find-a-car-and-enquire|keep-what-was-typed|every-form-reaches/,
    },
    { name: "http", testMatch: OVER_HTTP },
  ],
  webServer: {
    command: "node serve.ts",
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: { FORECOURT_E2E_PORT: String(port), PATH: process.env["PATH"] ?? "" },
  },
});
