import { describe, expect, it } from "vitest";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import { embeddedEngine } from "../../engines/embedded/embedded-engine.ts";
import { buildMultiSearch } from "../../plan/build-multi-search.ts";
import type { SearchEngine } from "../../plan/search-engine.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { emptyQuery, type StockQuery } from "../../query/fields/stock-query.ts";
import { aCar } from "../../testing/fixtures/a-car.ts";
import type { StockSearch } from "../list/stock-search.ts";
import { suggestRelaxations } from "./suggest-relaxations.ts";

const stock = embeddedEngine(
  [
    aCar({ id: "1", make: "Mazda", name: "Mazda CX-5", model: "CX-5", colour: "Red", price: 30_000 }),
    aCar({ id: "2", make: "Mazda", name: "Mazda CX-9", model: "CX-9", colour: "Red", price: 40_000 }),
    aCar({ id: "3", make: "Kia", name: "Kia Rio", model: "Rio", colour: "Blue", price: 10_000 }),
  ].map(stringifyCar),
);
const searchFor = (query: StockQuery, engine = stock): StockSearch => ({
  engine,
  query,
  scope: { kind: "all" },
  policy: policyDefaults.search,
  cars: policyDefaults.cars,
  now: new Date("2026-11-21T00:00:00Z"),
});

/** The ways out of a list, asked of one engine, with the list itself answered by the stock. */
async function waysOut(query: Partial<StockQuery>, engine = stock) {
  const search = searchFor({ ...emptyQuery, ...query }, engine);
  const answer = await stock.run(buildMultiSearch(search.query, search));
  if (!answer.ok) throw new Error(answer.detail);
  return suggestRelaxations(search, answer);
}

const away: SearchEngine = {
  run: async () => ({ ok: false, problem: "unavailable", detail: "away", retryAfter: 2 }),
};

describe("suggestRelaxations", () => {
  it("names each filter that alone leaves nothing, the one with the most cars behind it first", async () => {
    const query: Partial<StockQuery> = {
      values: { colour: ["Blue"], make: ["Mazda"] },
      ranges: { price: { max: 35_000 } },
      page: 2,
    };
    expect(await waysOut(query)).toEqual([
      {
        remove: "make",
        label: "Make: Mazda",
        total: 1,
        query: { ...emptyQuery, values: { colour: ["Blue"] }, ranges: { price: { max: 35_000 } } },
      },
      {
        remove: "colour",
        label: "Colour: Blue",
        total: 1,
        query: { ...emptyQuery, values: { make: ["Mazda"] }, ranges: { price: { max: 35_000 } } },
      },
    ]);
    const two = await waysOut({ values: { colour: ["Blue"], make: ["Mazda"] } });
    expect(two.map(({ label, total }) => [label, total])).toEqual([
      ["Colour: Blue", 2],
      ["Make: Mazda", 1],
    ]);
  });

  it("names all values of a filter, and a range in words", async () => {
    const [first] = await waysOut({ values: { colour: ["Green", "Pink"] } });
    expect(first).toMatchObject({ remove: "colour", label: "Colour: Green, Pink", total: 3 });
    const [price] = await waysOut({ ranges: { price: { min: 90_000 } } });
    expect(price).toEqual({
      remove: "price",
      label: "Price: From $90,000",
      total: 3,
      query: emptyQuery,
    });
  });

  it("offers to leave out keywords that find nothing, and not those that are not at fault", async () => {
    expect(await waysOut({ keywords: "zeppelin", values: { make: ["Kia"] } })).toEqual([
      {
        remove: "keywords",
        label: "Keywords: zeppelin",
        total: 1,
        query: { ...emptyQuery, values: { make: ["Kia"] } },
      },
    ]);
    expect(await waysOut({ keywords: "rio", values: { make: ["Lada"] } })).toMatchObject([
      { remove: "make", total: 1 },
    ]);
  });

  it("offers to leave out everything only where nothing less helps and there is more than one thing", async () => {
    const nothing: Partial<StockQuery> = { values: { make: ["Lada"], colour: ["Green"] }, sort: "latest" };
    expect(await waysOut(nothing)).toEqual([
      { remove: "everything", label: "All filters", total: 3, query: { ...emptyQuery, sort: "latest" } },
    ]);
    expect(await waysOut({ keywords: "zeppelin", values: { make: ["Lada"] } })).toMatchObject([
      { remove: "everything", total: 3 },
    ]);
  });

  it("offers nothing that it cannot count", async () => {
    expect(await waysOut({ keywords: "zeppelin" }, away)).toEqual([]);
    expect(await waysOut({ values: { make: ["Lada"], colour: ["Green"] } }, away)).toEqual([]);
    expect(await waysOut({})).toEqual([]);
  });
});
