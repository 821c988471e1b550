import { DateRange } from "@forecourt/ui/date-range";
import { FilterChips } from "@forecourt/ui/filter-chips";
import { FilterPanel } from "@forecourt/ui/filter-panel";
import { Pagination } from "@forecourt/ui/pagination";
import { SortMenu } from "@forecourt/ui/sort-menu";
import { SuggestionList } from "@forecourt/ui/suggestion-list";
import { component, type GalleryEntry } from "./gallery-entry.ts";

const words = {
  open: "Filters",
  opened: (active: number) => `Filters (${active})`,
  keywords: "Search by words",
  search: "Search",
  from: "From",
  to: "To",
  show: "Show 128 cars",
  clear: "Clear all",
  allValues: (count: number) => `Show all ${count}`,
  moreValues: (count: number) => `${count} more; narrow the list to see them`,
};
const price = {
  kind: "range",
  facet: "price",
  label: "Price",
  boundLabels: { min: "$8,990", max: "$1,249,990" },
  unit: "$",
  selected: { max: 50_000 },
  selectedLabel: "Up to $50,000",
  histogram: [4, 9, 14, 7, 3, 1].map((count, at) => ({ from: at * 20_000, count })),
  slider: { min: 0, max: 120_000, step: 1000, low: 0, high: 50_000 },
} as const;
const make = {
  kind: "values",
  facet: "make",
  label: "Make",
  values: ["Mazda", "Toyota", "Mercedes-Benz"].map((value, at) => ({
    value,
    label: value,
    count: 40 - at * 11,
    selected: at === 0,
  })),
} as const;
const unread = { ...price, unread: { min: "ten", problem: "Write the amount in figures, such as 25000." } };

/** What a stock list is narrowed and ordered by. */
export const listEntries: readonly GalleryEntry[] = [
  component(
    "date-range",
    "DateRange",
    `<DateRange id="hire" from={{ label: "Pick-up", name: "pickup", value: "" }} to={to} earliest="2026-11-22" />`,
    {
      chosen: (
        <DateRange
          id="range"
          from={{ label: "Pick-up", name: "from", value: "2026-11-24" }}
          to={{ label: "Return", name: "to", value: "2026-11-28" }}
          earliest="2026-11-22"
        />
      ),
    },
  ),
  component(
    "filter-panel",
    "FilterPanel",
    `<FilterPanel id="filters" action="/search/used-cars" filters={filters} text={words} … />`,
    {
      "two set": (
        <FilterPanel
          id="panel"
          action="#"
          keywords=""
          filters={[make, price]}
          total={128}
          clearHref="#"
          active={2}
          sort=""
          text={words}
        />
      ),
      "an amount that cannot be read": (
        <FilterPanel
          id="unread"
          action="#"
          keywords="red ute"
          filters={[unread]}
          total={0}
          clearHref="#"
          active={0}
          sort=""
          text={words}
        />
      ),
    },
  ),
  component(
    "suggestion-list",
    "SuggestionList",
    `<SuggestionList groups={[{ label: "Makes and models", suggestions }]} text={words} />`,
    {
      "searches, names and a car": (
        <SuggestionList
          groups={[
            {
              label: "Searches",
              suggestions: [{ href: "#1", label: "Ute, Up to $40,000", note: "12 cars" }],
            },
            {
              label: "Makes and models",
              suggestions: [
                { href: "#2", label: "Mazda", note: "128 cars" },
                {
                  href: "#3",
                  label: "Kraftfahrzeughaftpflichtversicherungsgesellschaft Land Cruiser Prado",
                  note: "1 car",
                },
              ],
            },
            {
              label: "Matching cars",
              suggestions: [
                { href: "#4", label: "2021 Mazda CX-5", note: "$35,990 Drive away", picture: null },
              ],
            },
          ]}
          text={{
            list: "Suggestions",
            none: "No suggestions",
            recent: "Recent searches",
            forget: "Remove this search",
            forgetAll: "Remove all recent searches",
          }}
        />
      ),
    },
  ),
  component(
    "filter-chips",
    "FilterChips",
    `<FilterChips chips={[{ label: "Mazda", href: "…" }]} label="Filters" … />`,
    {
      three: (
        <FilterChips
          chips={["Mazda", "Up to $50,000", "Kraftfahrzeughaftpflichtversicherung"].map((label) => ({
            label,
            href: "#",
          }))}
          label="Filters in use"
          removeLabel={(filter) => `Remove ${filter}`}
          clear={{ label: "Clear all", href: "#" }}
        />
      ),
    },
  ),
  component(
    "sort-menu",
    "SortMenu",
    `<SortMenu id="sort" action="/search/used-cars" label="Sort" options={options} keep={[]} … />`,
    {
      chosen: (
        <SortMenu
          id="sort"
          action="#"
          label="Sort"
          applyLabel="Apply"
          keep={[]}
          options={[
            { value: "", label: "Most Relevant", selected: false },
            { value: "price_low", label: "Lowest Price", selected: true },
          ]}
        />
      ),
    },
  ),
  component(
    "pagination",
    "Pagination",
    `<Pagination page={4} pages={12} hrefOf={(page) => "…"} … />`,
    Object.fromEntries(
      [0, 5, 11].map((page) => [
        `page ${page + 1} of 12`,
        <Pagination
          key={`page ${page + 1} of 12`}
          page={page}
          pages={12}
          hrefOf={(number) => `#page-${number}`}
          label={`Pages, at ${page + 1}`}
          pageLabel={(number) => `Page ${number}`}
          previousLabel="Previous page"
          nextLabel="Next"
        />,
      ]),
    ),
  ),
];
