import { describe, expect, it } from "vitest";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import { embeddedEngine } from "../../engines/embedded/embedded-engine.ts";
import type { SearchPlan } from "../../plan/search-plan.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import type { StockQuery } from "../../query/fields/stock-query.ts";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { aStockQuery } from "../../testing/fixtures/a-stock-query.ts";
import { searchStock } from "../search-stock.ts";

const spelt = (id: string, make: string, city: string | null = null) =>
  stringifyCar(aCar({ id, make, model: "Octavia", name: `2019 ${make} Octavia`, city }));
const stored = embeddedEngine([
  spelt("1", "Škoda", "Ōtaki"),
  spelt("2", "Skoda", "Otaki"),
  spelt("3", "Škoda"),
  spelt("4", "Kia"),
]);

async function list(query: Partial<StockQuery>) {
  const plans: SearchPlan[] = [];
  const result = await searchStock({
    engine: { run: (plan) => (plans.push(plan), stored.run(plan)) },
    query: aStockQuery(query),
    scope: { kind: "all" },
    policy: policyDefaults.search,
    cars: policyDefaults.cars,
    now: new Date("2026-11-21T00:00:00Z"),
  });
  if (!result.ok) throw new Error(result.detail);
  return { ...result, ids: result.cars.map((car) => car.id).toSorted(), asked: plans.length };
}

describe("a make with an accent", () => {
  it.each(["Škoda", "skoda", "SKODA", "ŠKODA", " Škoda "])("is found by the filter %j", async (make) => {
    const found = await list({ values: { make: [make] } });
    expect(found.ids).toEqual(["1", "2", "3"]);
    expect(found.total).toBe(3);
  });

  it.each(["Škoda", "skoda", "SKODA octavia"])("is found by the keywords %j", async (keywords) => {
    expect((await list({ keywords })).ids).toEqual(["1", "2", "3"]);
  });

  it("is one tick box, with the cars of all its spellings, under the spelling most cars have", async () => {
    const makes = (await list({ values: { make: ["SKODA"] } })).facets.find(({ facet }) => facet === "make");
    expect(makes?.values).toEqual([
      { value: "Škoda", label: "Škoda", count: 3, selected: true },
      { value: "Kia", label: "Kia", count: 1, selected: false },
    ]);
  });

  it("is one chip, and links keep what the shopper chose", async () => {
    const { chips, query } = await list({ values: { make: ["skoda"] } });
    expect(chips.map(({ label }) => label)).toEqual(["Škoda"]);
    expect(query.values).toEqual({ make: ["skoda"] });
  });

  it("is asked for again only when the stock spells it otherwise", async () => {
    expect((await list({ values: { make: ["kia"] } })).asked).toBe(1);
    expect((await list({ values: { make: ["skoda"] } })).asked).toBe(2);
  });

  it("is counted in every spelling for the ways out of an empty list", async () => {
    const { total, relaxations } = await list({ values: { make: ["SKODA"] }, keywords: "zzzzzz" });
    expect(total).toBe(0);
    expect(relaxations.map((way) => [way.remove, way.total])).toEqual([["keywords", 3]]);
  });

  it("goes for every filter, a city too", async () => {
    expect((await list({ values: { city: ["otaki"] } })).ids).toEqual(["1", "2"]);
  });
});
