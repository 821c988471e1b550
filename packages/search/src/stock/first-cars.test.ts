import { describe, expect, it, vi } from "vitest";
import type { Car } from "../car/model/car.ts";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { embeddedEngine } from "../engines/embedded/embedded-engine.ts";
import type { SearchEngine } from "../plan/search-engine.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { aStockQuery } from "../testing/fixtures/a-stock-query.ts";
import { firstCars } from "./first-cars.ts";
import type { StockSearch } from "./list/stock-search.ts";
import { lowestPrice, lowestWeeklyPrice } from "./lowest-price.ts";
import { nearMisses } from "./near-misses.ts";
import { searchStock } from "./search-stock.ts";

const among = (...each: Partial<Car>[]): StockSearch => ({
  engine: embeddedEngine(
    each.map((fields, at) => stringifyCar(aCar({ id: `${at}`, createdAt: -at, ...fields }))),
  ),
  query: aStockQuery({ sort: "latest" }),
  scope: { kind: "all" },
  policy: policyDefaults.search,
  cars: policyDefaults.cars,
  now: new Date("2026-11-21T00:00:00Z"),
});
const unavailable: SearchEngine = {
  run: async () => ({ ok: false, problem: "unavailable", detail: "off", retryAfter: 1 }),
};
const away = { ...among(), engine: unavailable };
const idsOf = (cars: readonly Car[]) => cars.map(({ id }) => id);

describe("firstCars", () => {
  it("gives as many as asked for in the order of the search, by one request that counts nothing", async () => {
    const search = among({}, {}, {});
    const run = vi.spyOn(search.engine, "run");
    expect(idsOf(await firstCars(search, 2))).toEqual(["0", "1"]);
    expect(run.mock.calls).toMatchObject([[{ main: { limit: 2, facets: [] }, counts: [] }]]);
    expect(await firstCars(away, 2)).toEqual([]);
  });
});

describe("lowestPrice", () => {
  it("is that of the cheapest car with a price, and unknown where none has one", async () => {
    expect(await lowestPrice(among({ price: null }, { price: 30_000 }, { price: 20_000 }))).toBe(20_000);
    expect(await lowestPrice(among({ price: null }))).toBeNull();
    const free = { ...stringifyCar(aCar({ id: "free" })), price: 0 };
    const dear = stringifyCar(aCar({ id: "dear", price: 20_000 }));
    expect(await lowestPrice({ ...among(), engine: embeddedEngine([free, dear]) })).toBe(20_000);
    expect(await lowestPrice(away)).toBeNull();
  });
});

describe("lowestWeeklyPrice", () => {
  const rentals = among({ weeklyPrice: 700 }, { weeklyPrice: 350, price: 10 }, { weeklyPrice: null });

  it("is that of the cheapest car that has one, as the site says it", async () => {
    expect((await lowestWeeklyPrice(rentals))?.longText).toBe("$350 per week");
    const daily = { ...rentals, cars: { ...rentals.cars, weeklyPriceAs: "day" as const } };
    expect((await lowestWeeklyPrice(daily))?.longText).toBe("$50 per day");
    expect(await lowestWeeklyPrice(among({ weeklyPrice: null }))).toBeNull();
    expect(await lowestWeeklyPrice(away)).toBeNull();
  });

  it("looks at the first hundred cars", async () => {
    const cheap = { weeklyPrice: 70 };
    const dear = Array.from({ length: 99 }, () => ({ weeklyPrice: 700 }));
    expect((await lowestWeeklyPrice(among(...dear, cheap)))?.amount).toBe(70);
    expect((await lowestWeeklyPrice(among(...dear, { weeklyPrice: 700 }, cheap)))?.amount).toBe(700);
  });
});

describe("nearMisses", () => {
  const kias = [
    { reserved: true },
    { status: { kind: "sold", soldAt: Date.UTC(2026, 10, 20) } },
    {},
    {},
  ] as const;
  const search = {
    ...among(...kias.map((fields) => ({ ...fields, make: "Kia", colour: "Red" })), {
      make: "Mazda",
      colour: "Blue",
    }),
    query: aStockQuery({ values: { make: ["Kia"], colour: ["Blue"] }, sort: "latest" }),
  };

  it("are what the filter in the way of most cars leaves out, free ones first", async () => {
    const result = await searchStock(search);
    if (!result.ok) throw new Error(result.detail);
    expect(result.relaxations.map(({ total }) => total)).toEqual([4, 1]);
    expect(idsOf(await nearMisses(search, result, 6))).toEqual(["2", "3", "0", "1"]);
    expect(idsOf(await nearMisses(search, result, 1))).toEqual(["2"]);
  });

  it("are none where no filter is in the way", async () => {
    expect(await nearMisses(search, { relaxations: [] }, 6)).toEqual([]);
  });
});
