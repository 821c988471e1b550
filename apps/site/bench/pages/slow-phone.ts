import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../e2e/support/find-chromium.ts";
import { builtSite, type BuiltSite, requireBuiltSite } from "#host/testing/built-site.ts";
import { seededStock } from "../site/scratch.ts";

/** How many times slower than this machine. */
export const SLOWER = 4;
/** A phone as browsers are set up for one. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 3,
};

/** Lets a browser look at the built site over demo stock, and ends both. */
export async function withBrowser(
  work: (browser: Browser, site: BuiltSite) => Promise<void>,
  args: readonly string[] = [],
): Promise<void> {
  requireBuiltSite();
  const site = await builtSite(seededStock());
  const file = await findChromium();
  if (file === null) throw new Error("No browser was found or could be unpacked.");
  await site.start();
  const browser = await chromium.launch({
    executablePath: file.path,
    env: { ...process.env, ...file.env },
    args: ["--no-sandbox", "--disable-quic", ...args],
  });
  try {
    await work(browser, site);
  } finally {
    await browser.close();
    await site.stop("SIGTERM");
  }
}
