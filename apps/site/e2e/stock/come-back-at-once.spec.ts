import {
  type BrowserContext,
  type CDPSession,
  chromium,
  expect,
  requestsUnderWay,
  test,
  touch,
} from "../support/touched-pages.ts";
import { WITHOUT_A_WHOLE_BROWSER, wholeBrowser } from "../support/journey-browser.ts";
import { at, AU, DOCUMENTS_FIRST, LIST } from "../support/site.ts";

const ELSEWHERE = "/privacy-policy";
/** Fewer pages than the browser stores at once. */
const REMEMBERED = 4;
const FIRST_CAR = `document.querySelector(".fc-car-card h2 a")?.getAttribute("href")`;

/** Writes on each page whether it was made anew or came back as it was left. */
const noteReturn = (): void =>
  addEventListener("pageshow", ({ persisted }) => {
    document.documentElement.dataset["came"] = persisted ? "back" : "anew";
  });

/** Pages come one after the other here, and each is waited for. */
const OFTEN = { intervals: [100] };

/** The page of a browser that remembers pages, which Playwright's own walk through them does not expect. */
interface RememberingTab {
  /** Opens an address and waits until it has fetched all it wants; the browser remembers no page that is left before. */
  open(path: string): Promise<void>;
  ask(expression: string): Promise<unknown>;
  /** Presses the back button, and tells how the page came. */
  back(path: string): Promise<unknown>;
  /** Why the browser made a page anew, in its own words. */
  reasons: string[];
}

function rememberingTab(session: CDPSession, context: BrowserContext): RememberingTab {
  const reasons: string[] = [];
  const underWay = requestsUnderWay(context);
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) reasons.push(`${reason} (${type})`);
  });
  const ask = async (expression: string): Promise<unknown> => {
    const { result } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
    return result.value;
  };
  const state = `location.pathname + " " + document.readyState + " " + document.documentElement.dataset.came`;
  const howItIs = (): Promise<unknown> => ask(state).catch(() => "");
  return {
    ask,
    reasons,
    open: async (path) => {
      underWay.clear();
      await session.send("Page.navigate", { url: at(AU, path) });
      await expect.poll(howItIs, OFTEN).toBe(`${path} complete anew`);
      let before: unknown = null;
      await expect
        .poll(async () => {
          const fetched = await ask(`performance.getEntriesByType("resource").length`);
          const isDone = fetched === before && underWay.size === 0;
          before = fetched;
          return isDone;
        }, OFTEN)
        .toBe(true);
    },
    back: async (path) => {
      await ask("history.back()");
      await expect
        .poll(async () => String(await howItIs()).replace(/(?:back|anew)$/, "some way"), OFTEN)
        .toBe(`${path} complete some way`);
      return ask("document.documentElement.dataset.came");
    },
  };
}

test("each kind of page comes back as it was left", async () => {
  test.skip(!DOCUMENTS_FIRST, "the framework forbids a browser to store its pages");
  test.skip(...WITHOUT_A_WHOLE_BROWSER);
  const browser = await chromium.launch({
    ...wholeBrowser,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const context = await browser.newContext();
    for (const script of [touch, noteReturn]) await context.addInitScript(script);
    const session = await context.newCDPSession(await context.newPage());
    await session.send("Page.enable");
    const tab = rememberingTab(session, context);
    await tab.open(LIST);
    const car = String(await tab.ask(FIRST_CAR)).split("?")[0] ?? "";
    const forms = [`${car}/enquire`, "/contact", "/trade-in", "/finance", "/book-a-service"];
    const others = ["/cars", "/models", "/special-offers", "/our-locations", "/blog", "/my-garage"];
    const paths = ["/", LIST, car, ...forms, ...others];
    while (paths.length > 0) {
      const some = paths.splice(0, REMEMBERED);
      for (const path of [...some, ELSEWHERE]) await tab.open(path);
      for (const path of some.toReversed())
        expect(await tab.back(path), `${path}: ${tab.reasons.join(", ")}`).toBe("back");
    }
  } finally {
    await browser.close();
  }
});
