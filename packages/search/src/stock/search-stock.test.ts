import { describe, expect, it } from "vitest";
import type { Car } from "../car/model/car.ts";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { embeddedEngine } from "../engines/embedded/embedded-engine.ts";
import type { SearchEngine } from "../plan/search-engine.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { aStockQuery } from "../testing/fixtures/a-stock-query.ts";
import { findCar } from "./find-car.ts";
import { findSimilar } from "./similar/find-similar.ts";
import { searchStock } from "./search-stock.ts";
import { sentencesOf } from "./suggestions/sentences-of.ts";
import type { StockSearch } from "./list/stock-search.ts";
import type { StockFacet, StockList } from "./list/stock-list.ts";
import { policyDefaults } from "../policy-defaults.ts";

const NOW = new Date("2026-11-21T00:00:30Z");
const DAY = 86_400_000;

const STOCK: readonly Car[] = [
  aCar({ id: "1", slug: "hilux", colour: "White", price: 50_000, year: 2021, odometer: 40_000 }),
  aCar({
    id: "2",
    slug: "cx-5",
    make: "Mazda",
    model: "CX-5",
    name: "2020 Mazda CX-5",
    body: "SUV",
    colour: "Red",
    price: 30_000,
    fuel: "Petrol",
  }),
  aCar({
    id: "3",
    slug: "cx-9",
    make: "Mazda",
    model: "CX-9",
    name: "2020 Mazda CX-9",
    body: "SUV",
    colour: "White",
    price: 60_000,
    fuel: "Petrol",
  }),
  aCar({
    id: "4",
    slug: "i30",
    make: "Hyundai",
    model: "i30",
    name: "2019 Hyundai i30",
    body: "Hatch",
    colour: "Blue",
    price: null,
    fuel: "Petrol",
    condition: "demo",
  }),
  aCar({
    id: "5",
    slug: "sold",
    make: "Ford",
    model: "Ranger",
    name: "2018 Ford Ranger",
    status: { kind: "sold", soldAt: NOW.getTime() - 10 * DAY },
  }),
  aCar({ id: "6", slug: "hidden", showOnDealerWebsite: false }),
];
const engine = embeddedEngine(STOCK.map(stringifyCar));

async function list(fields: Partial<StockSearch> = {}): Promise<StockList> {
  const result = await searchStock({
    engine,
    query: aStockQuery(),
    scope: { kind: "all" },
    policy: policyDefaults.search,
    cars: policyDefaults.cars,
    now: NOW,
    sentences: sentencesOf({ words: "australian" }),
    ...fields,
  });
  if (!result.ok) throw new Error(result.detail);
  return result;
}

const slugs = (found: StockList) => found.cars.map((car) => car.slug).toSorted();
const facet = (found: StockList, name: string): StockFacet["values"] =>
  found.facets.find((one) => one.facet === name)?.values ?? [];

describe("searchStock", () => {
  it("lists what is shown and available", async () => {
    const found = await list();
    expect(slugs(found)).toEqual(["cx-5", "cx-9", "hilux", "i30"]);
    expect(found).toMatchObject({ total: 4, page: 0, pages: 1, chips: [], relaxations: [] });
  });

  it("counts each facet with its own choice lifted, and marks what is chosen", async () => {
    const found = await list({ query: aStockQuery({ values: { make: ["mazda"], colour: ["Red"] } }) });
    expect(slugs(found)).toEqual(["cx-5"]);
    expect(facet(found, "make")).toEqual([{ value: "Mazda", label: "Mazda", count: 1, selected: true }]);
    expect(facet(found, "colour")).toEqual([
      { value: "Red", label: "Red", count: 1, selected: true },
      { value: "White", label: "White", count: 1, selected: false },
    ]);
    expect(found.chips.map((chip) => `${chip.facetLabel}: ${chip.label}`)).toEqual([
      "Make: mazda",
      "Colour: Red",
    ]);
    expect(found.chips[0]?.query.values).toEqual({ colour: ["Red"] });
  });

  it("keeps a ticked value to untick, even when no car has it", async () => {
    const found = await list({ query: aStockQuery({ values: { make: ["Lada"] } }) });
    expect(facet(found, "make")).toContainEqual({ value: "Lada", label: "Lada", count: 0, selected: true });
  });

  it("gives ranges their ends and histogram, the own choice lifted", async () => {
    const found = await list({ query: aStockQuery({ ranges: { price: { max: 40_000 } } }) });
    const price = found.ranges.find((range) => range.facet === "price");
    expect(slugs(found)).toEqual(["cx-5"]);
    expect(price).toMatchObject({ bounds: { min: 30_000, max: 60_000 }, selected: { max: 40_000 } });
    expect(price?.histogram.reduce((sum, bar) => sum + bar.count, 0)).toBe(3);
  });

  it("says how many cars there are without each filter when there are none", async () => {
    const query = aStockQuery({ values: { make: ["Mazda"], colour: ["Blue"] } });
    const found = await list({ query });
    expect(found.total).toBe(0);
    expect(found.relaxations.map(({ label, total }) => `${total} without ${label}`)).toEqual([
      "2 without Colour: Blue",
      "1 without Make: Mazda",
    ]);
    expect(found.relaxations[0]?.query.values).toEqual({ make: ["Mazda"] });
  });

  it("offers to clear everything when no single filter helps", async () => {
    const query = aStockQuery({ values: { make: ["Lada"], colour: ["Mauve"] } });
    expect((await list({ query })).relaxations).toMatchObject([{ remove: "everything", total: 4 }]);
  });

  it("asks whether a make or model was meant", async () => {
    const found = await list({ query: aStockQuery({ keywords: "hyndei" }) });
    expect(found.didYouMean.map((suggestion) => suggestion.label)).toEqual(["Hyundai"]);
    expect(found.didYouMean[0]?.query.keywords).toBe("Hyundai");
  });

  it("offers the filters that the keywords name when no car has just these words", async () => {
    const found = await list({ query: aStockQuery({ keywords: "under 60k ute" }) });
    expect(found.total).toBe(0);
    expect(found.didYouMean[0]).toMatchObject({
      label: "Ute, Up to $60,000",
      query: { keywords: "", values: { body: ["Ute"] }, ranges: { price: { max: 60_000 } } },
    });
  });

  it("marks in each name what the shopper typed", async () => {
    const found = await list({ query: aStockQuery({ keywords: "maz" }) });
    expect(found.names[0]).toContainEqual({ text: "Maz", marked: true });
    expect(found.names[0]?.map((part) => part.text).join("")).toBe(found.cars[0]?.name);
  });

  it("shows a page beyond the last as empty, with everything else in place", async () => {
    expect(await list({ query: aStockQuery({ page: 7 }) })).toMatchObject({
      total: 4,
      pages: 1,
      cars: [],
      relaxations: [],
    });
  });

  it("narrows a preset, and never widens it", async () => {
    const policy = { ...policyDefaults.search, presetFilters: { make: ["Mazda"] } };
    expect(slugs(await list({ policy }))).toEqual(["cx-5", "cx-9"]);
    expect(slugs(await list({ policy, query: aStockQuery({ values: { make: ["Toyota"] } }) }))).toEqual([]);
    expect(
      facet(await list({ policy, query: aStockQuery({ values: { make: ["Mazda"] } }) }), "make"),
    ).toHaveLength(1);
  });

  it("leaves out cars with too few photos where the site asks for some", async () => {
    const policy = { ...policyDefaults.search, requireMinimumPhotos: 3 };
    expect((await list({ policy })).total).toBe(0);
  });

  it("keeps to its scope", async () => {
    expect(slugs(await list({ scope: { kind: "conditions", conditions: ["demo", "new"] } }))).toEqual([
      "i30",
    ]);
    expect(slugs(await list({ scope: { kind: "dealership", slug: "unknown" } }))).toEqual([]);
  });

  it("matches nothing for a value that is nothing but quotes", async () => {
    expect((await list({ query: aStockQuery({ values: { make: ['""'] } }) })).total).toBe(0);
  });

  it("shows the site's words and keeps the wire's values", async () => {
    const policy = {
      ...policyDefaults.search,
      facetLabels: { colour: "Color" },
      valueLabels: [{ facet: "fuel" as const, value: "petrol", label: "Gas" }],
    };
    const found = await list({
      policy,
      cars: { ...policyDefaults.cars, usedConditionLabel: "Pre-owned", distanceUnit: "mi" },
    });
    expect(facet(found, "fuel")).toContainEqual({ value: "Petrol", label: "Gas", count: 3, selected: false });
    expect(facet(found, "car_type").map((one) => one.label)).toEqual(["Pre-owned", "Demo"]);
    expect(found.filters.map((one) => one.label)).toEqual(expect.arrayContaining(["Color", "Miles"]));
  });

  it("shows the filters of the policy in its order, or those that narrow best first", async () => {
    const policy = { ...policyDefaults.search, filters: ["state", "colour", "make"] as const };
    expect((await list({ policy })).filters.map((one) => one.facet)).toEqual(["state", "colour", "make"]);
    const narrowing = await list({ policy: { ...policy, facetOrder: "narrowing" } });
    expect(narrowing.filters.at(-1)?.facet).toBe("state");
  });

  it("passes on that the engine is away", async () => {
    const away: SearchEngine = {
      run: async () => ({ ok: false, problem: "unavailable", detail: "timed out", retryAfter: 7 }),
    };
    const result = await searchStock({
      engine: away,
      query: aStockQuery(),
      scope: { kind: "all" },
      policy: policyDefaults.search,
      cars: policyDefaults.cars,
      now: NOW,
    });
    expect(result).toEqual({ ok: false, problem: "unavailable", detail: "timed out", retryAfter: 7 });
  });
});

const look = (slug: string, policy = policyDefaults.search) =>
  findCar({ engine, slug, cars: policyDefaults.cars, policy, now: NOW });

describe("findCar", () => {
  it("finds a listed car, knows one sold long ago, and hides hidden ones", async () => {
    expect(await look("cx-5")).toMatchObject({ kind: "found", car: { model: "CX-5" } });
    expect((await look("sold")).kind).toBe("gone");
    expect((await look("hidden")).kind).toBe("missing");
    expect((await look("CX-5")).kind).toBe("missing");
    expect((await look("nothing")).kind).toBe("missing");
  });

  it("has no page for a car outside the site's preset", async () => {
    const policy = { ...policyDefaults.search, presetFilters: { make: ["Mazda"] } };
    expect((await look("hilux", policy)).kind).toBe("missing");
  });
});

describe("a car without a status", () => {
  const { status: _, ...document } = stringifyCar(aCar({ id: "9", slug: "unknown" }));
  const without = embeddedEngine([document, { ...document, id: "10", slug: "null", status: null }]);
  const inStock = { ...policyDefaults.cars, missingStatus: "in_stock" as const };

  it("is not available: in no list, and its page is gone", async () => {
    expect((await list({ engine: without })).total).toBe(0);
    const found = await findCar({
      engine: without,
      slug: "unknown",
      cars: policyDefaults.cars,
      policy: policyDefaults.search,
      now: NOW,
    });
    expect(found.kind).toBe("gone");
  });

  it("is in stock where cars.missingStatus says so", async () => {
    const found = await list({ engine: without, cars: inStock });
    expect(slugs(found)).toEqual(["null", "unknown"]);
    expect(found.cars.map((car) => car.status.kind)).toEqual(["in_stock", "in_stock"]);
    expect(
      await findCar({
        engine: without,
        slug: "unknown",
        cars: inStock,
        policy: policyDefaults.search,
        now: NOW,
      }),
    ).toMatchObject({
      kind: "found",
    });
    const [car] = found.cars;
    if (!car) throw new Error("The list is empty.");
    expect(
      await findSimilar({ engine: without, car, policy: policyDefaults.search, cars: inStock }),
    ).toHaveLength(1);
  });
});

const stock = (cars: number) =>
  embeddedEngine(
    Array.from({ length: cars }, (_, at) => stringifyCar(aCar({ id: `c${at}`, slug: `c${at}` }))),
  );

describe("the pages of a list", () => {
  const paged = { ...policyDefaults.search, pageSize: 2 };

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])("hold %d cars on %d pages of two", async (cars, pages) => {
    expect(await list({ engine: stock(cars), policy: paged })).toMatchObject({ total: cars, pages });
  });

  it("show each car once, and nothing behind the last page", async () => {
    const engineOfThree = stock(3);
    const pages = await Promise.all(
      [0, 1, 2].map((page) => list({ engine: engineOfThree, policy: paged, query: aStockQuery({ page }) })),
    );
    expect(pages.map(({ cars }) => cars.length)).toEqual([2, 1, 0]);
    expect(new Set(pages.flatMap(slugs)).size).toBe(3);
  });
});
