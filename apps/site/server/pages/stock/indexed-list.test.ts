import { parseStockQuery, unreadAmounts } from "@forecourt/search";
import { policyDefaults } from "@forecourt/search/defaults";
import { describe, expect, it } from "vitest";
import type { StockPage } from "../every-page/found-pages.ts";
import { indexedSearch, isIndexedList } from "./indexed-list.ts";

const found = (pages: number): StockPage["result"] => ({ ok: true, pages }) as StockPage["result"];
const isIndexed = (search: string): boolean => {
  const params = new URLSearchParams(search);
  const query = parseStockQuery(params, policyDefaults.search);
  return isIndexedList({ query, reading: null, unread: unreadAmounts(params), result: found(5) });
};

describe("isIndexedList", () => {
  it.each([
    ["", true],
    ["sort=price_asc", true],
    ["make=Kia", true],
    ["price=:30000", true],
    ["price=10000:30000", true],
    ["make=Kia&make=Mazda", false],
    ["make=Kia&body=SUV", false],
    ["price=:30000&year=2020:", false],
    ["make=Kia&price=:30000", false],
    ["q=ute", false],
    ["page=2", true],
    ["page=5", true],
    ["page=6", false],
    ["make=Kia&page=2", true],
    ["page=2&sort=price_low", false],
    ["q=ute&page=2", false],
    ["price_max=plenty", false],
  ])("of the address ?%s is %j", (search, indexed) => expect(isIndexed(search)).toBe(indexed));

  it("is no answer to a sentence", () => {
    const query = parseStockQuery(new URLSearchParams(), policyDefaults.search);
    const words = { query, parts: [], unread: [] };
    const asked = { sentence: "a car", words, chosen: query };
    expect(isIndexedList({ query, reading: asked, unread: [], result: found(1) })).toBe(false);
  });
});

describe("indexedSearch", () => {
  it.each([
    ["", ""],
    ["page=2", "page=2"],
    ["make=Kia&sort=price_low", "make=Kia"],
  ])("of the address ?%s is ?%s", (search, own) => {
    const query = parseStockQuery(new URLSearchParams(search), policyDefaults.search);
    const site = { config: { search: policyDefaults.search } } as unknown as StockPage["site"];
    expect(indexedSearch({ query, site })).toBe(own);
  });
});
