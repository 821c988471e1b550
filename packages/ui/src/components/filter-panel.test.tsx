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
      bounds: { min: 5000, max: 90_000 },
      selected: { max: 30_000 },
      histogram: [
        { from: 0, count: 1 },
        { from: 50_000, count: 4 },
      ],
    },
  ],
  active: 2,
  sort: "price_low",
  text: {
    open: "Filters",
    keywords: "Keywords",
    search: "Search",
    from: "From",
    to: "To",
    show: "Show 12 cars",
    moreValues: (count) => `${count} more`,
  },
};

describe("FilterPanel", () => {
  it("sends the whole query as a plain form", () => {
    const { container } = render(<FilterPanel {...aPanel} />);
    const form = container.querySelector("form");
    expect(form?.getAttribute("action")).toBe("/search/used-cars");
    expect([...new FormData(form ?? undefined)]).toEqual([
      ["q", "ute"],
      ["make", "Mazda"],
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
    expect(open).toEqual(["Make", "Price"]);
    expect(screen.queryByText("Badge")).toBeNull();
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
