import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { meilisearchEngine } from "../engines/meilisearch/searching/meilisearch-engine.ts";
import { fakeMeilisearch } from "../testing/fixtures/fake-meilisearch.ts";
import { embeddedEngine } from "../engines/embedded/embedded-engine.ts";
import type { SearchEngine } from "../plan/search-engine.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { emptyQuery } from "../query/fields/stock-query.ts";
import { countCars, type StockSearch } from "../stock/list/stock-search.ts";
import { lexiconOf, sentencesOf } from "../stock/suggestions/sentences-of.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { suggest, type SuggestedSearch } from "./suggest.ts";

const CARS = [
  ["Mazda", "CX-5", "SUV", "Red", 30_000],
  ["Mazda", "CX-5", "SUV", "Blue", 35_000],
  ["Mazda", "3", "Hatchback", "Red", 20_000],
  ["Toyota", "HiLux", "Ute", "White", 45_000],
  ["Toyota", "Land Cruiser Prado", "SUV", "White", 70_000],
  ["Ford", "Ranger", "Ute", "Blue", 39_000],
  ["Land Rover", "Range Rover Sport", "SUV", "Black", 90_000],
] as const;
const engine = embeddedEngine(
  CARS.map(([make, model, body, colour, price], at) =>
    aCar({ id: `${at}`, slug: `${at}`, name: `${make} ${model}`, make, model, body, colour, price }),
  ).map(stringifyCar),
);
const away: SearchEngine = {
  run: async () => ({ ok: false, problem: "unavailable", detail: "away", retryAfter: 2 }),
};
const most = { readings: 3, names: 5, cars: 3 };
const searchBy = (asked: SearchEngine): StockSearch => ({
  engine: asked,
  query: emptyQuery,
  scope: { kind: "all" },
  policy: policyDefaults.search,
  cars: policyDefaults.cars,
  now: new Date("2026-11-21T00:00:00Z"),
  sentences: sentencesOf({ words: "australian" }),
});
const search = searchBy(engine);

async function suggested(text: string, sentences = true) {
  const lexicon = await lexiconOf(search);
  const found = lexicon && (await suggest(text, search, { lexicon, sentences, most }));
  if (!found) throw new Error("The embedded engine is never away.");
  return found;
}
const shown = (searches: readonly SuggestedSearch[]) => searches.map(({ label, total }) => [label, total]);

describe("suggest", () => {
  it("completes a make, with its models, and shows cars by name", async () => {
    const { names, readings, cars } = await suggested("maz");
    expect(shown(names)).toEqual([
      ["Mazda", 3],
      ["Mazda CX-5", 2],
      ["Mazda 3", 1],
    ]);
    expect(readings).toEqual([]);
    expect(cars.map(({ make }) => make)).toEqual(["Mazda", "Mazda", "Mazda"]);
  });

  it("reads the text as a sentence, with how many cars it finds", async () => {
    const { readings } = await suggested("ute under 40k");
    expect(shown(readings)).toEqual([["Ute, Up to $40,000", 1]]);
    expect(readings[0]?.query).toMatchObject({
      values: { body: ["Ute"] },
      ranges: { price: { max: 40_000 } },
    });
  });

  it("completes the last words among what stands before them", async () => {
    expect(shown((await suggested("red maz")).names)).toEqual([
      ["Red, Mazda", 2],
      ["Red, Mazda 3", 1],
      ["Red, Mazda CX-5", 1],
    ]);
    expect(shown((await suggested("mazda c")).names)).toEqual([["Mazda CX-5", 2]]);
    expect(shown((await suggested("red hat")).readings)).toEqual(
      [
        ["Red, Hatchback", 1],
        ["Red", 2],
      ].toReversed(),
    );
  });

  it("knows a name of several words, and by a later one", async () => {
    const prado = [["Toyota Land Cruiser Prado", 1]];
    expect(shown((await suggested("land cr")).names)).toEqual(prado);
    expect(shown((await suggested("prad")).names)).toEqual(prado);
    expect(shown((await suggested("range rover sp")).names)).toEqual([["Land Rover Range Rover Sport", 1]]);
  });

  it("suggests one search once, and a figure alone completes nothing", async () => {
    const { names, readings } = await suggested("mazda 3");
    expect(shown([...names, ...readings])).toEqual([["Mazda 3", 1]]);
    expect((await suggested("under 3")).names).toEqual([]);
  });

  it("suggests no car that is not there, and nothing for nothing", async () => {
    for (const text of ["", "  ", "zzqx", "suzuki", "suzuki swift", "mazda ".repeat(20)])
      expect({ text, ...(await suggested(text)) }).toMatchObject({ text, readings: [], names: [] });
  });

  it("knows names alone on a site that reads no sentences", async () => {
    expect(shown((await suggested("mazda c", false)).names)).toEqual([["Mazda CX-5", 2]]);
    expect(await suggested("red maz", false)).toMatchObject({ readings: [], names: [] });
  });

  it("asks the engine once, and is null while that is away", async () => {
    const lexicon = await lexiconOf(search);
    if (!lexicon) throw new Error("There are no words.");
    let questions = 0;
    const counting: SearchEngine = { run: (plan) => (questions++, engine.run(plan)) };
    await suggest("red mazda under 40k", searchBy(counting), { lexicon, sentences: true, most });
    expect(questions).toBe(1);
    expect(await suggest("maz", searchBy(away), { lexicon, sentences: true, most })).toBeNull();
  });

  it("is one request to a Meilisearch server, whose counts have words of their own", async () => {
    const lexicon = await lexiconOf(search);
    if (!lexicon) throw new Error("There are no words.");
    const asked: { q: string; facets?: string[] }[] = [];
    const server = fakeMeilisearch((body) => {
      asked.push(...(body as { queries: typeof asked }).queries);
      return {
        results: asked.map(({ facets = [] }) => ({
          hits: [],
          estimatedTotalHits: 3,
          facetDistribution: facets.includes("make") ? { make: { Mazda: 3 } } : { model: { "CX-5": 2 } },
        })),
      };
    });
    const meilisearch = meilisearchEngine({
      host: "http://meili.test",
      index: "cars",
      fetch: server.fetch,
      clock: () => 0,
    });
    const found = await suggest("red maz", searchBy(meilisearch), { lexicon, sentences: true, most });
    expect(shown(found?.names ?? [])).toEqual([
      ["Red, Mazda", 3],
      ["Red, Mazda CX-5", 2],
    ]);
    expect(server.requests).toEqual(["POST /multi-search"]);
    expect(asked.map(({ q }) => q)).toEqual(["red maz", "", "", ""]);
  });

  it("counts what its search finds, whatever is typed", async () => {
    const words = [
      "red",
      "mazda",
      "maz",
      "cx",
      "ute",
      "under",
      "40k",
      "not",
      "land",
      "suv",
      "3",
      "sport",
      "new",
      '"',
      "-",
    ];
    const texts = fc.oneof(
      fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((some) => some.join(" ")),
      fc.string({ unit: "binary" }),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { readings, names } = await suggested(text);
        for (const { query, total } of [...readings, ...names])
          expect([total, await countCars(search, query)]).toEqual([total, total]);
      }),
      { numRuns: 150 },
    );
  });
});
