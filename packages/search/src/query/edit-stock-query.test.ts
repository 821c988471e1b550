import { describe, expect, it } from "vitest";
import { aStockQuery } from "../testing/fixtures/a-stock-query.ts";
import { clearFacet, goToPage, isFiltered, setRange, setSort, setValues } from "./edit-stock-query.ts";
import { readEntries } from "./read-entries.ts";
import { unreadAmounts } from "./unread-amounts.ts";

describe("isFiltered", () => {
  it.each([
    [aStockQuery(), false],
    [aStockQuery({ sort: "latest", page: 3 }), false],
    [aStockQuery({ keywords: "ute" }), true],
    [aStockQuery({ values: { make: ["Kia"] } }), true],
    [aStockQuery({ ranges: { price: { max: 1 } } }), true],
  ])("of %j is %j", (query, filtered) => expect(isFiltered(query)).toBe(filtered));
});

describe("edits of one filter", () => {
  const query = aStockQuery({
    values: { make: ["Kia"], body: ["SUV"] },
    ranges: { price: { max: 1 }, km: { min: 2 } },
    page: 4,
  });

  it("leave the others as they are, and go to the first page", () => {
    expect(clearFacet(query, "make")).toMatchObject({ values: { body: ["SUV"] }, page: 0 });
    expect(clearFacet(query, "make").values).not.toHaveProperty("make");
    expect(clearFacet(query, "price").ranges).toEqual({ km: { min: 2 } });
    expect(clearFacet(query, "price").values).toEqual(query.values);
    expect(setValues(query, "make", []).values).toEqual({ body: ["SUV"] });
    expect(setRange(query, "price", null).ranges).toEqual({ km: { min: 2 } });
    expect(setRange(query, "price", { min: 5 }).ranges).toEqual({ km: { min: 2 }, price: { min: 5 } });
    expect(setSort(query, "latest")).toEqual({ ...query, sort: "latest", page: 0 });
  });

  it("go to whole pages only", () => {
    expect([goToPage(query, 2.9).page, goToPage(query, 0).page, goToPage(query, -0.5).page + 0]).toEqual([
      2, 0, 0,
    ]);
  });
});

describe("unreadAmounts", () => {
  it("are the ends of ranges that are no amount, trimmed, and not those left empty", () => {
    const params = new URLSearchParams([
      ["price_max", " cheap "],
      ["price_min", "20k"],
      ["km_max", "  "],
      ["km_min", "many"],
      ["make", "Kia"],
      ["colour", "cheap"],
    ]);
    expect(unreadAmounts(params)).toEqual([
      { facet: "price", end: "max", text: "cheap" },
      { facet: "km", end: "min", text: "many" },
    ]);
  });
});

const many = (count: number) => Array.from({ length: count }, (_, at) => String(at));

describe("readEntries", () => {
  it("reads 300 values, one by one, of what a page receives either way", () => {
    const params = new URLSearchParams(many(301).map((value): [string, string] => ["make", value]));
    expect(readEntries(params)).toHaveLength(300);
    expect(readEntries({ make: many(301) })).toHaveLength(300);
    expect(readEntries({ make: ["a", "b"], body: "c", none: undefined })).toEqual([
      ["make", "a"],
      ["make", "b"],
      ["body", "c"],
    ]);
  });

  it("cuts a value after 200 characters, never through a character", () => {
    expect(readEntries({ q: "x".repeat(201) })[0]?.[1]).toHaveLength(200);
    const cut = readEntries({ q: `${"x".repeat(199)}😀` })[0]?.[1];
    expect(cut?.isWellFormed()).toBe(true);
  });
});
