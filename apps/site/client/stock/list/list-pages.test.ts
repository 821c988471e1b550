// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ListPages, listPages } from "./list-pages.ts";
import { sentFields } from "./sent-fields.ts";

const PATH = "/search/used-cars";
const list = (cars: string) => `<div data-list><div><div data-results>${cars}</div></div></div>`;
const page = (cars: string) => `<!doctype html><main>${list(cars)}</main>`;

interface Asked {
  address: string;
  signal: AbortSignal;
  answer: (response: Response | Error, url?: string) => void;
}

let asked: Asked[];
let opened: string[];
let shownTimes: number;

/** A browser that has opened the list of an address. */
function opensList(address: string, cars = "all"): { root: HTMLElement; lists: ListPages } {
  history.replaceState(null, "", address);
  document.body.innerHTML = list(cars);
  const root = document.querySelector<HTMLElement>("[data-list]");
  if (!root) throw new Error("There is no list.");
  const around = {
    onShown: () => (shownTimes += 1),
    openPage: (page: string) => opened.push(page),
    take: () => null,
  };
  return { root, lists: listPages(root, around) };
}
const bytes = (text: string) => new TextEncoder().encode(text);

/** A list of two cars, of which only the first has come. */
function comesInParts() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const [begun = "", others = ""] = page("<ul data-trail><li>one</li><li data-later>two</li></ul>").split(
    /(?=<\/li><li data-later)/,
  );
  void writer.write(bytes(`${begun}</li><li data-later`));
  return {
    response: new Response(readable as never),
    comes: async () => {
      await writer.write(bytes(others.slice("</li><li data-later".length)));
      await writer.close();
    },
    fails: () => writer.abort(new TypeError("away")),
  };
}
const renderedCars = () => [...document.querySelectorAll("li")].map((car) => car.textContent);
const cars = () => document.querySelector("[data-results]")?.textContent;
const here = () => `${location.pathname}${location.search}${location.hash}`;
const html = (cars: string, init?: ResponseInit) => new Response(page(cars), init);

/** Until what was read of a page to its end is remembered. */
const readToEnd = () => new Promise((resolve) => setTimeout(resolve));
/** What waits for the browser to be idle. It never is by itself, so that nothing runs after the last test. */
let waiting: (() => void)[];
/** The browser is idle until nothing waits for that any more. */
async function becomesIdle(): Promise<void> {
  await readToEnd();
  while (waiting.length > 0) {
    for (const run of waiting.splice(0)) run();
    await readToEnd();
  }
}
/** What a form without fields was sent with. */
const sentForm = () => sentFields([]);

/** Every test has its own addresses, since lists are remembered as long as the page lives. */
let count = 0;
const fresh = () => `${PATH}?q=test${(count += 1)}`;

beforeEach(() => {
  [asked, opened, shownTimes, waiting] = [[], [], 0, []];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => waiting.push(run));
  vi.stubGlobal("fetch", (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    const answer: Asked["answer"] = (given, url = address) => {
      if (given instanceof Error) return reject(given);
      // What has not come yet of an answer fails once it is not wanted any more.
      const body = given.body?.pipeThrough(new TransformStream(), { signal }) ?? null;
      const response = new Response(body, given);
      return resolve(Object.defineProperty(response, "url", { value: new URL(url, location.origin).href }));
    };
    asked.push({ address, signal, answer });
    return promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("listPages", () => {
  it("puts the list of an address into the page and writes an entry of the history for it", async () => {
    const { root, lists } = opensList(PATH);
    const entries = history.length;
    const address = fresh();
    const done = lists.open(address);
    expect([root.getAttribute("aria-busy"), cars(), here()]).toEqual(["true", "all", PATH]);
    asked[0]?.answer(html("three"));
    await done;
    expect([root.getAttribute("aria-busy"), cars(), here()]).toEqual(["false", "three", address]);
    expect([history.length - entries, shownTimes, opened]).toEqual([1, 1, []]);
  });

  it("renders the cars that a form asks for before it writes their address", async () => {
    const { lists } = opensList(PATH);
    const entries = history.length;
    const address = fresh();
    const done = lists.open(address, sentForm());
    asked[0]?.answer(html("three"));
    await done;
    expect([cars(), here()]).toEqual(["three", PATH]);
    await becomesIdle();
    expect(here()).toBe(address);
    expect(history.length - entries).toBe(1);
  });

  it("writes the address after a moment in a browser that does not say when it is idle", async () => {
    Reflect.deleteProperty(window, "requestIdleCallback");
    const { lists } = opensList(PATH);
    const address = fresh();
    const done = lists.open(address, sentForm());
    asked[0]?.answer(html("three"));
    await done;
    expect(here()).toBe(PATH);
    await expect.poll(() => here()).toBe(address);
  });

  it("writes the address at once where the shopper goes on, and once only", async () => {
    const { lists } = opensList(PATH);
    const entries = history.length;
    const [first, second] = [fresh(), fresh()];
    for (const [index, address] of [first, second].entries()) {
      const done = lists.open(address, sentForm());
      asked[index]?.answer(html(address));
      await done;
      if (address === second) lists.complete();
      expect(here()).toBe(address === second ? second : PATH);
    }
    await becomesIdle();
    expect([history.length - entries, here()]).toEqual([2, second]);
  });

  it("writes no address of a list that the shopper has gone back from, or left", async () => {
    for (const away of ["follow", "leave"] as const) {
      const { lists } = opensList(PATH);
      const done = lists.open(fresh(), sentForm());
      asked.at(-1)?.answer(html("three"));
      await done;
      void lists[away]();
      lists.complete();
      await becomesIdle();
      expect(here()).toBe(PATH);
    }
  });

  it("writes the address as the server spells it, with the place that was named", async () => {
    const { lists } = opensList(PATH);
    const spelt = fresh();
    const done = lists.open(`${PATH}?unspelt#added`);
    asked[0]?.answer(html("three"), spelt);
    await done;
    expect(here()).toBe(`${spelt}#added`);
  });

  it("shows the newest list that was asked for", async () => {
    const { lists } = opensList(PATH);
    const [first, second] = [fresh(), fresh()];
    const both = [lists.open(first), lists.open(second)];
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[1]?.answer(html("second"));
    await Promise.all(both);
    expect([cars(), here(), opened]).toEqual(["second", second, []]);
  });

  it("says of each list whether it is the newest that was asked for", async () => {
    const { lists } = opensList(PATH);
    const [first, second] = [fresh(), fresh()];
    const done = [lists.open(first), lists.open(second)];
    asked[1]?.answer(html("second"));
    expect(await Promise.all(done)).toEqual([false, true]);
  });

  it("opens the page of a list that takes longer than five seconds, as the browser shows that it waits", async () => {
    vi.useFakeTimers();
    const { lists } = opensList(PATH);
    const [slow, quick] = [fresh(), fresh()];
    const done = lists.open(quick);
    asked[0]?.answer(html("quick"));
    await vi.advanceTimersByTimeAsync(50);
    await done;
    void lists.open(slow);
    await vi.advanceTimersByTimeAsync(4999);
    expect(opened).toEqual([]);
    await vi.advanceTimersByTimeAsync(5001);
    expect(opened).toEqual([slow]);
    vi.useRealTimers();
  });

  it("asks once for a list that is on its way", async () => {
    const { lists } = opensList(PATH);
    const address = fresh();
    const both = [lists.open(address), lists.open(address)];
    expect(asked).toHaveLength(1);
    asked[0]?.answer(html("three"));
    await Promise.all(both);
    expect([cars(), shownTimes]).toEqual(["three", 1]);
  });

  it("asks for nothing where the list of an address is shown, and leaves what was on its way", async () => {
    const { root, lists } = opensList(PATH);
    const away = lists.open(fresh());
    await lists.open(`${PATH}#results`);
    await away;
    expect([asked.length, asked[0]?.signal.aborted, root.getAttribute("aria-busy"), cars()]).toEqual([
      1,
      true,
      "false",
      "all",
    ]);
  });

  it.each([
    ["an error", html("none", { status: 503 }), undefined],
    ["a page without a list", new Response("<p>Closed</p>"), undefined],
    ["a page of another path", html("three"), "/search/new-cars"],
    ["no connection", new TypeError("away"), undefined],
  ])("opens the page of the address after %s", async (_, answer, url) => {
    const { root, lists } = opensList(PATH);
    const address = fresh();
    const done = lists.open(address);
    asked[0]?.answer(answer, url);
    await done;
    expect([opened, cars(), here()]).toEqual([[address], "all", PATH]);
    expect(root.getAttribute("aria-busy")).toBe("false");
  });

  it("opens nothing once it is left", async () => {
    const { lists } = opensList(PATH);
    const done = lists.open(fresh());
    lists.leave();
    await done;
    expect([opened, cars()]).toEqual([[], "all"]);
  });

  it("follows the address after Back", async () => {
    const { lists } = opensList(PATH);
    const address = fresh();
    const there = lists.open(address);
    asked[0]?.answer(html("three"));
    await there;
    history.replaceState(null, "", PATH);
    const back = lists.follow();
    expect(asked[1]?.address).toBe(PATH);
    asked[1]?.answer(html("all again"));
    await back;
    expect([cars(), here()]).toEqual(["all again", PATH]);
  });

  it("shows the first cars at once and the others, with what stands below them, once those are painted", async () => {
    const { lists } = opensList(PATH);
    const done = lists.open(fresh());
    const parts =
      "<ul><li>used</li></ul><ul data-trail><li>one</li><li data-later>two</li><li>three</li></ul><nav>pages</nav>";
    asked[0]?.answer(html(parts));
    await done;
    expect(document.querySelector("[data-results]")?.innerHTML).toBe(
      `<ul><li>used</li></ul><ul data-trail=""><li>one</li></ul>`,
    );
    const first = document.querySelector("[data-trail] > li");
    await becomesIdle();
    expect(document.querySelector("nav")?.textContent).toBe("pages");
    // What the list is filtered by stands above the cars as a list of its own.
    expect(document.querySelector("[data-results]")?.innerHTML).toBe(
      `<ul><li>used</li></ul><ul data-trail=""><li>one</li><li data-later="">two</li><li>three</li></ul><nav>pages</nav>`,
    );
    expect(document.querySelector("[data-trail] > li")).toBe(first);
  });

  it("adds the others where they come long after the first", async () => {
    const { lists } = opensList(PATH);
    const list = comesInParts();
    const address = fresh();
    const done = lists.open(address);
    asked[0]?.answer(list.response);
    await done;
    expect(renderedCars()).toEqual(["one"]);
    // A link to the same list asks for nothing, and leaves nothing.
    await lists.open(`${address}#one`);
    await list.comes();
    await becomesIdle();
    expect(renderedCars()).toEqual(["one", "two"]);
    expect(opened).toEqual([]);
  });

  it("opens the page of a list whose others do not come", async () => {
    const { lists } = opensList(PATH);
    const list = comesInParts();
    const address = fresh();
    const done = lists.open(address);
    asked[0]?.answer(list.response);
    await done;
    await list.fails();
    await becomesIdle();
    expect(opened).toEqual([address]);
  });

  it("leaves the others of a list to themselves once another one is asked for", async () => {
    for (const end of ["comes", "fails"] as const) {
      const { lists } = opensList(PATH);
      const list = comesInParts();
      const done = lists.open(fresh());
      asked.at(-1)?.answer(list.response);
      await done;
      const other = lists.open(fresh());
      asked.at(-1)?.answer(html("<ul><li>three</li></ul>"));
      await other;
      await list[end]();
      await becomesIdle();
      expect([renderedCars(), opened]).toEqual([["three"], []]);
    }
  });

  it("opens no page of a list whose others do not come while another one is on its way", async () => {
    const { lists } = opensList(PATH);
    const list = comesInParts();
    const done = lists.open(fresh());
    asked[0]?.answer(list.response);
    await done;
    const other = lists.open(fresh());
    await list.fails();
    await becomesIdle();
    asked[1]?.answer(html("<ul><li>three</li></ul>"));
    await other;
    expect([renderedCars(), opened]).toEqual([["three"], []]);
  });

  it("adds the others once to a list that is shown again while they are on their way", async () => {
    const { lists } = opensList(PATH);
    const address = fresh();
    const [first, again] = [comesInParts(), comesInParts()];
    for (const [asks, answer] of [
      [address, first.response],
      [fresh(), html("<ul><li>three</li></ul>")],
      [address, again.response],
    ] as const) {
      const done = lists.open(asks);
      asked.at(-1)?.answer(answer);
      await done;
    }
    await first.comes();
    await again.comes();
    await becomesIdle();
    expect(renderedCars()).toEqual(["one", "two"]);
  });

  it.each(["a link", "the way back"])(
    "answers with the list of %s what was sent for one that it takes the place of",
    async (kind) => {
      const box = '<label><input type="checkbox" name="make" value="Kia"></label>';
      const { lists } = opensList(PATH);
      const place = document.querySelector("[data-list] > div");
      place?.insertAdjacentHTML("afterbegin", box);
      const ticked = place?.querySelector("input");
      ticked?.click();
      const address = fresh();
      void lists.open(`${address}&make=Kia`, sentFields(ticked ? [ticked] : []));
      if (kind !== "a link") history.replaceState(null, "", address);
      const done = kind === "a link" ? lists.open(address) : lists.follow();
      asked[1]?.answer(new Response(page("all again").replace("<div data-list><div>", `$&${box}`)));
      await done;
      expect([cars(), ticked?.isConnected, ticked?.checked]).toEqual(["all again", true, false]);
    },
  );

  it("asks again for the list that is shown where what was sent for another one must be answered", async () => {
    const here = fresh();
    const { lists } = opensList(here);
    const box = document.createElement("input");
    for (const [asks, times] of [
      [() => lists.open(here, sentFields([box])), 1],
      [() => lists.open(here), 3],
      [() => lists.follow(), 5],
    ] as const) {
      void lists.open(fresh(), sentFields([box]));
      void asks();
      expect(asked).toHaveLength(times);
    }
    lists.leave();
  });

  it("adds nothing to a list that has taken the place of one shown in part", async () => {
    vi.useFakeTimers();
    const { lists } = opensList(PATH);
    const parts = lists.open(fresh());
    asked[0]?.answer(html("<ul data-trail><li>one</li><li data-later>two</li></ul>"));
    await vi.advanceTimersByTimeAsync(50);
    await parts;
    const other = lists.open(fresh());
    asked[1]?.answer(html("<ul><li>three</li></ul>"));
    await vi.advanceTimersByTimeAsync(50);
    await other;
    vi.useRealTimers();
    await becomesIdle();
    expect([...document.querySelectorAll("li")].map((car) => car.textContent)).toEqual(["three"]);
  });

  it("reads a page that is rendered for this shopper to the end of its lists", async () => {
    const { lists } = opensList(PATH);
    const done = lists.open(fresh());
    let read = 0;
    const parts = [page("three").slice(0, 30), page("three").slice(30, -3), page("three").slice(-3)];
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new TextEncoder().encode(parts[(read += 1) - 1] ?? "<script>")),
    });
    const renderedForOne = { headers: { "cache-control": "private, no-cache" } };
    asked[0]?.answer(new Response(body as never, renderedForOne));
    await done;
    expect(cars()).toBe("three");
    expect(read).toBeLessThan(10);
  });

  it.each([
    ["that names a place in it", "#added", 0],
    ["while its end is looked at", "", 5000],
  ])("shows a list whole %s", async (_, hash, scrolled) => {
    vi.stubGlobal("scrollY", scrolled);
    const { lists } = opensList(PATH);
    const done = lists.open(fresh() + hash);
    asked[0]?.answer(html("<ul data-trail><li>one</li><li data-later>two</li></ul>"));
    await done;
    expect(document.querySelectorAll("li")).toHaveLength(2);
  });
});
