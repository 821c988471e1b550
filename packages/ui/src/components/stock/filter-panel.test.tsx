// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { providePlatform } from "../../platform.tsx";
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
    expect(drawn({ keep: [{ name: "pickup", value: "2026-11-24" }] })).toMatchSnapshot();
  });

  it("names its sheet alone where nothing is chosen, and keeps no order that is the usual one", () => {
    const plain = drawn({ active: 0, sort: "", filters: [] });
    expect(plain).toContain("'Filters'");
    expect(plain).not.toContain("fc-filters__clear");
    expect(plain).not.toContain("[name=sort]");
    expect(plain.match(/^ *input\b.*$/gm)).toHaveLength(1);
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

const valuesWith = (counts: (at: number) => number) =>
  Array.from({ length: 50 }, (_, at) => ({
    value: `${at} & more`,
    label: `Make "${at}"`,
    count: counts(at),
    selected: at === 45,
  }));

/** A panel whose values have these numbers of cars. */
const panelOf = (counts: (at: number) => number) => {
  const make = { kind: "values", facet: "make", label: "Make", values: valuesWith(counts) } as const;
  const tows = {
    ...make,
    facet: "tows",
    label: "Tows",
    flag: true,
    values: make.values.slice(0, 1),
  } as const;
  return renderToStaticMarkup(<FilterPanel {...aPanel} filters={[make, tows, aPrice]} />);
};

describe("a filter panel whose parts are cached", () => {
  afterEach(() => providePlatform({ cachedMarkup: () => () => null }));

  it("is the same HTML, with each option rendered once", () => {
    const plain = panelOf((at) => 50 - at);
    const rendered = new Map<string, string[]>();
    providePlatform({
      cachedMarkup:
        (name, render, keyOf = JSON.stringify) =>
        (props, ...fillings) => {
          const key = `${name} ${keyOf(props)}`;
          const pieces = rendered.get(key) ?? renderToStaticMarkup(render(props, "\u0001")).split("\u0001");
          rendered.set(key, pieces);
          return pieces.reduce((html, piece, at) => html + (fillings[at - 1] ?? "") + piece);
        },
    });
    // What is given later without one takes none away.
    providePlatform({});
    expect(panelOf((at) => 50 - at)).toBe(plain);
    const before = rendered.size;
    // 42 options, two groups and a range: none of them is rendered by the panel itself.
    expect(before).toBe(45);
    expect(panelOf(() => 9).split("<span>9</span>")).toHaveLength(43);
    expect(rendered.size).toBe(before);
  });
});
