import { describe, expect, it } from "vitest";
import type { Car } from "../car/model/car.ts";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { embeddedEngine } from "../engines/embedded/embedded-engine.ts";
import type { StockQuery } from "../query/fields/stock-query.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { aStockQuery } from "../testing/fixtures/a-stock-query.ts";
import { searchStock } from "./search-stock.ts";
import { stockSorts } from "./list/stock-sorts.ts";
import type { SearchPolicy } from "../query/search-policy.ts";
import { policyDefaults } from "../policy-defaults.ts";

const STOCK: readonly Car[] = [
  aCar({
    id: "1",
    slug: "corolla-dear",
    model: "Corolla",
    name: "2021 Toyota Corolla",
    price: 30_000,
    customRank: 1,
    createdAt: 300,
  }),
  aCar({
    id: "2",
    slug: "camry-cheap",
    model: "Camry",
    name: "2016 Toyota Camry",
    price: 10_000,
    customRank: 2,
    createdAt: 100,
  }),
  aCar({
    id: "3",
    slug: "corolla-cheap",
    model: "Corolla",
    name: "2018 Toyota Corolla",
    price: 20_000,
    customRank: 3,
    createdAt: 200,
  }),
];
const engine = embeddedEngine(STOCK.map(stringifyCar));

const list = (settings: Partial<SearchPolicy>, query?: Partial<StockQuery>) =>
  listOf(engine, settings, query);

async function listOf(
  searched: typeof engine,
  settings: Partial<SearchPolicy>,
  query: Partial<StockQuery> = {},
) {
  const result = await searchStock({
    engine: searched,
    query: aStockQuery(query),
    scope: { kind: "all" },
    policy: { ...policyDefaults.search, ...settings },
    cars: policyDefaults.cars,
    now: new Date("2026-11-21T00:00:00Z"),
  });
  if (!result.ok) throw new Error(result.detail);
  return result;
}
const slugs = async (...args: Parameters<typeof list>) => (await list(...args)).cars.map((car) => car.slug);

const keys = async (settings: Partial<SearchPolicy>) => (await list(settings)).sorts.map((sort) => sort.key);
const bars = async (histogramBuckets: number) =>
  (await list({ histogramBuckets, filters: ["price"] })).ranges[0]?.histogram.length;

describe("the settings of the stock search", () => {
  it("strictSort sorts by price alone, otherwise only among equally relevant cars", async () => {
    const query = { keywords: "toyota corolla", sort: "price_low" } as const;
    expect(await slugs({}, query)).toEqual(["corolla-cheap", "corolla-dear", "camry-cheap"]);
    expect(await slugs({ strictSort: true }, query)).toEqual([
      "camry-cheap",
      "corolla-cheap",
      "corolla-dear",
    ]);
  });

  it("soldLast lists sold cars after those for sale, until a shopper chooses an order", async () => {
    const soldAt = Date.parse("2026-11-20T00:00:00Z");
    const sold = aCar({
      id: "4",
      slug: "sold",
      price: 1_000,
      customRank: 9,
      status: { kind: "sold", soldAt },
    });
    const withSold = embeddedEngine([sold, ...STOCK].map(stringifyCar));
    const first = async (soldLast: boolean, query: Partial<StockQuery> = {}) =>
      (await listOf(withSold, { soldLast }, query)).cars.map((car) => car.slug);
    const others = ["corolla-cheap", "camry-cheap", "corolla-dear"];
    expect(await first(false)).toEqual(["sold", ...others]);
    expect(await first(true)).toEqual([...others, "sold"]);
    expect(await first(true, { sort: "relevance" })).toEqual([...others, "sold"]);
    expect((await first(true, { sort: "price_low" }))[0]).toBe("sold");
  });

  it("matching `all` leaves out cars that have only the first words", async () => {
    const query = { keywords: "toyota corolla" };
    expect((await list({}, query)).total).toBe(3);
    expect((await list({ matching: "all" }, query)).total).toBe(2);
  });

  it("defaultSort orders the list when the shopper chose none, and is the one marked", async () => {
    expect(await slugs({})).toEqual(["corolla-cheap", "camry-cheap", "corolla-dear"]);
    expect(await slugs({ defaultSort: "latest" })).toEqual(["corolla-dear", "corolla-cheap", "camry-cheap"]);
    expect(await slugs({ defaultSort: "price_low" })).toEqual([
      "camry-cheap",
      "corolla-cheap",
      "corolla-dear",
    ]);
    const { sorts } = await list({ defaultSort: "price_low" });
    expect(sorts.filter((sort) => sort.selected).map((sort) => sort.label)).toEqual(["Lowest Price"]);
  });

  it("sortOptions offers the full or basic set, or its own with the default among them", async () => {
    expect(await keys({})).toHaveLength(8);
    expect(await keys({ sortOptions: "basic" })).toEqual(["relevance", "latest", "price_high", "price_low"]);
    expect(await keys({ sortOptions: ["kms_low"] })).toEqual(["relevance", "kms_low"]);
  });

  it("lists the order in force, though the site does not offer it", () => {
    const sorts = stockSorts({ sort: "fuel_use_low" }, { ...policyDefaults.search, sortOptions: "basic" });
    expect(sorts.map(({ key }) => key)).toEqual([
      "relevance",
      "latest",
      "price_high",
      "price_low",
      "fuel_use_low",
    ]);
    expect(sorts.filter(({ selected }) => selected).map(({ label }) => label)).toEqual(["Lowest fuel use"]);
  });

  it("counts miles in the orders of a site that counts miles", () => {
    const labels = stockSorts(aStockQuery(), policyDefaults.search, "mi").map((sort) => sort.label);
    expect(labels).toContain("Lowest Miles");
    expect(labels.join()).not.toContain("Kms");
  });

  it("pageSize cuts pages", async () => {
    expect(await list({ pageSize: 2 })).toMatchObject({ total: 3, pages: 2 });
    expect(await slugs({ pageSize: 2 }, { page: 1 })).toEqual(["corolla-dear"]);
  });

  it("histogramBuckets makes about as many bars, or none", async () => {
    expect(await bars(4)).toBe(5);
    expect(await bars(0)).toBe(0);
  });
});
