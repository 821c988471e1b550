import { setTimeout as pause } from "node:timers/promises";
import { type BrowserContext, expect, type Page, type Request } from "@playwright/test";
import { FULL, OUTSIDE } from "./site.ts";

/** How a shopper presses: by a pointer, by Enter or Space on what has the focus, or by a reader's click, which has no pointer. */
export type Hand = "pointer" | "keyboard" | "reader";
const HANDS: readonly Hand[] = ["pointer", "keyboard", "reader"];

/** A moment at which a control is pressed, in milliseconds since it was first seen, and how. */
export interface Moment {
  readonly at: number;
  readonly hand: Hand;
}

/** Each 50 ms of the first three seconds; daily four of them, on a network and a processor that take a tenth of the time. */
const TIMES = FULL ? Array.from({ length: 60 }, (_, index) => index * 50) : [0, 50, 150, 400];
export const MOMENTS: readonly Moment[] = TIMES.map((time, index) => ({
  at: time,
  hand: HANDS[index % HANDS.length] ?? "pointer",
}));
/** A page mostly waits for its network; more of them at once would make the processor slower than the throttle does. */
export const AT_ONCE = FULL ? 3 : 4;

/** What browsers name slow 3G; daily a network that is merely not at once. */
const NETWORK = FULL
  ? { latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  : { latency: 60, downloadThroughput: 800_000, uploadThroughput: 800_000 };
const PROCESSOR = FULL ? 6 : 1;

/** A fresh browser's page on that network, which has just shown a control. */
export interface Seen {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Requests of pages since the address was opened, without those that the browser makes ahead. */
  readonly requests: readonly Request[];
  /** Resolves at the moment: the control was seen so long ago. */
  readonly moment: () => Promise<void>;
}

/** A control as the page itself finds it: by a selector, or the label of what that selects. */
const WATCH = (selector: string): void => {
  const look = (): void => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.getBoundingClientRect().width > 0 && element.checkVisibility(),
    );
    if (!found || performance.getEntriesByName("first-contentful-paint").length === 0) {
      requestAnimationFrame(look);
      return;
    }
    found.scrollIntoView({ block: "center", behavior: "instant" });
    found.setAttribute("data-pressed-by-test", "");
    void (window as unknown as { seen: () => Promise<void> }).seen();
  };
  if (window === window.top && !sessionStorage.getItem("seen by test")) {
    sessionStorage.setItem("seen by test", "yes");
    look();
  }
};

/** A window that shows a desktop's page whole, for a shopper of its own. */
export const WINDOW = { viewport: { width: 1280, height: 1100 }, isMobile: false, hasTouch: false } as const;

/** Opens an address as a new shopper would, who has answered about privacy unless that is the question. */
export async function openAt(
  context: BrowserContext,
  url: string,
  {
    control,
    at,
    cookies = [{ name: "fc-consent", value: "own" }],
    shopper,
    before,
  }: {
    control: string;
    at: number;
    cookies?: readonly { name: string; value: string }[];
    /** Whom the site takes for the sender, by whom it limits what is sent. */
    shopper?: string;
    before?: () => void;
  },
): Promise<Seen> {
  if (shopper !== undefined) await context.setExtraHTTPHeaders({ "x-forwarded-for": shopper });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: new URL(url).origin })));
  await context.route(OUTSIDE, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  if (before) await context.addInitScript(before);
  const requests: Request[] = [];
  context.on("request", (request) => {
    if (request.headers()["sec-purpose"] === undefined) requests.push(request);
  });
  const page = await context.newPage();
  const seen = Promise.withResolvers<number>();
  await page.exposeFunction("seen", () => seen.resolve(performance.now()));
  await page.addInitScript(WATCH, control);
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", { offline: false, ...NETWORK });
  await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR });
  await page.goto(url, { waitUntil: "commit" });
  const since = await seen.promise;
  return {
    page,
    context,
    requests,
    moment: () => pause(Math.max(0, at - (performance.now() - since))),
  };
}

/** Where the control that was seen stands; the browser is asked for nothing that would wait for its page to be at rest. */
async function placeOf(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    const control = document.querySelector("[data-pressed-by-test]");
    // The page may have grown since.
    control?.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = (control ?? document.body).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/** Presses the control once, as soon as the moment comes. */
export async function pressAt({ page, moment }: Seen, hand: Hand, key = "Enter"): Promise<void> {
  if (hand === "pointer") {
    const { x, y } = await placeOf(page);
    await moment();
    return page.mouse.click(x, y);
  }
  await moment();
  if (hand === "reader")
    return page.evaluate(() => {
      const pressed = document.querySelector<HTMLElement>("[data-pressed-by-test]");
      pressed?.click();
    });
  await page.evaluate(() => {
    const pressed = document.querySelector<HTMLElement>("[data-pressed-by-test]");
    const field = pressed instanceof HTMLLabelElement ? pressed.control : pressed;
    field?.focus();
  });
  return page.keyboard.press(key);
}

/** Requests to addresses that begin with a text, or match; one that the browser made for a page of its own is no call. */
const requestsTo = ({ requests }: Seen, path: string | RegExp, method: string): readonly Request[] =>
  requests.filter((request) => {
    const { pathname, search } = new URL(request.url());
    const address = `${pathname}${search}`;
    const isIt = typeof path === "string" ? address.startsWith(path) : path.test(address);
    return isIt && request.method() === method;
  });

/** How many times something was sent. */
export const sent = (seen: Seen, path: string | RegExp, method = "GET"): number =>
  requestsTo(seen, path, method).length;

/** How often a list was asked for by a script, or opened as a page: one that is slow is opened after it was asked for. */
export const listed = (seen: Seen, path: RegExp): number => {
  const asked = requestsTo(seen, path, "GET");
  const pages = asked.filter((request) => request.isNavigationRequest()).length;
  return Math.max(pages, asked.length - pages);
};

/** How often an event was handed to the visit's destinations, as a site that is tested reports it. */
export const counted = ({ requests }: Seen, name: string): number =>
  requests.flatMap((request) => {
    if (!request.url().endsWith("/api/events/trace")) return [];
    const { reports } = request.postDataJSON() as { reports: { event: { name: string } }[] };
    return reports.filter(({ event }) => event.name === name);
  }).length;

/** Long enough for whatever would come a second time. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle");
  expect(page.isClosed()).toBe(false);
};
