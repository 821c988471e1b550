import { describe, expect, it } from "vitest";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import { embeddedEngine } from "../../engines/embedded/embedded-engine.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import type { SearchEngine } from "../../plan/search-engine.ts";
import { emptyQuery, type StockQuery } from "../../query/fields/stock-query.ts";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { searchStock } from "../search-stock.ts";
import { readPlainWords } from "./read-plain-words.ts";
import { sentencesOf } from "./sentences-of.ts";

const engine = embeddedEngine(
  [
    aCar({ id: "1", slug: "1", make: "Mazda", model: "CX-5", body: "SUV" }),
    aCar({ id: "2", slug: "2", make: "Kia", model: "Rio", body: "Hatch" }),
  ].map(stringifyCar),
);
const site = {
  scope: { kind: "all" },
  policy: policyDefaults.search,
  cars: policyDefaults.cars,
  now: new Date("2026-11-21T00:00:00Z"),
  sentences: sentencesOf({ words: "australian" }),
} as const;
const read = (sentence: string, query: StockQuery = emptyQuery, of: SearchEngine = engine) =>
  readPlainWords(sentence, { ...site, engine: of, query });

describe("readPlainWords", () => {
  it("says of each piece what it was taken for, and what is left without it", async () => {
    const words = await read("a quirky mazda suv under 30k");
    expect(words?.parts.map(({ words: typed, meaning }) => [typed, meaning])).toEqual([
      ["quirky", ""],
      ["mazda", "Make: Mazda"],
      ["suv", "Body: SUV"],
      ["under 30k", "Price: Up to $30,000"],
    ]);
    // No car says "quirky": it empties nothing.
    expect(words?.parts.map(({ kind }) => kind)).toEqual(["unread", "filter", "filter", "filter"]);
    expect(words?.query).toMatchObject({
      keywords: "",
      values: { make: ["Mazda"], body: ["SUV"] },
      ranges: { price: { max: 30_000 } },
    });
    expect(words?.parts[1]?.without).toMatchObject({
      sentence: "quirky suv under 30k",
      query: { values: { body: ["SUV"] } },
    });
  });

  it("finds each car of a body that the stock calls by several names", async () => {
    const bodies = ["Station Wagon", "Estate", "Wagon", "SUV"];
    const cars = bodies.map((body, at) => aCar({ id: `${at}`, slug: `${at}`, body }));
    const wagons = embeddedEngine(cars.map(stringifyCar));
    const found = async (sentence: string) => {
      const { query } = (await read(sentence, emptyQuery, wagons)) ?? { query: emptyQuery };
      const list = await searchStock({ ...site, engine: wagons, query });
      return list.ok && list.cars.map(({ body }) => body);
    };
    for (const name of ["wagon", "estate", "station wagon"])
      expect(await found(name)).toEqual(["Station Wagon", "Estate", "Wagon"]);
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

  it("says an order by its name, and several meanings of some words in a row", async () => {
    const words = await read("cheapest kia rio");
    expect(words?.parts).toMatchObject([
      { words: "cheapest", meaning: "Lowest Price", doubt: null, without: { sentence: "kia rio" } },
      { words: "kia rio", meaning: "Make: Kia, Model: Rio", without: { sentence: "cheapest" } },
    ]);
    expect(words?.query.sort).toBe("price_low");
    expect(words?.parts[0]?.without.query.sort).toBeNull();
  });

  it("searches for the words that cars say, where none says the sentence as it stands and nothing of it is a filter", async () => {
    const cars = [aCar({ id: "1", slug: "1", stockNumber: "QX41" }), aCar({ id: "2", slug: "2" })];
    const numbered = embeddedEngine(cars.map(stringifyCar));
    const some = await read("any with qx41 and a zzyzx", emptyQuery, numbered);
    expect(some?.query.keywords).toBe('"qx41"');
    expect(some?.parts.map(({ words, kind }) => [words, kind])).toEqual([
      ["qx41", "keyword"],
      ["zzyzx", "unread"],
    ]);
    expect(await read("qx41", emptyQuery, numbered)).toBeNull();
    expect(await read("any with a zzyzx", emptyQuery, numbered)).toBeNull();
  });

  it("says an order by its name where the site does not offer it", async () => {
    const policy = { ...policyDefaults.search, sortOptions: ["latest" as const] };
    const words = await readPlainWords("cheapest kia", { ...site, engine, query: emptyQuery, policy });
    expect(words?.parts[0]?.meaning).toBe("Lowest Price");
  });

  it("keeps the chosen order where the sentence asks for none, and takes its words for the keywords", async () => {
    const chosen: StockQuery = { ...emptyQuery, sort: "latest", keywords: "before" };
    expect((await read("mazda canopy", chosen))?.query).toMatchObject({ sort: "latest", keywords: "" });
    expect((await read("cheapest mazda", chosen))?.query).toMatchObject({ sort: "price_low", keywords: "" });
  });

  it("says what else some words could mean", async () => {
    expect((await read("mazda under 30k"))?.parts.map(({ doubt }) => doubt)).toEqual([
      null,
      "A number in thousands without $ or km is read as a price; it could be a distance.",
    ]);
  });

  it("has no sentence without some words where the rest would be read otherwise", async () => {
    const near = await read("land kia rover");
    expect(near?.parts.find((part) => part.words === "kia")?.without.sentence).toBe("");
  });

  it("gives the other meaning of what is in doubt, with the sentence that says it", async () => {
    const [, price] = (await read("mazda under 20"))?.parts ?? [];
    expect(price).toMatchObject({
      words: "under 20",
      meaning: "Price: Up to $20,000",
      instead: { sentence: "mazda under 20 years old", meaning: "Year: From 2006" },
    });
    const other = await read("mazda under 20 years old");
    expect(other?.query.ranges).toEqual({ year: { min: 2006 } });
  });

  it("refuses values as filters, in words", async () => {
    const words = await read("not a mazda");
    expect(words?.parts.map(({ meaning }) => meaning)).toEqual(["Make: Not Mazda"]);
    expect(words?.query.not).toEqual({ make: ["Mazda"] });
  });

  it("says what there is none of, and shows what is like it where there is something", async () => {
    const jazz = await read("honda jazz");
    expect(jazz?.parts).toMatchObject([
      { kind: "absent", absent: { name: "Honda", shown: "small hatches" }, meaning: "" },
    ]);
    expect(jazz?.query.values).toEqual({ model: ["Rio"] });
    // No small hatch is an SUV: what stands in gives way.
    const suv = await read("honda jazz suv");
    expect(suv?.query.values).toEqual({ body: ["SUV"] });
    expect(suv?.parts[0]).toMatchObject({ absent: { name: "Honda", shown: null } });
  });

  it("searches for what it does not understand where cars say it, and only there", async () => {
    const named = embeddedEngine(
      [
        aCar({ id: "1", slug: "1", make: "Mazda", model: "CX-5", name: "Mazda CX-5 Akera", body: "SUV" }),
        aCar({ id: "2", slug: "2", make: "Mazda", model: "CX-5", name: "Mazda CX-5 Maxx", body: "SUV" }),
      ].map(stringifyCar),
    );
    const words = await read("zzzz mazda akera", emptyQuery, named);
    expect(words?.parts.map(({ words: typed, kind }) => [typed, kind])).toEqual([
      ["zzzz", "unread"],
      ["mazda", "filter"],
      ["akera", "keyword"],
    ]);
    expect(words?.query.keywords).toBe('"akera"');
    expect((await read("mazda akera maxx", emptyQuery, named))?.query.keywords).toBe('"akera"');
  });

  it("lists everything for everyday words that say nothing of a car", async () => {
    const words = await read("something reliable for the family");
    expect(words?.parts.map(({ kind }) => kind)).toEqual(["unread", "unread"]);
    expect(words?.query).toEqual(emptyQuery);
  });

  it("leaves everything to the keywords while the engine is away", async () => {
    const words = await readPlainWords("mazda", {
      engine: { run: async () => ({ ok: false, problem: "unavailable", detail: "away", retryAfter: 2 }) },
      query: emptyQuery,
      scope: { kind: "all" },
      policy: policyDefaults.search,
      cars: policyDefaults.cars,
      now: new Date("2026-11-21T00:00:00Z"),
    });
    expect(words).toBeNull();
  });

  it("asks for no names of the stock where nothing was typed", async () => {
    const sentences = {
      ...site.sentences,
      lexicon: () => Promise.reject(new Error("The names were asked for.")),
    };
    const all = { ...site, sentences, engine, query: emptyQuery };
    expect(await readPlainWords("  ", all)).toBeNull();
    await expect(readPlainWords("mazda", all)).rejects.toThrow("asked for");
  });

  it.each(["", "  ", "ABC123", "something zzzz"])("leaves %j to the keywords", async (sentence) => {
    expect(await read(sentence)).toBeNull();
  });
});
