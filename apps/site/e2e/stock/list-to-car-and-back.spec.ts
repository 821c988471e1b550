import { expect, test } from "@playwright/test";
import { findWholeChromium } from "../support/find-chromium.ts";
import { WITHOUT_A_WHOLE_BROWSER } from "../support/journey-browser.ts";
import { launchOptionsOf } from "../support/launch-options.ts";
import { layDealer } from "../support/own-dealer.ts";
import { ownChromium, type OwnTab } from "../support/own-chromium.ts";
import { at, dailyOn, DOCUMENTS_FIRST, LIST } from "../support/site.ts";

const PICTURE = `document.querySelector(".fc-gallery__stage img")`;
const WAIT = { intervals: [100] };

let tab: OwnTab;
/** Whose events are logged by the browser. */
let dealer: string;

const centreOf = async (selector: string): Promise<{ x: number; y: number }> => {
  const box = `document.querySelector('${selector}').getBoundingClientRect()`;
  return JSON.parse(
    String(await tab.ask(`JSON.stringify({ x: ${box}.x + 9, y: ${box}.y + ${box}.height / 2 })`)),
  ) as { x: number; y: number };
};

async function rest(selector: string): Promise<void> {
  await tab.ask(`document.querySelector('${selector}').scrollIntoView({ block: "center" })`);
  const place = await centreOf(selector);
  await tab.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...place });
}

async function press(selector: string): Promise<number> {
  const button = { ...(await centreOf(selector)), button: "left", clickCount: 1 };
  await tab.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
  const pressed = Date.now();
  // The page may be left before the browser says that the button was released.
  await tab.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button }).catch(() => undefined);
  return pressed;
}

async function carsOfList(): Promise<unknown> {
  await tab.send("Page.navigate", { url: at(dealer, LIST) });
  // A page that is only begun has no cars yet: on a busy machine its counting waits for it.
  await tab.ask(
    `new Promise((loaded) => document.readyState === "complete" ? loaded() : addEventListener("load", () => loaded()))`,
  );
  return tab.ask(`document.querySelectorAll("[data-card] h2 a").length`);
}

/** Opens the list and waits until its script has completed the addresses of its cars. */
async function openList(): Promise<void> {
  // The site learns of a new dealer a moment later where it is busy.
  await expect.poll(carsOfList, { intervals: [1000] }).toBeGreaterThan(9);
  await rest("h1");
  await expect
    .poll(() => tab.ask(`document.querySelector("[data-card] h2 a").search`), WAIT)
    .toContain("at=0");
  await expect.poll(() => tab.ask(`localStorage.getItem("visited-pages") !== null`), WAIT).toBe(true);
}

const linkTo = (place: number): string => `[data-card] h2 a[href$="&at=${place}"]`;

const whole = findWholeChromium();
test.skip(...WITHOUT_A_WHOLE_BROWSER);
test.skip(!DOCUMENTS_FIRST, "the framework forbids a browser to store its pages");

test.beforeEach(async () => {
  dailyOn("phone");
  dealer = `prepared-pages-${test.info().parallelIndex}`;
  await layDealer(dealer, {}, [], { analytics: { traceEvents: true } });
  tab = await ownChromium(whole?.path ?? "", launchOptionsOf(whole).args ?? []);
});
test.afterEach(() => tab.close());

test("a car that the shopper rests on is rendered ahead, counted once it is opened, and Back asks for nothing", async () => {
  await openList();
  await rest(linkTo(2));
  await expect.poll(() => tab.askAhead(`document.prerendering && ${PICTURE}?.complete`), WAIT).toBe(true);
  // As one who was here before, whose pages fetch their scripts by themselves.
  await expect.poll(() => tab.askAhead(`"next" in window`), WAIT).toBe(true);
  await tab.askAhead(`
    window.sent = [];
    navigator.sendBeacon = (path, body) => { body.text().then((text) => sent.push(text)); return true; };
    const look = () => {
      if (${PICTURE}.complete) window.seenAt ??= performance.timeOrigin + performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  `);
  const path = String(await tab.ask(`document.querySelector('${linkTo(2)}').pathname`));
  const slug = path.split("/").at(-1) ?? "";
  const stored = `JSON.stringify({ ...localStorage })`;
  expect(await tab.ask(stored)).not.toContain(slug);
  expect(await tab.askAhead("[sent.length, window.seenAt]")).toEqual([0, null]);

  await tab.ask(`addEventListener("pageshow", ({ persisted }) => {
    window.backAt = persisted ? performance.now() : null;
  })`);
  const pressed = await press(linkTo(2));
  await expect.poll(() => tab.ask("location.pathname"), WAIT).toBe(path);
  await expect.poll(() => tab.ask("window.seenAt"), WAIT).toBeGreaterThan(0);
  const took = Number(await tab.ask("seenAt")) - pressed;
  process.stdout.write(
    `from the press to the picture of a car that was rendered ahead: ${took.toFixed(0)} ms\n`,
  );
  expect(await tab.ask(`performance.getEntriesByType("navigation")[0].activationStart`)).toBeGreaterThan(0);
  const views = `sent.join().split('"name":"car_viewed"').length - 1`;
  await expect.poll(() => tab.ask(views), WAIT).toBe(1);
  await expect.poll(() => tab.ask(`localStorage.getItem("${dealer}-recently-seen")`), WAIT).toContain(slug);
  const visits = `localStorage.getItem("visited-pages").split("${path}").length - 1`;
  expect(await tab.ask(visits)).toBe(1);

  // The pointer rests on nothing that could be prepared.
  await tab.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 1, y: 1 });
  await tab.ask("setTimeout(() => history.back()) && null");
  await expect.poll(() => tab.ask("location.pathname"), WAIT).toBe(LIST);
  await expect.poll(() => tab.ask("window.backAt"), WAIT).toBeGreaterThan(0);
  const asked = `performance.getEntriesByType("resource").filter(({ startTime }) => startTime >= backAt)`;
  // The tab's own icon is the browser's affair, which it has stored.
  expect(
    await tab.ask(`${asked}.map(({ name }) => name).filter((name) => !name.endsWith("/icon.svg"))`),
  ).toEqual([]);
  expect(await tab.ask(visits)).toBe(1);
});

test("what is prepared goes with an answer about privacy, and what belongs to one shopper is never prepared", async () => {
  await openList();
  await rest(linkTo(1));
  await expect.poll(() => tab.askAhead("document.prerendering"), WAIT).toBe(true);
  const answer = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"answer":"refuse"}`,
  };
  expect(await tab.ask(`fetch("/api/consent", ${JSON.stringify(answer)}).then(({ status }) => status)`)).toBe(
    200,
  );
  await expect.poll(() => tab.askAhead("document.prerendering"), WAIT).toBeNull();
  await rest(`header a[href="/my-garage"]`);
  await rest(linkTo(3));
  await expect.poll(() => tab.askAhead("document.prerendering"), WAIT).toBe(true);
  const paths = [...new Set(tab.ahead.map((address) => new URL(address).pathname))];
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => !/^\/(?:cars|search)\//.test(path))).toEqual([]);
});
