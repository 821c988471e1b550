import { describe, expect, it } from "vitest";
import type { Car } from "../car/car.ts";
import { stringifyCar } from "../car/stringify-car.ts";
import { embeddedEngine } from "../engines/embedded/embedded-engine.ts";
import type { SearchEngine } from "../plan/search-engine.ts";
import type { SearchPlan } from "../plan/search-plan.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { aStockQuery } from "../testing/fixtures/a-stock-query.ts";
import type { StockQuery } from "../query/stock-query.ts";
import { didYouMean } from "./did-you-mean.ts";
import { findCar, findCarById } from "./find-car.ts";
import { searchStock } from "./search-stock.ts";
import { countCars, type StockSearch } from "./stock-search.ts";

const NOW = new Date("2026-11-21T00:00:30Z");
const AWAY = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
const REFUSED = { ok: false, problem: "invalid", part: "sort", detail: "no such attribute" } as const;
const answering = (answer: Awaited<ReturnType<SearchEngine["run"]>>): SearchEngine => ({
  run: async () => answer,
});

type Cars = readonly [make: string, model: string, count: number];
/** A stock of so many cars of each make and model. */
const stockOf = (...cars: readonly Cars[]): Car[] =>
  cars.flatMap(([make, model, count]) =>
    Array.from({ length: count }, (_, at) =>
      aCar({
        id: `${make}-${model}-${at}`,
        slug: `${make}-${model}-${at}`,
        name: `${make} ${model}`,
        make,
        model,
      }),
    ),
  );
const searchOf = (cars: readonly Car[], query: Partial<StockQuery>, engine?: SearchEngine): StockSearch => ({
  engine: engine ?? embeddedEngine(cars.map((car) => stringifyCar(car))),
  query: aStockQuery(query),
  scope: { kind: "all" },
  policy: policyDefaults.search,
  cars: policyDefaults.cars,
  now: NOW,
});
const meant = async (keywords: string, ...cars: readonly Cars[]) =>
  (await didYouMean(searchOf(stockOf(...cars), { keywords }))).map(({ label }) => label);

/** An engine that notes what it is asked. */
function watched(cars: readonly Car[]) {
  const asked: SearchPlan[] = [];
  const engine = embeddedEngine(cars.map((car) => stringifyCar(car)));
  return {
    asked,
    engine: {
      run: (plan: SearchPlan) => {
        asked.push(plan);
        return engine.run(plan);
      },
    } satisfies SearchEngine,
  };
}

describe("didYouMean", () => {
  it("asks nothing where nothing was typed", async () => {
    const { asked, engine } = watched([]);
    expect(await didYouMean(searchOf([], { keywords: "" }, engine))).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("names the nearest make or model first, and of equally near ones the more frequent", async () => {
    expect(await meant("kiz", ["Mazda", "CX-5", 1], ["Kia", "Rio", 1])).toEqual(["Kia"]);
    expect(await meant("kxa", ["Kia", "Rio", 1], ["Kya", "Zed", 2])).toEqual(["Kya", "Kia"]);
    expect(await meant("kxa", ["Kia", "Rio", 2], ["Kya", "Zed", 1])).toEqual(["Kia", "Kya"]);
  });

  it("offers a make that finds cars as a filter, and not once more as keywords", async () => {
    const [only, ...others] = await didYouMean(
      searchOf(stockOf(["Mazda", "CX-5", 1]), { keywords: "Mazta" }),
    );
    expect(only).toMatchObject({ label: "Mazda", query: { keywords: "", values: { make: ["Mazda"] } } });
    expect(others).toEqual([]);
  });

  it("changes one word and keeps the others as they were typed", async () => {
    expect(await meant("cheap hyundia wagon", ["Hyundai", "i30", 1])).toEqual(["cheap Hyundai wagon"]);
  });

  it("leaves words of two letters and words that are names already as they are", async () => {
    expect(await meant("kx", ["Kia", "Rio", 1])).toEqual([]);
    expect(await meant("rio zzzzzz", ["Kia", "Rio", 1])).not.toContain("kia zzzzzz");
  });

  it("offers three at most", async () => {
    const many = ["Kia", "Kib", "Kic", "Kid"].map((make) => [make, "Zzzzzzz", 1] as const);
    expect(await meant("kix", ...many)).toHaveLength(3);
  });

  it("has nothing to offer while the engine is away", async () => {
    expect(await didYouMean(searchOf([], { keywords: "mazta" }, answering(AWAY)))).toEqual([]);
  });
});

describe("the ways out of an empty list", () => {
  const cars = stockOf(["Mazda", "CX-5", 2], ["Kia", "Rio", 1]);
  const listOf = async (query: Partial<StockQuery>) => {
    const list = await searchStock(searchOf(cars, query));
    if (!list.ok) throw new Error("The engine did not answer.");
    return list;
  };

  it("are those that find cars, the most cars first", async () => {
    const { relaxations } = await listOf({ values: { make: ["Mazda"] }, keywords: "rio" });
    expect(relaxations.map(({ remove, label, total }) => [remove, label, total])).toEqual([
      ["keywords", "Keywords: rio", 2],
      ["make", "Make: Mazda", 1],
    ]);
    expect(relaxations[0]?.query).toMatchObject({ keywords: "", values: { make: ["Mazda"] } });
    expect(relaxations[1]?.query).toMatchObject({ keywords: "rio", values: {} });
  });

  it("are everything at once only where no single one helps and there is more than one", async () => {
    const { relaxations } = await listOf({ values: { make: ["Ford"], colour: ["Pink"] } });
    expect(relaxations.map(({ remove, label, total }) => [remove, label, total])).toEqual([
      ["everything", "All filters", 3],
    ]);
    const single = await searchStock(searchOf([], { values: { make: ["Ford"] } }));
    expect(single).toMatchObject({ total: 0, relaxations: [] });
  });

  it("are not asked for where there are cars, or where nothing was chosen", async () => {
    const { asked, engine } = watched([]);
    await searchStock(searchOf([], {}, engine));
    expect(asked).toHaveLength(1);
    const found = watched(cars);
    await searchStock(searchOf(cars, { values: { make: ["Mazda"] } }, found.engine));
    expect(found.asked).toHaveLength(1);
  });
});

describe("countCars", () => {
  it("counts what a query finds, and knows nothing while the engine is away", async () => {
    const search = searchOf(stockOf(["Škoda", "Octavia", 2], ["Kia", "Rio", 1]), {});
    expect(await countCars(search, aStockQuery({ values: { make: ["Kia"] } }))).toBe(1);
    expect(await countCars(search, aStockQuery({ values: { make: ["Skoda"] } }))).toBe(2);
    expect(await countCars({ ...search, engine: answering(AWAY) }, aStockQuery())).toBeNull();
  });
});

describe("findCar", () => {
  const cars = stockOf(["Mazda", "CX-5", 1]);
  const known = {
    engine: embeddedEngine(cars.map((car) => stringifyCar(car))),
    cars: policyDefaults.cars,
    now: NOW,
  };

  it("goes by the exact spelling of a slug or an id", async () => {
    expect((await findCar({ ...known, slug: "Mazda-CX-5-0" })).kind).toBe("found");
    expect((await findCar({ ...known, slug: "mazda-cx-5-0" })).kind).toBe("missing");
    expect((await findCarById({ ...known, id: "Mazda-CX-5-0" })).kind).toBe("found");
    expect((await findCarById({ ...known, id: "none" })).kind).toBe("missing");
  });

  it("says when to ask again, and that asking again is no use where the settings are wrong", async () => {
    const slug = "x";
    expect(await findCar({ ...known, engine: answering(AWAY), slug })).toEqual({
      kind: "unavailable",
      detail: "refused",
      retryAfter: 7,
    });
    expect(await findCar({ ...known, engine: answering(REFUSED), slug })).toEqual({
      kind: "unavailable",
      detail: "no such attribute",
      retryAfter: null,
    });
  });
});
