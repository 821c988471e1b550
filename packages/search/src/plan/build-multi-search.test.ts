import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyQuery } from "../query/stock-query.arbitrary.ts";
import { carFacetRows } from "../query/fields/facets.ts";
import type { StockQuery } from "../query/fields/stock-query.ts";
import { aStockQuery } from "../testing/fixtures/a-stock-query.ts";
import { buildMultiSearch, type PlanOptions } from "./build-multi-search.ts";
import { textTerms } from "./text-terms.ts";
import { policyDefaults } from "../policy-defaults.ts";

const NOW = new Date("2026-11-21T10:20:59.999Z");
const options: PlanOptions = {
  scope: { kind: "all" },
  policy: policyDefaults.search,
  cars: policyDefaults.cars,
  now: NOW,
};
const plan = (query: Partial<StockQuery>, more: Partial<PlanOptions> = {}) =>
  buildMultiSearch(aStockQuery(query), { ...options, ...more });
const policy = (fields: Partial<PlanOptions["policy"]>) => ({
  policy: { ...policyDefaults.search, ...fields },
});

const lastFilter = (query: Partial<StockQuery>) => plan(query).main.filter.at(-1);
const firstSort = (...args: Parameters<typeof plan>) => plan(...args).main.sort[0];
const bare = (value: string) => value.replaceAll(/[\s"]/g, "");

describe("buildMultiSearch", () => {
  it("always filters by availability, whatever is asked", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { main, counts } = buildMultiSearch(query, options);
        for (const { filter } of [main, ...counts]) {
          expect(filter[0]).toMatchObject({ kind: "or", filters: [{ field: "status" }, { kind: "and" }] });
          expect(filter[1]).toEqual({ kind: "oneOf", field: "show_on_dealer_website", values: [true] });
        }
      }),
    );
  });

  it("is the same plan for a whole minute", () => {
    const begun = new Date("2026-11-21T10:20:00Z");
    expect(plan({}, { now: begun })).toEqual(plan({}));
    expect(plan({}, { now: new Date(begun.getTime() - 1) })).not.toEqual(plan({}));
  });

  it("asks once more for each filtered facet, its own filter lifted and all others kept", () => {
    const { main, counts } = plan({ values: { make: ["Mazda"] }, ranges: { price: { max: 9 } } });
    expect(counts.map((count) => count.facet.field)).toEqual(["make", "price"]);
    const without = (field: string) =>
      main.filter.filter((filter) => !("field" in filter) || filter.field !== field);
    expect(counts.map((count) => count.filter)).toEqual([without("make"), without("price")]);
  });

  it("asks once more for each facet there is, shown or not, where the site says so", () => {
    const { main, counts } = plan({}, policy({ queryEveryFacet: true, filters: ["make"] }));
    expect(main.facets).toEqual([]);
    expect(counts.map((count) => count.facet.field)).toEqual(carFacetRows.map(({ facet }) => facet));
    expect(counts).toHaveLength(27);
  });

  it("marks matched words in every field, or in the name where the site says so, and none without keywords", () => {
    const fields = (rules: Partial<PlanOptions> = {}) =>
      plan({ keywords: "ute" }, rules).main.highlight?.fields;
    expect(fields()).toBe("all");
    expect(fields(policy({ highlight: "name" }))).toEqual(["name"]);
    expect(plan({}).main.highlight).toBeNull();
  });

  it("refuses values beside those that are wanted, as one filter of their facet", () => {
    const { main, counts } = plan({ values: { make: ["Mazda"] }, not: { make: ["Kia"], colour: ["Red"] } });
    expect(main.filter).toContainEqual({
      kind: "and",
      filters: [
        { kind: "oneOf", field: "make", values: ["Mazda"] },
        { kind: "not", filter: { kind: "oneOf", field: "make", values: ["Kia"] } },
      ],
    });
    const notRed = { kind: "not", filter: { kind: "oneOf", field: "colour", values: ["Red"] } };
    expect(main.filter).toContainEqual(notRed);
    expect(counts.map(({ facet }) => facet.field)).toEqual(["make", "colour"]);
    expect(counts[0]?.filter).toContainEqual(notRed);
    expect(counts[1]?.filter).not.toContainEqual(notRed);
  });

  it("counts a facet that is filtered and not shown, and each facet once", () => {
    const { main, counts } = plan(
      { values: { make: ["Mazda"], colour: ["Red"] }, ranges: { km: { max: 9 } } },
      policy({ filters: ["make", "price"], histogramBuckets: 7 }),
    );
    expect(main.facets).toEqual([{ kind: "range", field: "price", buckets: 7 }]);
    expect(counts.map(({ facet }) => facet)).toEqual([
      { kind: "values", field: "make" },
      { kind: "values", field: "colour" },
      { kind: "range", field: "km", buckets: 7 },
    ]);
    expect(plan({ values: { make: ["Mazda"] } }, policy({ filters: ["make"] })).counts).toHaveLength(1);
  });

  it("asks for enough photos where the site wants them, for every count as well", () => {
    const photos = { kind: "compare", field: "photos_count", operator: ">=", value: 1 };
    const { main, counts } = plan({ values: { make: ["Mazda"] } }, policy({ requireMinimumPhotos: 1 }));
    expect(main.filter).toContainEqual(photos);
    expect(counts[0]?.filter).toContainEqual(photos);
    expect(JSON.stringify(plan({}, policy({ requireMinimumPhotos: 0 })))).not.toContain("photos_count");
  });

  it("asks for one page, whole cars, by relevance or strictly by the order chosen", () => {
    const { main } = plan({ page: 3 }, policy({ pageSize: 20 }));
    expect(main).toMatchObject({ offset: 60, limit: 20, fields: "all", order: "relevance" });
    expect(plan({}, policy({ strictSort: true })).main.order).toBe("sort");
    expect(plan({ values: { make: [] } }).counts).toEqual([]);
  });

  it("turns ranges open at either end into comparisons", () => {
    const field = "price";
    expect(lastFilter({ ranges: { price: { min: 5 } } })).toEqual({
      kind: "compare",
      field,
      operator: ">=",
      value: 5,
    });
    expect(lastFilter({ ranges: { price: { max: 5 } } })).toEqual({
      kind: "compare",
      field,
      operator: "<=",
      value: 5,
    });
    expect(lastFilter({ ranges: { price: { min: 1, max: 5 } } })).toEqual({
      kind: "between",
      field,
      from: 1,
      to: 5,
    });
  });

  it("sorts by rank, by the site's own default, or by the shopper's choice", () => {
    expect(firstSort({})).toEqual({ field: "custom_rank", direction: "desc" });
    expect(firstSort({}, policy({ defaultSort: "latest" }))).toEqual({
      field: "created_at_timestamp",
      direction: "desc",
    });
    expect(firstSort({ sort: "price_low" })).toEqual({ field: "price", direction: "asc" });
  });

  it("sends no sort for Most Relevant with a keyword", () => {
    expect(plan({ keywords: "ute" }).main.sort).toEqual([]);
    expect(plan({ keywords: "ute", sort: "price_low" }).main.sort[0]?.field).toBe("price");
  });

  it("pages by the site's page size", () => {
    expect(plan({ page: 3 }).main).toMatchObject({ offset: 300, limit: 100 });
    expect(plan({ page: 3 }, policy({ pageSize: 24 })).main).toMatchObject({ offset: 72, limit: 24 });
  });

  it("shows no sold cars with a window of 0 days", () => {
    const { main } = plan({}, { cars: { ...policyDefaults.cars, includeSoldCarsDays: 0 } });
    expect(main.filter[0]).toEqual({ kind: "oneOf", field: "status", values: ["in_stock", "coming_soon"] });
  });

  it("asks for preset values also without their accents, which feeds drop", () => {
    const { main } = plan({}, policy({ presetFilters: { make: ["Škoda", "kia"] } }));
    expect(main.filter).toContainEqual({ kind: "oneOf", field: "make", values: ["Škoda", "skoda", "kia"] });
  });
});

describe("textTerms", () => {
  it.each([
    [
      "mazda cx",
      [
        { kind: "word", text: "mazda" },
        { kind: "prefix", text: "cx" },
      ],
    ],
    ["U131302", [{ kind: "phrase", text: "U131302" }]],
    [
      "mazda 2019",
      [
        { kind: "word", text: "mazda" },
        { kind: "prefix", text: "2019" },
      ],
    ],
    [" 123 ", [{ kind: "phrase", text: "123" }]],
    ["12", [{ kind: "prefix", text: "12" }]],
    ["AB123CD", [{ kind: "phrase", text: "AB123CD" }]],
    ["A1B234", [{ kind: "prefix", text: "A1B234" }]],
    ["i30", [{ kind: "prefix", text: "i30" }]],
    [
      '"model 3" tesla',
      [
        { kind: "phrase", text: "model 3" },
        { kind: "prefix", text: "tesla" },
      ],
    ],
    [
      'tesla "model 3',
      [
        { kind: "word", text: "tesla" },
        { kind: "phrase", text: "model 3" },
      ],
    ],
    [
      "suv -diesel",
      [
        { kind: "word", text: "suv" },
        { kind: "not", term: { kind: "word", text: "diesel" } },
      ],
    ],
    [
      'suv -"tow bar"',
      [
        { kind: "word", text: "suv" },
        { kind: "not", term: { kind: "phrase", text: "tow bar" } },
      ],
    ],
    ["bt-50", [{ kind: "prefix", text: "bt-50" }]],
    [
      "cx - 5",
      [
        { kind: "word", text: "cx" },
        { kind: "word", text: "-" },
        { kind: "prefix", text: "5" },
      ],
    ],
    ['""', []],
    ["   ", []],
  ])("reads %s", (text, terms) => expect(textTerms(text, policyDefaults.search)).toEqual(terms));

  it("matches a stock number among other words exactly only with quoteCodesInside", () => {
    expect(textTerms("toyota 123", { quoteCodesInside: false })).toEqual([
      { kind: "word", text: "toyota" },
      { kind: "prefix", text: "123" },
    ]);
    expect(textTerms("toyota 123 -U131302", { quoteCodesInside: true })).toEqual([
      { kind: "word", text: "toyota" },
      { kind: "phrase", text: "123" },
      { kind: "not", term: { kind: "phrase", text: "U131302" } },
    ]);
  });

  it("keeps every letter that is no quote", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const read = textTerms(text, policyDefaults.search).map((term) =>
          term.kind === "not" ? `-${term.term.text}` : term.text,
        );
        expect(bare(read.join(""))).toBe(bare(text));
      }),
    );
  });
});
