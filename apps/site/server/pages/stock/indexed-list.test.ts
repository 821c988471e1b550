import { parseStockQuery, unreadAmounts } from "@forecourt/search";
import { policyDefaults } from "@forecourt/search/defaults";
import { describe, expect, it } from "vitest";
import { isIndexedList } from "./indexed-list.ts";

const isIndexed = (search: string): boolean => {
  const params = new URLSearchParams(search);
  const query = parseStockQuery(params, policyDefaults.search);
  return isIndexedList({ query, asked: null, unread: unreadAmounts(params) });
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
    ["page=2", false],
    ["price_max=plenty", false],
  ])("of the address ?%s is %j", (search, indexed) => expect(isIndexed(search)).toBe(indexed));

  it("is no answer to a sentence", () => {
    const query = parseStockQuery(new URLSearchParams(), policyDefaults.search);
    const words = { query, parts: [], unread: [] };
    const asked = { sentence: "a car", words, chosen: query };
    expect(isIndexedList({ query, asked, unread: [] })).toBe(false);
  });
});
