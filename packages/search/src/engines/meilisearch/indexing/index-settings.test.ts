import { describe, expect, it } from "vitest";
import { meilisearchSettings, settingsDrift } from "./index-settings.ts";

const fields = {
  searchable: ["name", "make"],
  exactOnly: ["stocknum"],
  values: ["make", "body"],
  numbers: ["price"],
  sortable: ["price", "year"],
};
const ours = meilisearchSettings({ fields });

describe("meilisearchSettings", () => {
  it("allow comparison of numbers, and of nothing else", () => {
    expect(ours.filterableAttributes).toEqual([
      {
        attributePatterns: ["price"],
        features: { facetSearch: false, filter: { equality: true, comparison: true } },
      },
      {
        attributePatterns: ["make", "body"],
        features: { facetSearch: false, filter: { equality: true, comparison: false } },
      },
    ]);
  });

  it("search fields in their order, and forgive typos in all but codes and numbers", () => {
    expect(ours).toMatchObject({
      searchableAttributes: ["name", "make"],
      sortableAttributes: ["price", "year"],
      typoTolerance: {
        enabled: true,
        minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
        disableOnAttributes: ["stocknum"],
        disableOnNumbers: true,
      },
    });
  });

  it("let the order decide inside equal relevance, or before it", () => {
    const relevance = ["words", "typo", "proximity", "attributeRank"];
    expect(ours.rankingRules).toEqual([...relevance, "sort", "wordPosition", "exactness"]);
    expect(meilisearchSettings({ strictSort: true }).rankingRules).toEqual([
      "sort",
      ...relevance,
      "wordPosition",
      "exactness",
    ]);
  });
});

describe("settingsDrift", () => {
  const drift = (change: object) => settingsDrift({ ...ours, ...change }, ours);

  it("is nothing on a server with our settings, whatever else is set there", () => {
    expect(drift({ dictionary: ["SR5"], separatorTokens: [] })).toEqual([]);
    expect(drift({ pagination: { ...ours.pagination, more: 1 } })).toEqual([]);
  });

  it("is every setting where the server has none", () => {
    for (const none of [null, undefined, "settings", {}])
      expect(settingsDrift(none, ours)).toEqual(Object.keys(ours).filter((name) => name !== "synonyms"));
  });

  it.each([
    ["a shorter list", { sortableAttributes: ["price"] }],
    ["a longer list", { sortableAttributes: ["price", "year", "km"] }],
    ["another name in a list", { sortableAttributes: ["price", "km"] }],
    ["something that is no list", { sortableAttributes: { length: 2 } }],
    ["fields searched in another order", { searchableAttributes: ["make", "name"] }],
    ["rules in another order", { rankingRules: ours.rankingRules.toReversed() }],
    ["another number", { pagination: { maxTotalHits: 1_000 } }],
    ["numbers that cannot be compared", { filterableAttributes: [ours.filterableAttributes[1], {}] }],
    ["nothing", { typoTolerance: null }],
  ])("names a setting with %s", (_, change) => {
    expect(drift(change)).toEqual(Object.keys(change));
  });

  it("does not mind the order of lists that have none", () => {
    expect(
      drift({
        sortableAttributes: ["year", "price"],
        filterableAttributes: ours.filterableAttributes.toReversed(),
      }),
    ).toEqual([]);
  });
});
