import { describe, expect, it } from "vitest";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import { embeddedEngine } from "../../engines/embedded/embedded-engine.ts";
import type { SearchEngine } from "../../plan/search-engine.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { aStockQuery } from "../../testing/fixtures/a-stock-query.ts";
import { didYouMean } from "./did-you-mean.ts";
import { sentencesOf } from "./sentences-of.ts";

/** A stock with so many cars of each make and model. */
function stockOf(counts: Readonly<Record<string, number>>): SearchEngine {
  const cars = Object.entries(counts).flatMap(([name, count]) => {
    const [make = "", model = ""] = name.split("/");
    return Array.from({ length: count }, (_, at) =>
      aCar({ id: `${make}-${model}-${at}`, make, model, name }),
    );
  });
  return embeddedEngine(cars.map(stringifyCar));
}

const asked = (engine: SearchEngine, keywords: string) =>
  didYouMean({
    engine,
    query: aStockQuery({ keywords }),
    scope: { kind: "all" },
    policy: policyDefaults.search,
    cars: policyDefaults.cars,
    now: new Date("2026-11-21T00:00:00Z"),
    sentences: sentencesOf({ words: "australian" }),
  });
const labels = async (engine: SearchEngine, keywords: string): Promise<string[]> =>
  (await asked(engine, keywords)).map(({ label }) => label);

describe("didYouMean", () => {
  it("names the nearest spelling first, and of two as near the more frequent", async () => {
    const stock = stockOf({ "Kia/Rorento": 1, "Kia/Dorento": 3, "Kia/Zorrento": 2 });
    expect(await labels(stock, "xorento")).toEqual(["Dorento", "Rorento", "Zorrento"]);
  });

  it("names three at most", async () => {
    const stock = stockOf({ "Kia/Aorento": 1, "Kia/Borento": 1, "Kia/Corento": 1, "Kia/Dorento": 1 });
    expect(await labels(stock, "xorento")).toHaveLength(3);
  });

  it("changes one word and keeps the others where they stand", async () => {
    const stock = stockOf({ "Mazda/Premacy": 1 });
    const [first] = await asked(stock, "blue premaci wagon");
    expect(first).toMatchObject({
      label: "blue Premacy wagon",
      query: { keywords: "blue Premacy wagon", page: 0 },
    });
  });

  it.each([
    ["a word of two letters", "ki"],
    ["a word too far from every name", "helicopter"],
    ["no words", ""],
  ])("has nothing to say of %s", async (_, keywords) => {
    expect(await labels(stockOf({ "Mazda/Premacy": 1 }), keywords)).toEqual([]);
  });

  it("reads a name written in two words or with a hyphen as the one it is", async () => {
    expect(await labels(stockOf({ "Mazda/CX-30": 1 }), "cx3o")).toEqual(["CX-30"]);
  });

  it.each([
    ["a third of three letters", "Kia/Rio", "ryo", ["Rio"]],
    ["no more than a third of three", "Kia/Rio", "ryx", []],
    ["two of six", "Kia/Cerato", "xyrato", ["Cerato"]],
    ["no more than two of six", "Kia/Cerato", "xyzato", []],
    ["three of nine and of twelve", "Kia/Abcdefghijkl", "xyzdefghijkl", ["Abcdefghijkl"]],
    ["no more than three of twelve", "Kia/Abcdefghijkl", "xyzqefghijkl", []],
  ])("forgives %s", async (_, name, keywords, expected) => {
    expect(await labels(stockOf({ [name]: 1 }), keywords)).toEqual(expected);
  });

  it("leaves a word alone that is a name already", async () => {
    expect(await labels(stockOf({ "Kia/Cerato": 1, "Kia/Cerata": 1 }), "cerato xyz")).toEqual([]);
  });

  it("spells a chosen value as the list does, where that finds cars", async () => {
    const stock = stockOf({ "Mazda/CX-5": 2, "Kia/Rio": 1 });
    const chosen = (make: string, model: string) =>
      didYouMean({
        engine: stock,
        query: aStockQuery({ values: { make: [make], model: [model] } }),
        scope: { kind: "all" },
        policy: policyDefaults.search,
        cars: policyDefaults.cars,
        now: new Date("2026-11-21T00:00:00Z"),
        sentences: sentencesOf({ words: "australian" }),
      });
    expect(await chosen("Mazdda", "CX-5")).toEqual([
      { label: "Mazda", query: aStockQuery({ values: { make: ["Mazda"], model: ["CX-5"] } }) },
    ]);
    expect(await chosen("Mazdda", "Rio")).toEqual([]);
    expect(await chosen("Lada", "Rio")).toEqual([]);
  });

  it("reads the words as a sentence where that finds cars, beside what was chosen, and says so first", async () => {
    const stock = stockOf({ "Mazda/Premacy": 2, "Kia/Rio": 1 });
    const suggestions = await didYouMean({
      engine: stock,
      query: aStockQuery({
        keywords: "mazda premacy under 60k",
        values: { body: ["Ute"] },
        ranges: { year: { min: 2020 } },
        sort: "latest",
        page: 3,
      }),
      scope: { kind: "all" },
      policy: policyDefaults.search,
      cars: policyDefaults.cars,
      now: new Date("2026-11-21T00:00:00Z"),
      sentences: sentencesOf({ words: "australian" }),
    });
    expect(suggestions).toEqual([
      {
        label: "Mazda, Premacy, Up to $60,000",
        query: aStockQuery({
          keywords: "",
          values: { body: ["Ute"], make: ["Mazda"], model: ["Premacy"] },
          ranges: { year: { min: 2020 }, price: { max: 60_000 } },
          sort: "latest",
        }),
      },
    ]);
  });

  it("says which words stay keywords, and nothing of a sentence that finds no car", async () => {
    const stock = stockOf({ "Mazda/Premacy": 1 });
    expect(await asked(stock, "mazda premacy under 60k white")).toMatchObject([
      { label: "Mazda, Premacy, White, Up to $60,000", query: { keywords: "" } },
    ]);
    expect(await asked(stock, "riverside mazda")).toMatchObject([{ label: "Mazda, Riverside" }]);
    expect(await labels(stock, "mazda under 10k")).toEqual([]);
    expect(await labels(stock, "zeppelin")).toEqual([]);
  });

  it("has nothing to say while the engine gives no answer", async () => {
    const away: SearchEngine = {
      run: async () => ({ ok: false, problem: "unavailable", detail: "away", retryAfter: 2 }),
    };
    expect(await asked(away, "xorento")).toEqual([]);
  });
});
