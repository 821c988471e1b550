// @vitest-environment jsdom
import { behaviour } from "@forecourt/ui/behaviours";
import { FilterPanel, type FilterPanelProps } from "@forecourt/ui/filter-panel";
import { SortMenu } from "@forecourt/ui/sort-menu";
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StockBehaviour } from "./stock-behaviour.tsx";

// A busy machine may take seconds to load what a part fetches.
configure({ asyncUtilTimeout: 20_000 });

const PATH = "/search/used-cars";

/** Addresses that were asked for, and the lists that they answer with: the plain list where none is named. */
let asked: string[];
let answers: Record<string, Drawn>;
/** What waits for the browser to be idle; nothing of it runs after its test. */
let idle: ReturnType<typeof setTimeout>[];

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  // Each test is a page of its own: lists are remembered by their address.
  history.replaceState(null, "", `${PATH}?q=${Math.random()}`);
  [asked, answers, idle] = [[], {}, []];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(setTimeout(run)));
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const page = `<main><div data-list><div>${listOf(answers[address])}</div></div></main>`;
    return Object.defineProperty(new Response(page), "url", {
      value: new URL(address, location.origin).href,
    });
  });
});
afterEach(() => {
  cleanup();
  for (const timer of idle) clearTimeout(timer);
  vi.unstubAllGlobals();
});

interface Drawn {
  kia?: boolean;
  mazda?: boolean;
  max?: number;
  sort?: string;
  next?: number;
}

const text: FilterPanelProps["text"] = {
  open: "Filters",
  keywords: "Keywords",
  search: "Search",
  from: "From",
  to: "To",
  show: "Show 3 cars",
  clear: "Clear all",
  opened: String,
  allValues: String,
  moreValues: String,
};

/** The list as the server draws it for one query. */
const listOf = ({ kia = false, mazda = false, max, sort = "", next = 1 }: Drawn = {}) =>
  renderToStaticMarkup(
    <div>
      <h1 tabIndex={-1} data-results-heading="">
        Used cars
      </h1>
      <FilterPanel
        id="filters"
        action="/search/used-cars"
        keywords=""
        filters={[
          {
            kind: "values",
            facet: "make",
            label: "Make",
            values: [
              { value: "Kia", label: "Kia", count: 3, selected: kia },
              { value: "Mazda", label: "Mazda", count: 3, selected: mazda },
            ],
          },
          {
            kind: "range",
            facet: "price",
            label: "Price",
            boundLabels: { min: "$1", max: "$9" },
            unit: "$",
            selected: max === undefined ? null : { max },
            selectedLabel: null,
            histogram: [
              { from: 0, count: 1 },
              { from: 20_000, count: 2 },
              { from: 40_000, count: 1 },
            ],
            slider: { min: 0, max: 60_000, step: 20_000, low: 0, high: max ?? 60_000 },
          },
        ]}
        total={6}
        clearHref="/search/used-cars"
        active={0}
        sort=""
        text={text}
      />
      <SortMenu
        id="sort"
        action="/search/used-cars"
        label="Sort"
        applyLabel="Apply"
        options={["", "price_low"].map((value) => ({
          value,
          label: value || "relevant",
          selected: value === sort,
        }))}
        keep={[]}
      />
      <p className="fc-stock__results" {...behaviour({ results: true })}>
        <a href={`/search/used-cars?page=${next}`}>Next page</a>
      </p>
    </div>,
  );

const FORMS = { filters: "filters", sort: "sort" };

const aList = (drawn?: Drawn) => (
  <StockBehaviour path={PATH} {...FORMS}>
    <div dangerouslySetInnerHTML={{ __html: listOf(drawn) }} />
  </StockBehaviour>
);

/** The bars between the handles of the slider, and those outside. */
const bars = () =>
  [...document.querySelectorAll(".fc-histogram > path")].map((path) => path.getAttribute("d"));

/** Waits until the list of the newest question is shown. */
const isShown = () =>
  waitFor(() => expect(document.querySelector("[data-list]")?.getAttribute("aria-busy")).toBe("false"));

function field<Field extends Element>(selector: string, kind: new () => Field): Field {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
}
const kia = () => field("#filters [value=Kia]", HTMLInputElement);
const mazda = () => field("#filters [value=Mazda]", HTMLInputElement);
const priceTo = () => field("#filters-price-max", HTMLInputElement);
const orderByPrice = () => fireEvent.change(sortMenu(), { target: { value: "price_low" } });
const sortMenu = () => field("#sort-sort", HTMLSelectElement);

const covered = () => "covered" in document.documentElement.dataset;
const makes = () => document.querySelector<HTMLDetailsElement>("details[data-group=filters-make]");

/** Presses a group's heading, and waits until the browser is done with the press. */
async function press(group: HTMLDetailsElement | null): Promise<void> {
  const summary = group?.querySelector("summary");
  if (!summary) throw new Error("The list has no such group.");
  // Not by `fireEvent`, which holds back what is drawn until the press is over.
  summary.click();
  await new Promise((resolve) => setTimeout(resolve));
}

describe("StockBehaviour", () => {
  it("keeps focus in the box that was ticked, before and after the new list is there", async () => {
    render(aList());
    answers["/search/used-cars?make=Kia"] = { kia: true };
    const box = kia();
    box.focus();
    box.click();
    await isShown();
    expect(asked).toEqual(["/search/used-cars?make=Kia"]);
    expect(kia()).toBe(box);
    expect(document.activeElement).toBe(box);
    expect(box.checked).toBe(true);
    await waitFor(() => expect(location.search).toBe("?make=Kia"));
  });

  it("keeps focus in the order and in an amount, which is shown as it was read", async () => {
    render(aList());
    answers["/search/used-cars?sort=price_low"] = { sort: "price_low" };
    answers["/search/used-cars?price=%3A30000&sort=price_low"] = { max: 30_000, sort: "price_low" };
    sortMenu().focus();
    fireEvent.change(sortMenu(), { target: { value: "price_low" } });
    await isShown();
    expect(document.activeElement).toBe(sortMenu());
    priceTo().focus();
    fireEvent.change(priceTo(), { target: { value: "$30k" } });
    await isShown();
    expect(asked.at(-1)).toBe("/search/used-cars?price=%3A30000&sort=price_low");
    expect(document.activeElement).toBe(priceTo());
    await waitFor(() => expect(priceTo().value).toBe("30000"));
    expect(document.activeElement).toBe(priceTo());
  });

  it("shows what is filtered after Back", async () => {
    const first = location.search;
    render(aList());
    answers["/search/used-cars?make=Kia"] = { kia: true, max: 30_000, sort: "price_low" };
    kia().click();
    const chosen = () => [kia().checked, priceTo().value, sortMenu().value];
    await waitFor(() => expect(chosen()).toEqual([true, "30000", "price_low"]));
    history.replaceState(null, "", PATH + first);
    fireEvent(window, new PopStateEvent("popstate"));
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() => expect(chosen()).toEqual([false, "", ""]));
  });

  it("asks anew for both boxes where the second is ticked while the list is on its way", async () => {
    render(aList());
    answers["/search/used-cars?make=Kia&make=Mazda"] = { kia: true, mazda: true };
    kia().click();
    mazda().click();
    await isShown();
    expect(asked.at(-1)).toBe("/search/used-cars?make=Kia&make=Mazda");
    expect(mazda().checked).toBe(true);
    await waitFor(() => expect(location.search).toBe("?make=Kia&make=Mazda"));
  });

  it("keeps the order and the boxes that were chosen while the list of the other is on its way", async () => {
    const both = "/search/used-cars?make=Kia&sort=price_low";
    answers[both] = { kia: true, sort: "price_low" };
    for (const [first, second] of [
      [() => kia().click(), orderByPrice],
      [orderByPrice, () => kia().click()],
    ] as const) {
      history.replaceState(null, "", `${PATH}?q=${Math.random()}`);
      render(aList());
      first();
      second();
      await isShown();
      expect([asked.at(-1), kia().checked, sortMenu().value]).toEqual([both, true, "price_low"]);
      cleanup();
    }
  });

  it("keeps what the address asks besides when the order is changed", () => {
    render(aList());
    sortMenu().insertAdjacentHTML(
      "beforebegin",
      '<input type="hidden" name="badge" value="GR"><input type="hidden" name="make" value="Kia"><input type="hidden" name="price" value="1:2">',
    );
    fireEvent.change(sortMenu(), { target: { value: "price_low" } });
    expect(asked).toEqual(["/search/used-cars?badge=GR&sort=price_low"]);
  });

  it("draws nothing anew for a link to the list that is shown, and leaves a place in it to the browser", () => {
    const { container } = render(
      <>
        {aList()}
        <a id="first" href={PATH + location.search}>
          Page 1
        </a>
        <a id="place" href="#filters">
          Filters
        </a>
      </>,
    );
    const [first, place] = ["#first", "#place"].map((link) => container.querySelector(link) ?? container);
    expect(first && fireEvent.click(first)).toBe(false);
    expect(place && fireEvent.click(place)).toBe(true);
    expect(asked).toEqual([]);
  });

  it("shows no list that was on its way once a link to another page is followed", () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise((_, reject) => signal.addEventListener("abort", reject));
    });
    const { container } = render(aList());
    const car = `<ul data-trail="list=used-cars&at=0"><li data-card><h2><a href="/cars/kia-rio-9">Rio</a></h2></li></ul>`;
    document.querySelector(".fc-stock__results")?.insertAdjacentHTML("afterend", car);
    const link = container.querySelector("h2 a") ?? container;
    kia().click();
    fireEvent.click(link, { ctrlKey: true });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    fireEvent.click(link);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    // Back, in a page that was left as it was: what is chosen is shown.
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect([asked.length, signals.map(({ aborted }) => aborted)]).toEqual([0, [true, false]]);
  });

  it("asks for the list of a box and of a link as they are pressed, as the press leaves them, and once", async () => {
    render(aList());
    answers["/search/used-cars?make=Kia"] = { kia: true };
    // Its code comes after the page.
    await vi.waitFor(() => {
      if (asked.length === 0) fireEvent.pointerDown(kia(), { isPrimary: true });
      expect(asked).toHaveLength(1);
    });
    expect([asked, kia().checked]).toEqual([["/search/used-cars?make=Kia"], false]);
    kia().click();
    await isShown();
    expect([asked.length, kia().checked]).toEqual([1, true]);
    fireEvent.pointerDown(kia(), { isPrimary: true });
    expect([asked.at(-1), kia().checked]).toEqual(["/search/used-cars", true]);
    const next = screen.getByRole("link", { name: "Next page" });
    fireEvent.pointerDown(next, { isPrimary: true });
    fireEvent.click(next);
    await isShown();
    expect([asked.length, asked.at(-1)]).toEqual([3, "/search/used-cars?page=1"]);
  });

  it("asks for nothing on a page that came back as it was left, with what is chosen shown", () => {
    render(aList());
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(asked).toEqual([]);
  });

  it("shows another page of the list in the place of this one, from its beginning", async () => {
    render(aList());
    const heading = screen.getByRole("heading", { name: "Used cars" });
    answers["/search/used-cars?page=1"] = { next: 2 };
    const goesTo = vi.fn<() => void>();
    heading.scrollIntoView = goesTo;
    heading.getBoundingClientRect = () => ({ top: -500 }) as DOMRect;
    screen.getByRole("link", { name: "Next page" }).focus();
    fireEvent.click(screen.getByRole("link", { name: "Next page" }));
    await isShown();
    expect([asked, location.search]).toEqual([["/search/used-cars?page=1"], "?page=1"]);
    expect(document.activeElement).toBe(heading);
    await waitFor(() => expect(goesTo).toHaveBeenCalledOnce());
  });

  it("closes a phone's filters on 'Show n cars' and goes to the heading of the results", () => {
    render(aList());
    const sheet = document.querySelector<HTMLDetailsElement>("details[data-filter-sheet]");
    if (sheet) sheet.open = true;
    fireEvent.click(screen.getByRole("button", { name: "Show 3 cars" }));
    expect(asked).toEqual([PATH]);
    expect(sheet?.open).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Used cars" }));
  });

  it("leaves focus where a keyword is sent by Enter", () => {
    render(aList());
    const keywords = field("#filters-q", HTMLInputElement);
    keywords.focus();
    fireEvent.change(keywords, { target: { value: "ute" } });
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(asked).toEqual(["/search/used-cars?q=ute"]);
    expect(document.activeElement).toBe(keywords);
  });

  it("writes a slider into the fields of its range, sends it once it is let go, and lights what is in", () => {
    render(aList());
    const high = field("#filters-price-high", HTMLInputElement);
    fireEvent.input(high, { target: { value: "20000" } });
    expect(priceTo().value).toBe("20000");
    expect(asked).toEqual([]);
    const [first, second, third] = ["M0.1 50h.8v50h-.8z", "M1.1 0h.8v100h-.8z", "M2.1 50h.8v50h-.8z"];
    expect(bars()).toEqual([first, `${second}${third}`]);
    fireEvent.input(high, { target: { value: "40000" } });
    expect(new Set(bars()[0]?.split(/(?=M)/))).toEqual(new Set([first, second]));
    expect(bars()[1]).toBe(third);
    fireEvent.change(high);
    expect(asked).toEqual(["/search/used-cars?price=%3A40000"]);
  });

  it("lets no handle pass the other, and takes one at the end of the scale for no limit", () => {
    render(aList({ max: 20_000 }));
    const [low, high] = [
      field("#filters-price-low", HTMLInputElement),
      field("#filters-price-high", HTMLInputElement),
    ];
    fireEvent.input(low, { target: { value: "60000" } });
    expect([low.value, field("#filters-price-min", HTMLInputElement).value]).toEqual(["20000", "20000"]);
    fireEvent.input(high, { target: { value: "60000" } });
    expect(priceTo().value).toBe("");
  });

  it("keeps a group as the shopper left it, also when the list is drawn anew", async () => {
    const { unmount } = render(aList());
    await press(makes());
    expect(makes()?.open).toBe(false);
    unmount();
    render(aList());
    expect(makes()?.open).toBe(false);
    // As it was, for the other tests.
    await press(makes());
  });

  it("keeps a group as the shopper left it when another list is shown", async () => {
    render(aList());
    await press(makes());
    expect(makes()?.open).toBe(false);
    answers["/search/used-cars?price=%3A20000"] = { max: 20_000 };
    fireEvent.change(priceTo(), { target: { value: "20000" } });
    await isShown();
    expect(makes()?.open).toBe(false);
    await press(makes());
    expect(makes()?.open).toBe(true);
  });

  it("holds the page still where another list is shown under a phone's open filters", async () => {
    render(aList());
    const sheet = document.querySelector<HTMLDetailsElement>("details[data-filter-sheet]");
    if (!sheet) throw new Error("The list has no filters.");
    const fixed = vi.spyOn(window, "getComputedStyle").mockReturnValue({ position: "fixed" } as never);
    sheet.open = true;
    fireEvent(sheet, new Event("toggle"));
    answers["/search/used-cars?make=Kia"] = { kia: true };
    kia().click();
    await isShown();
    expect([sheet.open, covered()]).toEqual([true, true]);
    expect(document.querySelector(".fc-stock__results")?.hasAttribute("inert")).toBe(true);
    expect(kia().closest("[inert]")).toBeNull();
    fixed.mockRestore();
  });

  it("holds the page under a phone's open filters, and lets it go when they are closed or left", () => {
    const { unmount } = render(aList());
    const heading = screen.getByRole("heading", { name: "Used cars" });
    const sheet = document.querySelector<HTMLDetailsElement>("details[data-filter-sheet]");
    if (!sheet) throw new Error("The list has no filters.");
    const turn = (open: boolean) => {
      sheet.open = open;
      fireEvent(sheet, new Event("toggle"));
    };
    turn(true);
    expect(heading.hasAttribute("inert")).toBe(false);
    sheet.style.position = "fixed";
    turn(true);
    expect([heading.hasAttribute("inert"), sheet.closest("[inert]"), covered()]).toEqual([true, null, true]);
    turn(false);
    expect([heading.hasAttribute("inert"), covered()]).toEqual([false, false]);
    turn(true);
    fireEvent.click(screen.getByRole("button", { name: "Show 3 cars" }));
    expect(document.activeElement).toBe(heading);
    turn(true);
    unmount();
    expect(document.querySelector("[inert]")).toBeNull();
  });

  it("holds the page under filters that were opened before it ran", () => {
    const early = vi.spyOn(window, "getComputedStyle").mockReturnValue({ position: "fixed" } as never);
    const html = listOf().replace("<details", "<details open");
    const { unmount } = render(
      <StockBehaviour path={PATH} {...FORMS}>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </StockBehaviour>,
    );
    expect(covered()).toBe(true);
    unmount();
    expect(covered()).toBe(false);
    early.mockRestore();
  });

  it("closes a phone's filters with Escape and gives focus back to their button", () => {
    render(aList());
    const sheet = document.querySelector<HTMLDetailsElement>("details[data-filter-sheet]");
    if (sheet) sheet.open = true;
    fireEvent.keyDown(kia(), { key: "Escape" });
    expect(sheet?.open).toBe(false);
    expect(document.activeElement).toBe(sheet?.querySelector("summary"));
  });
});
