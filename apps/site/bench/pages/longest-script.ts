import type { Browser } from "@playwright/test";
import { PHONE, SLOWER } from "./slow-phone.ts";

/** A page that is not touched fetches its scripts after 8 s; the measurement ends before. */
const LOOK_MS = 5000;

interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly { readonly duration: number }[];
}

/** Runs in the page before anything else: keeps the longest time that a script took without a break. */
function watchScripts(): void {
  const seen = Object.assign(window, { longestScript: 0 });
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries() as LongFrame[])
      for (const { duration } of frame.scripts) seen.longestScript = Math.max(seen.longestScript, duration);
  }).observe({ type: "long-animation-frame", buffered: true });
}

/**
 * The longest time in milliseconds that a script of a page takes without a break before it is touched, on a phone four times
 * slower than this machine. Browsers report frames of 50 ms and more alone: 0 is every frame below that, or one that
 * no script made so long.
 */
export async function longestScript(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(watchScripts);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(address);
  await page.waitForTimeout(LOOK_MS);
  const longest = await page.evaluate(() => (window as unknown as { longestScript: number }).longestScript);
  await context.close();
  return longest;
}
