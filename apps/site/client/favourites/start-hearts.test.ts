// @vitest-environment jsdom
import type { SiteEvent } from "@forecourt/analytics";
import { keptCars, parseWatchlist } from "@forecourt/forms-machine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startHearts } from "./start-hearts.ts";

const KEY = "north-favourites";
const kept = (): string[] => keptCars(parseWatchlist(localStorage.getItem(KEY))).map(({ id }) => id);
const heart = (id: string) => document.querySelector<HTMLButtonElement>(`button[value="${id}"]`);
const pressed = (id: string) => heart(id)?.getAttribute("aria-pressed");
const count = () => document.querySelector("[data-heart-count]")?.textContent;
const record = (id: string, at = 1000) => ({
  id,
  slug: `rio-${id}`,
  name: "Kia Rio",
  make: "Kia",
  model: "Rio",
  at,
});
const sentEntries = () =>
  (sent as { watchlist: Record<string, unknown>[] }[]).flatMap(({ watchlist }) => watchlist);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

let left: AbortController;
let tracked: SiteEvent[];
let answers: (request: RequestInit) => Response;
let account: (request: RequestInit) => Response;
let sent: unknown[];

const button = (id: string): string =>
  `<button value="${id}" aria-pressed="false" data-heart="18990|Kia|Rio|rio-${id}|Kia Rio"></button>`;

function start(html = "", hasAccounts = false): void {
  document.body.innerHTML = `<span data-heart-count></span>${button("7")}${button("8")}${html}`;
  startHearts({
    website: "north",
    track: (event) => void tracked.push(event),
    signal: left.signal,
    hasAccounts,
  });
}

beforeEach(() => {
  left = new AbortController();
  tracked = [];
  sent = [];
  answers = () => Response.json({ watchlist: [] });
  account = () => Response.json({ user: null, watchlist: [] });
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    if (typeof request.body === "string") sent.push(JSON.parse(request.body));
    return Promise.resolve(path === "/api/auth" ? account(request) : answers(request));
  });
});
afterEach(() => {
  left.abort();
  vi.unstubAllGlobals();
});

describe("startHearts", () => {
  it("renders what this browser keeps", () => {
    localStorage.setItem(KEY, JSON.stringify([record("8")]));
    start();
    expect([pressed("7"), pressed("8"), count()]).toEqual(["false", "true", "1"]);
  });

  it("keeps a pressed car at once, tracks it, and takes the picture the server knows", async () => {
    answers = ({ body }) => {
      const { watchlist } = JSON.parse(typeof body === "string" ? body : "") as { watchlist: object[] };
      const pictured = { primary_image_url: "https://p.example/7.jpg" };
      return Response.json({ watchlist: watchlist.map((entry) => ({ ...entry, ...pictured })) });
    };
    start();
    heart("7")?.click();
    expect([pressed("7"), count(), kept()]).toEqual(["true", "1", ["7"]]);
    expect(tracked).toEqual([
      { name: "favourite_added", car: { id: "7", slug: "rio-7", name: "Kia Rio", price: 18_990 } },
    ]);
    await settled();
    expect(localStorage.getItem(KEY)).toContain("https://p.example/7.jpg");
    expect(sentEntries()).toMatchObject([{ id: "7", slug: "rio-7", price: 18_990 }]);
  });

  it("takes a car out and says so, and stays right when the server cannot be reached", async () => {
    localStorage.setItem(KEY, JSON.stringify([record("7")]));
    answers = () => new Response(null, { status: 503 });
    start();
    heart("7")?.click();
    await settled();
    expect([pressed("7"), count(), kept()]).toEqual(["false", "", []]);
    expect(tracked.map(({ name }) => name)).toEqual(["favourite_removed"]);
  });

  it("shows presses of this page where the browser forbids storage", () => {
    const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    start();
    heart("7")?.click();
    setItem.mockRestore();
    expect([pressed("7"), count()]).toEqual(["true", "1"]);
  });

  it("follows another tab, and hearts that are rendered later", async () => {
    start();
    localStorage.setItem(KEY, JSON.stringify([record("7"), record("9")]));
    window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
    expect([pressed("7"), count()]).toEqual(["true", "2"]);
    document.body.insertAdjacentHTML("beforeend", '<button data-heart value="9"></button>');
    await settled();
    expect(pressed("9")).toBe("true");
  });

  it("keeps nothing more once another tab has signed out", () => {
    localStorage.setItem(KEY, JSON.stringify([record("7")]));
    start();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect([pressed("7"), count()]).toEqual(["false", ""]);
  });

  it("does not bring back a car that was taken out as the shopper left the page", async () => {
    localStorage.setItem(KEY, JSON.stringify([record("7")]));
    answers = () => new Response(null, { status: 503 });
    start();
    heart("7")?.click();
    await settled();
    left.abort();
    left = new AbortController();
    answers = () => Response.json({ watchlist: [record("7")] });
    sent = [];
    start("<div data-garage></div>");
    await settled();
    await settled();
    expect(kept()).toEqual([]);
    expect(sentEntries()).toMatchObject([{ id: "7", removed: true }]);
  });

  it("sends one change after the other, each beginning with the cookie of the one before", async () => {
    let open: (() => void) | null = null;
    vi.stubGlobal("fetch", async (_path: string, request: RequestInit) => {
      sent.push(request.body);
      await new Promise<void>((resolve) => (open = resolve));
      return Response.json({});
    });
    start();
    heart("7")?.click();
    heart("8")?.click();
    await settled();
    expect(sent).toHaveLength(1);
    (open as (() => void) | null)?.();
    await settled();
    expect(sent).toHaveLength(2);
    (open as (() => void) | null)?.();
    await settled();
  });

  it("takes over on the favourites' page what plain forms kept and took out", async () => {
    localStorage.setItem(KEY, JSON.stringify([record("7")]));
    answers = () => Response.json({ watchlist: [record("8", 2000), { id: "7", removed: true, at: 2000 }] });
    start("<div data-garage></div>");
    await settled();
    await settled();
    expect(kept()).toEqual(["8"]);
  });

  it("does not open anew the page that the shopper went to before the favourites' page was answered", async () => {
    localStorage.setItem(KEY, JSON.stringify([record("7")]));
    answers = () => Response.json({ watchlist: [record("7")] });
    start("<div data-garage></div>");
    document.querySelector("[data-garage]")?.remove();
    await settled();
    await settled();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it("unites its list with the account's of a signed-in shopper, and gives the account what it lacks", async () => {
    localStorage.setItem(KEY, JSON.stringify([record("7", 1000), record("9", 1000)]));
    const user = { email: "kim@shopper.example" };
    account = ({ method }) =>
      Response.json(
        method === "PUT"
          ? { user, watchlist: [record("7", 1000), record("8", 500), { id: "9", removed: true, at: 2000 }] }
          : { user, watchlist: [record("8", 500), { id: "9", removed: true, at: 2000 }] },
      );
    start("", true);
    await settled();
    await settled();
    expect(kept()).toEqual(["8", "7"]);
    expect(sentEntries()).toMatchObject([{ id: "7" }]);
    expect(document.documentElement.dataset["signedIn"]).toBe("");
    delete document.documentElement.dataset["signedIn"];
  });

  it("keeps everything when the session is over, or the server away", async () => {
    localStorage.setItem(KEY, JSON.stringify([record("7")]));
    for (const answer of [
      () => Response.json({ user: null, watchlist: [] }),
      () => new Response(null, { status: 500 }),
    ]) {
      account = answer;
      start("", true);
      await settled();
      expect(kept()).toEqual(["7"]);
    }
    expect(document.documentElement.dataset["signedIn"]).toBeUndefined();
  });

  it("asks nobody who this is on a site without accounts", async () => {
    account = () => {
      throw new Error("asked");
    };
    start();
    await settled();
    expect(count()).toBe("");
  });

  it("asks who is signed in once a page that the browser rendered ahead is opened", async () => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    let asked = 0;
    account = () => {
      asked += 1;
      return Response.json({ user: null, watchlist: [] });
    };
    start("", true);
    await settled();
    const before = asked;
    Reflect.deleteProperty(document, "prerendering");
    document.dispatchEvent(new Event("prerenderingchange"));
    await settled();
    expect([before, asked]).toEqual([0, 1]);
  });
});
