import { describe, expect, it } from "vitest";
import { goToPage, isFiltered } from "./edit-stock-query.ts";
import { emptyQuery } from "./fields/stock-query.ts";

describe("isFiltered", () => {
  it("holds for keywords, a value or a range, each alone", () => {
    expect(isFiltered({ ...emptyQuery, keywords: "ute" })).toBe(true);
    expect(isFiltered({ ...emptyQuery, values: { make: ["Mazda"] } })).toBe(true);
    expect(isFiltered({ ...emptyQuery, ranges: { price: { max: 30_000 } } })).toBe(true);
  });

  it("does not hold for an order or a page", () => {
    expect(isFiltered({ ...emptyQuery, sort: "price_low", page: 3 })).toBe(false);
  });
});

describe("goToPage", () => {
  it("goes to whole pages from the first one on", () => {
    expect([-1, 0, 2.9].map((page) => goToPage(emptyQuery, page).page)).toEqual([0, 0, 2]);
  });
});
