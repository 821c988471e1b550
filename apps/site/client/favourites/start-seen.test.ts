// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startSeen } from "./start-seen.ts";

const KEY = "north-recently-seen";
const mark = (id: string) =>
  `<span hidden data-seen-car='${JSON.stringify({ id, slug: `rio-${id}`, name: `Kia Rio ${id}`, make: "Kia", model: "Rio", primary_image_url: `/media/drawn/${id}.webp` })}'></span>`;
const strip = (except = "") =>
  `<section hidden data-seen='${JSON.stringify({ except, carPath: "/cars/" })}'><button data-forgets="seen"></button><ul></ul></section>`;
const section = () => document.querySelector("section");
const links = () => [...document.querySelectorAll("li a")].map((link) => link.getAttribute("href"));
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

let left: AbortController;
const start = (html: string): void => {
  document.body.innerHTML = html;
  startSeen({ website: "north", signal: left.signal });
};

beforeEach(() => {
  left = new AbortController();
  localStorage.clear();
});
afterEach(() => left.abort());

describe("startSeen", () => {
  it("remembers the cars whose pages are opened, the last one first, and shows them on a page with room for them", async () => {
    start(mark("7"));
    document.body.innerHTML = mark("8");
    await settled();
    document.body.innerHTML = strip();
    await settled();
    expect(links()).toEqual(["/cars/rio-8", "/cars/rio-7"]);
    expect(document.querySelector("li")?.textContent).toBe("Kia Rio 8");
    expect(section()?.hidden).toBe(false);
    expect(localStorage.getItem(KEY)).toContain('"id":"7"');
  });

  it("remembers a car whose page the browser rendered ahead once that page is opened", () => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    start(mark("7"));
    const before = localStorage.getItem(KEY);
    document.dispatchEvent(new Event("prerenderingchange"));
    Reflect.deleteProperty(document, "prerendering");
    expect([before, localStorage.getItem(KEY)]).toEqual([null, expect.stringContaining('"id":"7"')]);
  });

  it("leaves out the car the page is about, and stays hidden with nothing else", () => {
    start(mark("7") + strip("7"));
    expect([links(), section()?.hidden]).toEqual([[], true]);
  });

  it("forgets them all when asked", () => {
    start(mark("7") + strip());
    document.querySelector("button")?.click();
    expect([localStorage.getItem(KEY), section()?.hidden]).toEqual([null, true]);
  });

  it("forgets them when another tab signs out", async () => {
    start(mark("7"));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    document.body.innerHTML = mark("8") + strip();
    await settled();
    expect(links()).toEqual(["/cars/rio-8"]);
  });

  it("shows what was seen since the page was loaded where the browser forbids storage", async () => {
    const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    start(mark("7"));
    document.body.innerHTML = strip();
    await settled();
    setItem.mockRestore();
    expect(links()).toEqual(["/cars/rio-7"]);
  });

  it("shows in a strip that was left and is shown again what was seen meanwhile, and nothing once it is forgotten", async () => {
    start(mark("7") + strip("7"));
    const left = section() ?? document.body;
    document.body.innerHTML = mark("8");
    await settled();
    document.body.replaceChildren(left);
    await settled();
    expect([links(), left.hidden]).toEqual([["/cars/rio-8"], false]);
    document.body.innerHTML = mark("7") + strip();
    await settled();
    document.querySelector("button")?.click();
    document.body.replaceChildren(left);
    await settled();
    expect([links(), left.hidden]).toEqual([[], true]);
  });

  it("fetches no picture from an address that is not the site's own", () => {
    const record = {
      id: "9",
      slug: "rio-9",
      name: "Rio",
      primary_image_url: "https://elsewhere.example/p.jpg",
    };
    localStorage.setItem(KEY, JSON.stringify([record]));
    start(strip());
    expect([links(), document.querySelector("img")]).toEqual([["/cars/rio-9"], null]);
  });
});
