// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { FilterPanel, type FilterPanelProps, type RangeFilterView } from "./filter-panel.tsx";

afterEach(cleanup);

const aPrice: RangeFilterView = {
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
};

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
    aPrice,
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

  it("names each handle and field of a range by its filter, end and unit", () => {
    render(<FilterPanel {...aPanel} />);
    expect(screen.getAllByRole("slider").map((handle) => handle.getAttribute("aria-label"))).toEqual([
      "Price From ($)",
      "Price To ($)",
    ]);
    expect(screen.getByLabelText("To ($)").getAttribute("placeholder")).toBe("$90,000");
  });

  it("keeps what was typed and could not be read, and says so beside it", () => {
    const unread = { max: "cheap", problem: "No amount." };
    render(<FilterPanel {...aPanel} filters={[{ ...aPrice, unread }]} />);
    const to = screen.getByLabelText<HTMLInputElement>("To ($)");
    expect(to.value).toBe("cheap");
    expect(to.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(to.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "No amount.",
    );
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
});

const drawn = (change: Partial<FilterPanelProps> = {}) => outline(<FilterPanel {...aPanel} {...change} />);
const make = (facet: string, count: number, chosen: readonly number[] = []) => ({
  kind: "values" as const,
  facet,
  label: facet,
  values: Array.from({ length: count }, (_, at) => ({
    value: `${facet}-${at}`,
    label: `${facet} ${at}`,
    count: 1,
    selected: chosen.includes(at),
  })),
});
const unasked = { ...aPrice, selected: null };
/** The groups of a panel, and which of them stand open. */
const groups = (...filters: FilterPanelProps["filters"][number][]) =>
  drawn({ filters })
    .split("\n")
    .filter((line) => line.includes("data-group="))
    .map(
      (line) => `${/data-group=filters-([\w-]+)/.exec(line)?.[1]}${line.includes("[open]") ? " open" : ""}`,
    );

describe("what a filter panel draws", () => {
  it("is one form with its search box, its groups and what else is kept", () => {
    expect(drawn({ keep: [{ name: "pickup", value: "2026-11-24" }] })).toMatchInlineSnapshot(`
      "search
        form[id=filters][aria-label=Filters][action=/search/used-cars][method=get]
          div.fc-search.fc-search--compact
            label.fc-visually-hidden[for=filters-q]
              'Keywords'
            input.fc-input[id=filters-q][type=search][placeholder=Keywords][maxlength=200][autocomplete=off][name=q][value=ute]
            button[type=submit][aria-label=Search]
              svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
          details.fc-filters__sheet[data-filter-sheet]
            summary
              svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
              span
                'Filters (2)'
            div.fc-filters__clear
              a.fc-button[href=/search/used-cars][data-kind=text]
                'Clear all'
            details.fc-filter[open][data-group=filters-make]
              summary
                span
                  'Make'
                span.fc-filter__chosen
                  'Mazda'
              fieldset.fc-filter__values[data-options]
                legend.fc-visually-hidden
                  'Make'
                label
                  input[type=checkbox][name=make][checked][value=Mazda]
                  'Mazda'
                  span
                    '12'
                label
                  input[type=checkbox][name=make][value=Kia]
                  'Kia'
                  span
                    '3'
            details.fc-filter[open][data-group=filters-price]
              summary
                span
                  'Price'
                span.fc-filter__chosen
                  'Up to $30,000'
              fieldset.fc-range
                legend.fc-visually-hidden
                  'Price'
                div.fc-slider
                  svg.fc-histogram[viewBox=0 0 2 100][preserveAspectRatio=none][aria-hidden=true]
                    rect[x=0.1][y=75][width=0.8][height=25][data-from=0]
                    rect[x=1.1][y=0][width=0.8][height=100][data-from=50000][data-out]
                  input[type=hidden][name=price_slider][value=0:0:50000:100000]
                  input[id=filters-price-low][type=range][min=0][max=100000][step=50000][aria-label=Price From ($)][name=price_low][value=0]
                  input[id=filters-price-high][type=range][min=0][max=100000][step=50000][aria-label=Price To ($)][name=price_high][value=50000]
                label[for=filters-price-min]
                  'From ($)'
                  input.fc-input.fc-number[id=filters-price-min][inputmode=numeric][autocomplete=off][maxlength=40][placeholder=$5,000][name=price_min][value]
                label[for=filters-price-max]
                  'To ($)'
                  input.fc-input.fc-number[id=filters-price-max][inputmode=numeric][autocomplete=off][maxlength=40][placeholder=$90,000][name=price_max][value=30000]
            input[type=hidden][name=sort][value=price_low]
            input[type=hidden][name=pickup][value=2026-11-24]
            div.fc-filters__show[aria-live=polite]
              button.fc-button[type=submit][data-kind=primary][data-wide=true]
                'Show 12 cars'"
    `);
  });

  it("names its sheet alone where nothing is chosen, and keeps no order that is the usual one", () => {
    const plain = drawn({ active: 0, sort: "", filters: [] });
    expect(plain).toContain("'Filters'");
    expect(plain).not.toContain("fc-filters__clear");
    expect(plain).not.toContain("[name=sort]");
  });

  it("stands open in its first two groups of values, its first range, and wherever something is chosen", () => {
    expect(groups(unasked, make("a", 2), make("b", 2), make("c", 2), make("d", 2, [1]))).toEqual([
      "price open",
      "a open",
      "b open",
      "c",
      "d open",
    ]);
    expect(groups(make("a", 2), unasked, { ...unasked, facet: "km" })).toEqual([
      "a open",
      "price open",
      "km",
    ]);
  });

  it("leaves out a filter whose one value every car has, unless it is chosen", () => {
    expect(groups(make("all", 1))).toEqual(["all open"]);
    const shared = (selected: boolean) => {
      const values = [{ value: "x", label: "X", count: aPanel.total, selected }];
      return { ...make("all", 1), values };
    };
    expect(groups(shared(false))).toEqual([]);
    expect(groups(shared(true))).toEqual(["all open"]);
    expect(groups(make("none", 0))).toEqual([]);
  });

  it("folds more than nine values behind the first seven, open where one of the others is chosen", () => {
    expect(groups(make("a", 9))).toEqual(["a open"]);
    expect(groups(make("a", 10))).toEqual(["a open", "a-others"]);
    expect(groups(make("a", 10, [6]))).toEqual(["a open", "a-others"]);
    expect(groups(make("a", 10, [7]))).toEqual(["a open", "a-others open"]);
    expect(drawn({ filters: [make("a", 10)] })).toContain("'Show all 10'");
  });

  it("offers forty values and those that are chosen, and says how many are left", () => {
    expect(drawn({ filters: [make("a", 40)] })).not.toContain("more'");
    const many = drawn({ filters: [make("a", 45, [44])] });
    expect(many).toContain("'4 more'");
    expect(many).toContain("[value=a-44]");
    expect(many).not.toContain("[value=a-40]");
  });
});
