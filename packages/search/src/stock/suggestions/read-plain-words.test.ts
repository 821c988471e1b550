import { describe, expect, it } from "vitest";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import { embeddedEngine } from "../../engines/embedded/embedded-engine.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { emptyQuery, type StockQuery } from "../../query/fields/stock-query.ts";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { readPlainWords } from "./read-plain-words.ts";

const engine = embeddedEngine(
  [
    aCar({ id: "1", slug: "1", make: "Mazda", model: "CX-5", body: "SUV" }),
    aCar({ id: "2", slug: "2", make: "Kia", model: "Rio", body: "Hatch" }),
  ].map(stringifyCar),
);
const read = (sentence: string, query: StockQuery = emptyQuery) =>
  readPlainWords(sentence, {
    engine,
    query,
    scope: { kind: "all" },
    policy: policyDefaults.search,
    cars: policyDefaults.cars,
    now: new Date("2026-11-21T00:00:00Z"),
  });

describe("readPlainWords", () => {
  it("says of each piece what it was taken for, and what is left without it", async () => {
    const words = await read("a quirky mazda suv under 30k");
    expect(words?.parts.map(({ words: typed, meaning }) => [typed, meaning])).toEqual([
      ["quirky", ""],
      ["mazda", "Make: Mazda"],
      ["suv", "Body: SUV"],
      ["under 30k", "Price: Up to $30,000"],
    ]);
    expect(words?.query).toMatchObject({
      keywords: "quirky",
      values: { make: ["Mazda"], body: ["SUV"] },
      ranges: { price: { max: 30_000 } },
    });
    expect(words?.parts[1]?.without).toMatchObject({
      sentence: "quirky suv under 30k",
      query: { values: { body: ["SUV"] } },
    });
  });

  it("joins the values that were chosen already and replaces a chosen range", async () => {
    const chosen: StockQuery = {
      ...emptyQuery,
      values: { make: ["Kia"] },
      ranges: { price: { max: 10_000 }, year: { min: 2020 } },
      page: 3,
    };
    expect((await read("mazda under 30k", chosen))?.query).toMatchObject({
      values: { make: ["Kia", "Mazda"] },
      ranges: { price: { max: 30_000 }, year: { min: 2020 } },
      page: 0,
    });
  });

  it.each(["", "  ", "ABC123", "something quirky"])("leaves %j to the keywords", async (sentence) => {
    expect(await read(sentence)).toBeNull();
  });
});
