// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { FilterPanel, type FilterPanelProps } from "./filter-panel.tsx";

afterEach(cleanup);

const aPanel: FilterPanelProps = {
  id: "filters",
  action: "/search/used-cars",
  keywords: "ute",
  filters: [
    {
      kind: "values",
      facet: "make",
      label: "Make",
      values: [
        { value: "Mazda", label: "Mazda", count: 12, selected: true },
        { value: "Kia", label: "Kia", count: 3, selected: false },
      ],
    },
    { kind: "values", facet: "badge", label: "Badge", values: [] },
    {
      kind: "range",
      facet: "price",
      label: "Price",
      boundLabels: { min: "$5,000", max: "$90,000" },
      unit: "$",
      selected: { max: 30_000 },
      selectedLabel: "Up to $30,000",
      slider: { min: 0, max: 100_000, step: 50_000, low: 0, high: 50_000 },
      histogram: [
        { from: 0, count: 1 },
        { from: 50_000, count: 4 },
      ],
    },
  ],
  total: 12,
  clearHref: "/search/used-cars",
  active: 2,
  sort: "price_low",
  text: {
    open: "Filters",
    keywords: "Keywords",
    search: "Search",
    from: "From",
    to: "To",
    show: "Show 12 cars",
    clear: "Clear all",
    opened: (active) => `Filters (${active})`,
    allValues: (count) => `Show all ${count}`,
    moreValues: (count) => `${count} more`,
  },
};

const one = (selected: boolean) => {
  const values = [{ value: "used", label: "Used", count: 12, selected }];
  return { kind: "values" as const, facet: "car_type", label: "Condition", values };
};

const makes = (count: number, chosen = -1) =>
  Array.from({ length: count }, (_, index) => ({
    value: `Make ${index}`,
    label: `Make ${index}`,
    count: 1,
    selected: index === chosen,
  }));
const others = () => document.querySelector<HTMLDetailsElement>("details.fc-filter__others");

describe("FilterPanel", () => {
  it("sends the whole query as a plain form", () => {
    const { container } = render(<FilterPanel {...aPanel} />);
    const form = container.querySelector("form");
    expect(form?.getAttribute("action")).toBe("/search/used-cars");
    expect([...new FormData(form ?? undefined)]).toEqual([
      ["q", "ute"],
      ["make", "Mazda"],
      ["price_slider", "0:0:50000:100000"],
      ["price_low", "0"],
      ["price_high", "50000"],
      ["price_min", ""],
      ["price_max", "30000"],
      ["sort", "price_low"],
    ]);
  });

  it("opens the first groups and those in use, and leaves out those with nothing to choose", () => {
    const { container } = render(<FilterPanel {...aPanel} />);
    const open = [...container.querySelectorAll("details.fc-filter[open] > summary")].map(
      (summary) => summary.textContent,
    );
    expect(open).toEqual(["MakeMazda", "PriceUp to $30,000"]);
    expect(screen.queryByText("Badge")).toBeNull();
  });

  it("leaves out a filter that every car shares, and keeps it while it is chosen", () => {
    const { rerender } = render(<FilterPanel {...aPanel} filters={[one(false)]} />);
    expect(screen.queryByText("Condition")).toBeNull();
    rerender(<FilterPanel {...aPanel} filters={[one(true)]} />);
    expect(screen.getAllByText("Condition").length).toBeGreaterThan(0);
  });

  it("names each handle and field of a range by its filter, end and unit", () => {
    render(<FilterPanel {...aPanel} />);
    expect(screen.getAllByRole("slider").map((handle) => handle.getAttribute("aria-label"))).toEqual([
      "Price From ($)",
      "Price To ($)",
    ]);
    expect(screen.getByLabelText("To ($)").getAttribute("placeholder")).toBe("$90,000");
  });

  it("keeps what was typed and could not be read, and says so beside it", () => {
    const [make, , price] = aPanel.filters;
    if (make?.kind !== "values" || price?.kind !== "range") throw new Error("The panel has other filters.");
    const unread = { max: "cheap", problem: "No amount." };
    render(<FilterPanel {...aPanel} filters={[{ ...price, unread }]} />);
    const to = screen.getByLabelText<HTMLInputElement>("To ($)");
    expect(to.value).toBe("cheap");
    expect(to.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(to.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "No amount.",
    );
  });

  it("folds a long list after seven values, and opens it while one of the others is chosen", () => {
    const panel = (values: ReturnType<typeof makes>) => (
      <FilterPanel {...aPanel} filters={[{ kind: "values", facet: "make", label: "Make", values }]} />
    );
    const { rerender } = render(panel(makes(9)));
    expect(others()).toBeNull();
    rerender(panel(makes(14)));
    expect(screen.getByText("Show all 14")).toBeTruthy();
    expect([others()?.open, others()?.querySelectorAll("input").length]).toEqual([false, 7]);
    rerender(panel(makes(14, 12)));
    expect(others()?.open).toBe(true);
  });

  it("says how many filters are set, and takes them back", () => {
    const { rerender } = render(<FilterPanel {...aPanel} />);
    expect(screen.getByText("Filters (2)")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Clear all", hidden: true }).getAttribute("href")).toBe(
      "/search/used-cars",
    );
    rerender(<FilterPanel {...aPanel} active={0} />);
    expect(screen.getByText("Filters")).toBeTruthy();
    expect(screen.queryByText("Clear all")).toBeNull();
  });

  it("shows the forty most frequent values, what is chosen, and how many were left out", () => {
    const values = Array.from({ length: 60 }, (_, index) => ({
      value: `Badge ${index}`,
      label: `Badge ${index}`,
      count: 60 - index,
      selected: index === 55,
    }));
    render(
      <FilterPanel {...aPanel} filters={[{ kind: "values", facet: "badge", label: "Badge", values }]} />,
    );
    expect(screen.getAllByRole("checkbox", { hidden: true })).toHaveLength(41);
    expect(screen.getByText("19 more")).toBeTruthy();
  });
});
