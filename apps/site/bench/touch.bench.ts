/**
 * `pnpm bench touch [--runs N]`: how soon a list of 100 cars answers a shopper on a phone four times slower than this
 * machine. Targets, as medians: the first press, which makes the page fetch its scripts, and a press after they have
 * come, answered within 100 ms; a filter pressed to its cars painted within 200 ms. The same by a finger that lies on the box for
 * 80 ms: from the click that it makes to the box painted within 50 ms and to the cars within 120, and, without a target, to the cars
 * from its rise, which is a click that the browser takes some 50 ms to make, with and without the request that begins as it comes
 * down; a letter typed into the search box to its suggestions painted within 100 ms, of which the server has 30.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { PHONE, SLOWER, withBrowser } from "./pages/slow-phone.ts";
import { machine, median, row } from "./site/figures.ts";

const { runs } = new Command("pnpm bench touch")
  .description("How soon a list answers presses on a slow phone.")
  .option("--runs <runs>", "how often each is measured; the median is printed", wholeNumber, 7)
  .showHelpAfterError()
  .parse()
  .opts<{ runs: number }>();

const LIST = "/search/new-used-and-demo-cars";
const TARGETS = {
  "first press": 100,
  "later press": 100,
  "filter to cars": 200,
  "click to box": 50,
  "click to cars": 120,
  "rise to cars": null,
  "same, asked late": null,
  "letter to list": 100,
  "server of that": 30,
} as const;
type Measure = keyof typeof TARGETS;

/** Runs in the page before anything else: keeps the slowest answer to a press, as browsers count it. */
function watchPresses(): void {
  const seen = Object.assign(window, { slowestPress: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("interactionId" in entry && Number(entry.interactionId) > 0)
        seen.slowestPress = Math.max(seen.slowestPress, entry.duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 });
}

/** The slowest press since the last question, once the browser has reported it. */
async function slowestPress(page: Page): Promise<number> {
  await page.waitForTimeout(1500);
  return page.evaluate(() => {
    const seen = window as unknown as { slowestPress: number };
    const slowest = seen.slowestPress;
    seen.slowestPress = 0;
    return slowest;
  });
}

/** Touches the middle of an element as a finger does. Playwright's own tap lays the page out anew within the press. */
async function touch(devtools: CDPSession, element: Locator, held = 0): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to touch.");
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  if (held > 0) await pause(held);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Runs in the page: chooses the first make, and gives the time until the cars of another count were painted. */
function chooseMake(): Promise<number> {
  const heading = document.querySelector("[data-results-heading]");
  const box = document.querySelector<HTMLInputElement>("#filters input[name=make]");
  if (!heading || !box) throw new Error("The list has no filter by make.");
  const before = heading.nextElementSibling?.textContent;
  const began = performance.now();
  box.click();
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const took = performance.now() - began;
      const ready = document.querySelector("[data-list]")?.getAttribute("aria-busy") === "false";
      const now = document.querySelector("[data-results-heading]")?.nextElementSibling?.textContent;
      if (ready && now !== before) requestAnimationFrame(() => resolve(performance.now() - began));
      else if (took > 20_000) reject(new Error("The list did not change."));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs in the page before anything else: lists are requested when a box is left, not as it is touched. */
const askLate = (): void =>
  addEventListener("pointerdown", (event) => event.stopImmediatePropagation(), { capture: true });

/** When a finger that chose a make rose, made a click of it, and saw the box and the cars painted, in milliseconds of the page. */
interface Touched {
  readonly rise: number;
  readonly click: number;
  readonly box: number;
  readonly cars: number;
}

/** Runs in the page: what the next press on the first make shows, and when, once all of it was shown. */
function watchMake(): { touched: Promise<Touched> } {
  const box = document.querySelector("#filters input[name=make]");
  const before = document.querySelector("[data-results-heading]")?.nextElementSibling?.textContent;
  const { promise: touched, resolve, reject } = Promise.withResolvers<Touched>();
  setTimeout(() => reject(new Error("The list did not change.")), 20_000);
  const heard = new AbortController();
  addEventListener(
    "click",
    ({ target, timeStamp: rise }) => {
      if (!(target instanceof Node) || !box?.parentElement?.contains(target)) return;
      heard.abort();
      const click = performance.now();
      let shown = 0;
      const look = (): void => {
        shown ||= performance.now();
        const ready = document.querySelector("[data-list]")?.getAttribute("aria-busy") === "false";
        const now = document.querySelector("[data-results-heading]")?.nextElementSibling?.textContent;
        if (ready && now !== before)
          requestAnimationFrame(() => resolve({ rise, click, box: shown, cars: performance.now() }));
        else requestAnimationFrame(look);
      };
      // The frame after the one that is rendered next has its picture.
      requestAnimationFrame(() => requestAnimationFrame(look));
    },
    { capture: true, signal: heard.signal },
  );
  return { touched };
}

/** A finger that lies on the first make for a moment, on a page whose scripts have come. */
async function touchMake(browser: Browser, address: string, late: boolean): Promise<Touched> {
  const context = await browser.newContext(PHONE);
  if (late) await context.addInitScript(askLate);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(address);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await touch(devtools, page.locator("details[data-filter-sheet] > summary"));
  await page.waitForFunction(() => "next" in window);
  await page.waitForLoadState("networkidle");
  const label = page.locator("#filters label:has(input[name=make])").first();
  if (!(await label.isVisible()))
    await touch(devtools, page.locator("details[data-group=filters-make] > summary"));
  await label.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const watched = await page.evaluateHandle(watchMake);
  await touch(devtools, label, 80);
  const touched = await watched.evaluate((seen) => seen.touched);
  await context.close();
  return touched;
}

/** Letters as they are typed, each of which has other suggestions. */
const TYPED = ["t", "to", "toy", "toyo", "toyota", "toyota u", "toyota under 40k"];

/** Runs in the page: types a text, and gives the time until its suggestions were painted, and the server's part of it. */
function typeText(text: string): Promise<{ painted: number; server: number }> {
  const box = document.querySelector<HTMLInputElement>("#filters-q");
  if (!box) throw new Error("The list has no search box.");
  const popup = document.querySelector(".fc-suggest__popup");
  const before = popup?.firstChild ?? null;
  box.value = text;
  const began = performance.now();
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const shown = document.querySelector(".fc-suggest__popup")?.firstChild ?? null;
      if (shown !== null && shown !== before)
        requestAnimationFrame(() => {
          const painted = performance.now() - began;
          const requests = performance.getEntriesByType("resource");
          const request = requests.findLast(({ name }) => name.includes("/suggestions.html"));
          resolve({ painted, server: request ? request.responseEnd - request.requestStart : Number.NaN });
        });
      else if (performance.now() - began > 20_000) reject(new Error("Nothing was suggested."));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Types as a shopper does, with a pause after each letter. */
async function suggestions(
  page: Page,
): Promise<Pick<Record<Measure, number>, "letter to list" | "server of that">> {
  await page.locator("#filters-q").focus();
  await page.locator("#filters-q[role=combobox]").waitFor();
  const letters: { painted: number; server: number }[] = [];
  for (const text of TYPED) {
    letters.push(await page.evaluate(typeText, text));
    await page.waitForTimeout(200);
  }
  return {
    "letter to list": median(letters.map(({ painted }) => painted)),
    "server of that": median(letters.map(({ server }) => server)),
  };
}

async function visit(browser: Browser, address: string): Promise<Record<Measure, number>> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(watchPresses);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(address);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await touch(devtools, page.locator("details[data-filter-sheet] > summary"));
  await page.waitForFunction(() => "next" in window);
  const first = await slowestPress(page);
  await page.waitForLoadState("networkidle");
  await touch(devtools, page.locator("#filters details summary:visible").nth(1));
  const later = await slowestPress(page);
  const filter = await page.evaluate(chooseMake);
  await page.goto(address);
  await page.locator("#filters-q").focus();
  await page.waitForFunction(() => "next" in window);
  await page.waitForLoadState("networkidle");
  const suggested = await suggestions(page);
  await context.close();
  const { rise, click, box, cars } = await touchMake(browser, address, false);
  const late = await touchMake(browser, address, true);
  return {
    "first press": first,
    "later press": later,
    "filter to cars": filter,
    "click to box": box - click,
    "click to cars": cars - click,
    "rise to cars": cars - rise,
    "same, asked late": late.cars - late.rise,
    ...suggested,
  };
}

await withBrowser(async (browser, site) => {
  const address = `http://${site.host}:${site.port}${LIST}`;
  await visit(browser, address); // warm
  const visits: Record<Measure, number>[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, address));
  console.log(`medians of ${runs}, processor ${SLOWER} × slower, ${machine()}`);
  for (const [name, most] of Object.entries(TARGETS))
    row(
      name,
      median(visits.map((times) => times[name as Measure])),
      "ms",
      most === null ? undefined : { most },
    );
});
