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
            bounds: { min: 1, max: 9 },
            selected: max === undefined ? null : { max },
            histogram: [],
          },
        ]}
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

function field<Field extends Element>(id: string, kind: new () => Field): Field {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`There is no ${id}.`);
  return found;
}
const kia = () => field("filters-make-Kia", HTMLInputElement);
const mazda = () => field("filters-make-Mazda", HTMLInputElement);
const priceTo = () => field("filters-price-max", HTMLInputElement);
const sortMenu = () => field("sort-sort", HTMLSelectElement);

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
    const keywords = field("filters-q", HTMLInputElement);
    keywords.focus();
    fireEvent.change(keywords, { target: { value: "ute" } });
    expect(push).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(push).toHaveBeenCalledExactlyOnceWith("/search/used-cars?q=ute", { scroll: false });
    expect(document.activeElement).toBe(keywords);
  });
});
