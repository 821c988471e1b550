// @vitest-environment jsdom
import { FilterPanel, type FilterPanelProps } from "@forecourt/ui/filter-panel";
import { SortMenu } from "@forecourt/ui/sort-menu";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StockBehaviour } from "./stock-behaviour.tsx";

const push = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock("next/navigation", () => ({ useRouter: () => router }));
const router = { push };

beforeEach(() => {
  push.mockClear();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(cleanup);

interface Drawn {
  kia?: boolean;
  max?: number;
  sort?: string;
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
const aList = ({ kia = false, max, sort = "" }: Drawn = {}) => (
  <>
    <h1 tabIndex={-1} data-results-heading="">
      Used cars
    </h1>
    <StockBehaviour path="/search/used-cars">
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
              { value: "Mazda", label: "Mazda", count: 3, selected: false },
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
    </StockBehaviour>
  </>
);

function field<Field extends Element>(selector: string, kind: new () => Field): Field {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
}
const kia = () => field("#filters [value=Kia]", HTMLInputElement);
const mazda = () => field("#filters [value=Mazda]", HTMLInputElement);
const priceTo = () => field("#filters-price-max", HTMLInputElement);
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
  it("keeps focus in the box that was ticked, before and after the new list is there", () => {
    const { rerender } = render(aList());
    const box = kia();
    box.focus();
    act(() => box.click());
    expect(push).toHaveBeenCalledExactlyOnceWith("/search/used-cars?make=Kia", { scroll: false });
    rerender(aList({ kia: true }));
    expect(kia()).toBe(box);
    expect(document.activeElement).toBe(box);
    expect(box.checked).toBe(true);
  });

  it("keeps focus in the order and in an amount, which is shown as it was read", () => {
    const { rerender } = render(aList());
    fireEvent.change(sortMenu(), { target: { value: "price_low" } });
    sortMenu().focus();
    rerender(aList({ sort: "price_low" }));
    expect(document.activeElement).toBe(sortMenu());
    priceTo().focus();
    fireEvent.change(priceTo(), { target: { value: "$30k" } });
    expect(push).toHaveBeenLastCalledWith("/search/used-cars?price=%3A30000", { scroll: false });
    rerender(aList({ sort: "price_low", max: 30_000 }));
    expect(document.activeElement).toBe(priceTo());
    expect(priceTo().value).toBe("30000");
  });

  it("shows what is filtered after Back", () => {
    const { rerender } = render(aList());
    act(() => kia().click());
    rerender(aList({ kia: true, max: 30_000, sort: "price_low" }));
    rerender(aList());
    expect([kia().checked, priceTo().value, sortMenu().value]).toEqual([false, "", ""]);
  });

  it("keeps a box that was ticked while the list before it was still on its way", () => {
    const { rerender } = render(aList());
    act(() => kia().click());
    act(() => mazda().click());
    rerender(aList({ kia: true }));
    expect(mazda().checked).toBe(true);
  });

  it("closes a phone's filters on 'Show n cars' and goes to the heading of the results", () => {
    render(aList());
    const sheet = document.querySelector<HTMLDetailsElement>("details[data-filter-sheet]");
    if (sheet) sheet.open = true;
    fireEvent.click(screen.getByRole("button", { name: "Show 3 cars" }));
    expect(push).toHaveBeenCalledOnce();
    expect(sheet?.open).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Used cars" }));
  });

  it("leaves focus where a keyword is sent by Enter", () => {
    render(aList());
    const keywords = field("#filters-q", HTMLInputElement);
    keywords.focus();
    fireEvent.change(keywords, { target: { value: "ute" } });
    expect(push).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(push).toHaveBeenCalledExactlyOnceWith("/search/used-cars?q=ute", { scroll: false });
    expect(document.activeElement).toBe(keywords);
  });

  it("writes a slider into the fields of its range, sends it once it is let go, and lights what is in", () => {
    render(aList());
    const high = field("#filters-price-high", HTMLInputElement);
    fireEvent.input(high, { target: { value: "20000" } });
    expect(priceTo().value).toBe("20000");
    expect(push).not.toHaveBeenCalled();
    expect([...document.querySelectorAll("rect")].map((bar) => bar.hasAttribute("data-out"))).toEqual([
      false,
      true,
      true,
    ]);
    fireEvent.change(high);
    expect(push).toHaveBeenCalledExactlyOnceWith("/search/used-cars?price=%3A20000", { scroll: false });
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

  it("lets a press turn a group once, also when the list is drawn while it is pressed", async () => {
    const { rerender } = render(aList());
    const drawAnew = () => rerender(aList({ max: 30_000 }));
    makes()?.addEventListener("click", drawAnew);
    await press(makes());
    expect(makes()?.open).toBe(false);
    await press(makes());
    expect(makes()?.open).toBe(true);
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
    const { unmount } = render(
      <div ref={(list) => list?.querySelector("details")?.setAttribute("open", "")}>{aList()}</div>,
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
