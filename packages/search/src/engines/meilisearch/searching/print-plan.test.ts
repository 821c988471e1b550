import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlanFilter, PlanTerm } from "../../../plan/search-plan.ts";
import { aPlan } from "../../../testing/fixtures/a-plan.ts";
import { printFilter } from "../wire/print-filter.ts";
import { printPlan, printText } from "./print-plan.ts";

describe("printFilter, from derived cases", () => {
  it.each<[PlanFilter, string]>([
    [{ kind: "oneOf", field: "make", values: ["Land Rover", "Mazda"] }, 'make IN ["Land Rover", "Mazda"]'],
    [
      { kind: "oneOf", field: "dealership_name", values: ["Pat O'Brien"] },
      `dealership_name IN ["Pat O'Brien"]`,
    ],
    [{ kind: "oneOf", field: "badge", values: ['C:\\dev "x"'] }, 'badge IN ["C:\\\\dev \\"x\\""]'],
    [{ kind: "oneOf", field: "make", values: [] }, "make IN []"],
    [{ kind: "oneOf", field: "seats", values: [5, true] }, 'seats IN ["5", "true"]'],
    [{ kind: "oneOf", field: "or", values: ["IN"] }, 'or IN ["IN"]'],
    [{ kind: "compare", field: "price", operator: ">=", value: 30_000 }, 'price >= "30000"'],
    [{ kind: "compare", field: "price", operator: "<", value: 1e21 }, 'price < "1e+21"'],
    [{ kind: "between", field: "km", from: -1, to: 0.5 }, 'km "-1" TO "0.5"'],
    [{ kind: "exists", field: "price" }, "price EXISTS"],
    [{ kind: "exists", field: "specs.seats" }, '"specs.seats" EXISTS'],
    [{ kind: "exists", field: "9lives" }, '"9lives" EXISTS'],
    [{ kind: "exists", field: "a IS NULL OR b" }, '"a IS NULL OR b" EXISTS'],
    [{ kind: "isNull", field: "price" }, "price IS NULL"],
    [{ kind: "isEmpty", field: "tag" }, "tag IS EMPTY"],
    [{ kind: "not", filter: { kind: "oneOf", field: "body", values: ["SUV"] } }, 'NOT (body IN ["SUV"])'],
    [{ kind: "and", filters: [] }, "id EXISTS"],
    [{ kind: "or", filters: [] }, "id IN []"],
    [
      {
        kind: "or",
        filters: [
          { kind: "exists", field: "a" },
          {
            kind: "and",
            filters: [
              { kind: "exists", field: "b" },
              { kind: "exists", field: "c" },
            ],
          },
        ],
      },
      "(a EXISTS) OR ((b EXISTS) AND (c EXISTS))",
    ],
  ])("prints %j", (filter, text) => expect(printFilter(filter)).toBe(text));

  it("never lets a value out of its quotes, whatever it holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const text = printFilter({ kind: "oneOf", field: "make", values: [value] });
        const inside = text.slice("make IN [".length, -1);
        expect(JSON.parse(inside)).toBe(value.toWellFormed());
      }),
    );
  });

  it("prints no bound that is not a number", () => {
    expect(
      printFilter({ kind: "compare", field: "km", operator: "<=", value: Number.POSITIVE_INFINITY }),
    ).toBe(`km <= "${Number.MAX_VALUE}"`);
    expect(() => printFilter({ kind: "compare", field: "km", operator: "<", value: Number.NaN })).toThrow(
      "NaN",
    );
  });
});

describe("printText, from derived cases", () => {
  it.each<[string, PlanTerm[], string]>([
    [
      "a word still being typed",
      [
        { kind: "word", text: "toyota" },
        { kind: "prefix", text: "cor" },
      ],
      "toyota cor",
    ],
    ["a finished word", [{ kind: "word", text: "hil" }], "hil "],
    ["a phrase", [{ kind: "phrase", text: "U131302" }], '"U131302"'],
    [
      "what is not wanted",
      [
        { kind: "word", text: "mazda" },
        { kind: "not", term: { kind: "word", text: "cx" } },
      ],
      "mazda -cx",
    ],
    ["an unwanted phrase", [{ kind: "not", term: { kind: "phrase", text: "cx 5" } }], '-"cx 5"'],
    ["a word that looks unwanted", [{ kind: "prefix", text: "-cx" }], "cx"],
    ["a word with a quote", [{ kind: "prefix", text: '18"' }], "18"],
    ["a word with a quote inside", [{ kind: "prefix", text: 'a"b' }], "a b"],
    ["a word with a hyphen inside", [{ kind: "prefix", text: "cx-5" }], "cx-5"],
    ["a phrase with quotes inside", [{ kind: "phrase", text: '"cx" 5"' }], '"cx  5"'],
    ["nothing", [], ""],
    ["a lone minus", [{ kind: "prefix", text: "-" }], ""],
  ])("prints %s", (_, terms, text) => expect(printText(terms)).toBe(text));
});

describe("printPlan, from derived cases", () => {
  const make = { kind: "oneOf", field: "make", values: ["Mazda"] } as const;
  const listed = { kind: "oneOf", field: "show_on_dealer_website", values: [true] } as const;

  it("asks the main query first, then one query a count with one hit and one facet", () => {
    const plan = aPlan(
      {
        text: [{ kind: "prefix", text: "cx" }],
        filter: [listed, make],
        sort: [{ field: "price", direction: "asc" }],
        offset: 100,
        facets: [
          { kind: "values", field: "body" },
          { kind: "range", field: "price", buckets: 10 },
        ],
        highlight: { fields: ["name"], open: "\uE000", close: "\uE001" },
      },
      [{ facet: { kind: "values", field: "make" }, filter: [listed] }],
    );
    expect(printPlan("Car_production", plan)).toEqual([
      {
        indexUid: "Car_production",
        q: "cx",
        matchingStrategy: "last",
        filter: ['show_on_dealer_website IN ["true"]', 'make IN ["Mazda"]'],
        sort: ["price:asc"],
        facets: ["body", "price"],
        limit: 100,
        offset: 100,
        attributesToRetrieve: ["*"],
        attributesToHighlight: ["name"],
        highlightPreTag: "\uE000",
        highlightPostTag: "\uE001",
      },
      {
        indexUid: "Car_production",
        q: "cx",
        matchingStrategy: "last",
        filter: ['show_on_dealer_website IN ["true"]'],
        facets: ["make"],
        limit: 1,
        offset: 0,
        attributesToRetrieve: ["id"],
      },
    ]);
  });

  it("marks all fields, and gives only the wanted ones", () => {
    const highlight = { fields: "all", open: "[", close: "]" } as const;
    expect(printPlan("cars", aPlan({ fields: ["id", "name"], highlight }))[0]).toMatchObject({
      attributesToRetrieve: ["id", "name"],
      attributesToHighlight: ["*"],
    });
  });

  it("leaves out what was not asked, for an empty filter or sort is refused or misread", () => {
    expect(Object.keys(printPlan("cars", aPlan())[0] ?? {}).toSorted()).toEqual([
      "attributesToRetrieve",
      "indexUid",
      "limit",
      "matchingStrategy",
      "offset",
      "q",
    ]);
  });
});
