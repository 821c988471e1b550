import { describe, expect, it } from "vitest";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import { embeddedEngine } from "../../engines/embedded/embedded-engine.ts";
import type { SearchEngine } from "../../plan/search-engine.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { aStockQuery } from "../../testing/fixtures/a-stock-query.ts";
import { didYouMean } from "./did-you-mean.ts";

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

  it("has nothing to say while the engine gives no answer", async () => {
    const away: SearchEngine = {
      run: async () => ({ ok: false, problem: "unavailable", detail: "away", retryAfter: 2 }),
    };
    expect(await asked(away, "xorento")).toEqual([]);
  });
});
