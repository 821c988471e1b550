import { describe, expect, it } from "vitest";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { embeddedEngine } from "../engines/embedded/embedded-engine.ts";
import { printText } from "../engines/meilisearch/searching/print-plan.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { emptyQuery } from "../query/fields/stock-query.ts";
import { readPlainWords } from "../stock/suggestions/read-plain-words.ts";
import { sentencesOf } from "../stock/suggestions/sentences-of.ts";
import { searchStock } from "../stock/search-stock.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { buildMultiSearch } from "./build-multi-search.ts";
import { inStockWords } from "./dealers-words.ts";

const synonyms = [
  { words: "bakkie", means: "ute" },
  { words: "Weekend  Toy", means: "convertible" },
  { words: "bakkie special", means: "single cab" },
];

describe("inStockWords", () => {
  it.each([
    ["red bakkie", "red ute"],
    ["BAKKIE", "ute"],
    ["a weekend toy please", "a convertible please"],
    ["bakkie special bakkie", "single cab ute"],
    ["-bakkie", '-"ute"'],
    ['"bakkie" red', '"bakkie" red'],
    ["bakkies", "bakkies"],
    ["", ""],
  ])("says %j as %j", (said, meant) => expect(inStockWords(said, synonyms)).toBe(meant));

  it("changes nothing without a word of the dealer's", () => {
    expect(inStockWords("  red   ute ", [])).toBe("  red   ute ");
  });
});

describe("a dealer's words", () => {
  const site = {
    engine: embeddedEngine(
      [
        aCar({ id: "1", slug: "1", body: "Ute" }),
        aCar({ id: "2", slug: "2", body: "SUV", name: "Kia Sportage", make: "Kia", model: "Sportage" }),
      ].map(stringifyCar),
    ),
    scope: { kind: "all" },
    policy: { ...policyDefaults.search, synonyms },
    cars: policyDefaults.cars,
    now: new Date("2026-11-21T00:00:00Z"),
    sentences: sentencesOf({ words: "australian" }),
  } as const;

  it("are searched for as what they mean, in the plan of both engines", async () => {
    const query = { ...emptyQuery, keywords: "bakkie" };
    const found = await searchStock({ ...site, query });
    expect(found.ok && found.cars.map(({ id }) => id)).toEqual(["1"]);
    expect(found.ok && found.chips.map(({ label }) => label)).toEqual(["bakkie"]);
    expect(printText(buildMultiSearch(query, site).main.text)).toBe("ute");
  });

  it("are read in a sentence as what they mean, under the words that were typed", async () => {
    const read = await readPlainWords("bakkie under 60k", { ...site, query: emptyQuery });
    expect(read?.parts.map(({ words, meaning }) => [words, meaning])).toEqual([
      ["bakkie", "Body: Ute"],
      ["under 60k", "Price: Up to $60,000"],
    ]);
    expect((await readPlainWords("no bakkies", { ...site, query: emptyQuery }))?.query.not).toEqual({
      body: ["Ute"],
    });
  });
});
