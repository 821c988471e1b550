import { describe, expect, it } from "vitest";
import * as filters from "./plan-filters.ts";

const NOW = new Date(10 * 86_400_000);
const available = { kind: "oneOf", field: "status", values: ["in_stock", "coming_soon"] };
const shown = { kind: "oneOf", field: "show_on_dealer_website", values: [true] };

describe("listedFilters", () => {
  it("asks for shown cars that are available or were sold within the window", () => {
    expect(filters.listedFilters({ includeSoldCarsDays: 3, missingStatus: "not_available" }, NOW)).toEqual([
      {
        kind: "or",
        filters: [
          available,
          {
            kind: "and",
            filters: [
              { kind: "oneOf", field: "status", values: ["sold"] },
              { kind: "compare", field: "sold_date_timestamp", operator: ">=", value: 7 * 86_400_000 },
            ],
          },
        ],
      },
      shown,
    ]);
    expect(filters.listedFilters({ includeSoldCarsDays: 0, missingStatus: "not_available" }, NOW)).toEqual([
      available,
      shown,
    ]);
  });

  it("takes a car without a status for available where the site's feed never sends one", () => {
    expect(filters.availableFilter({ missingStatus: "in_stock" })).toEqual({
      kind: "or",
      filters: [
        available,
        {
          kind: "and",
          filters: [
            {
              kind: "or",
              filters: [
                { kind: "not", filter: { kind: "exists", field: "status" } },
                { kind: "isNull", field: "status" },
                { kind: "isEmpty", field: "status" },
              ],
            },
            { kind: "not", filter: { kind: "oneOf", field: "sold", values: [true] } },
          ],
        },
      ],
    });
  });
});

const values = (...given: string[]) => filters.valuesFilter("make", given);

describe("the filters of a plan", () => {
  it("ask for values without their quotes, and for none where there was nothing but quotes", () => {
    expect(values('Maz"da', "Ford")).toEqual({ kind: "oneOf", field: "make", values: ["Mazda", "Ford"] });
    expect(values('""')).toEqual({ kind: "oneOf", field: "make", values: [] });
  });

  it("ask for presets in the spelling of the settings and of the feeds", () => {
    expect(filters.presetFilters({ make: ["Škoda", "Ford"] })).toEqual([
      { kind: "oneOf", field: "make", values: ["Škoda", "skoda", "Ford", "ford"] },
    ]);
  });

  it.each([
    [{ kind: "all" }, []],
    [
      { kind: "conditions", conditions: ["new", "demo"] },
      [{ kind: "oneOf", field: "car_type", values: ["new", "demo"] }],
    ],
    [
      { kind: "dealership", slug: "north", name: "North" },
      [{ kind: "oneOf", field: "dealership_slug", values: ["north"] }],
    ],
    [
      { kind: "filters", filters: { item_type: ["rental"] } },
      [{ kind: "oneOf", field: "item_type", values: ["rental"] }],
    ],
  ] as const)("ask for the part of the stock that %j shows", (scope, expected) => {
    expect(filters.scopeFilters(scope)).toEqual(expected);
  });

  it.each([
    [{ min: 5 }, { kind: "compare", field: "price", operator: ">=", value: 5 }],
    [{ max: 5 }, { kind: "compare", field: "price", operator: "<=", value: 5 }],
    [
      { min: 5, max: 9 },
      { kind: "between", field: "price", from: 5, to: 9 },
    ],
  ])("ask for the range %j with both its ends", (range, expected) => {
    expect(filters.rangeFilter("price", range)).toEqual(expected);
  });
});
