import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { embeddedEngine } from "../engines/embedded/embedded-engine.ts";
import { policyDefaults } from "../policy-defaults.ts";
import type { StockScope } from "../query/search-policy.ts";
import { emptyQuery, type StockQuery } from "../query/fields/stock-query.ts";
import { searchStock } from "../stock/search-stock.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { matchSavedSearches } from "./match-saved-searches.ts";

const now = new Date("2026-11-21T00:00:00Z");
const { search: policy, cars } = policyDefaults;
const all: StockScope = { kind: "all" };
const idsOf = (documents: readonly ReturnType<typeof stringifyCar>[], query: StockQuery, scope = all) =>
  matchSavedSearches(documents, { policy, cars, now })({ scope, query }, 100).ids;
const make = (...values: string[]): StockQuery => ({ ...emptyQuery, values: { make: values } });

const someCar = fc
  .record({
    id: fc.uuid(),
    make: fc.constantFrom("Mazda", "Škoda", "Skoda", "Kia"),
    model: fc.constantFrom("CX-5", "Rio", "Octavia"),
    price: fc.option(
      fc.integer({ min: 1, max: 40 }).map((thousands) => thousands * 1_000),
      { nil: null },
    ),
    condition: fc.constantFrom("new" as const, "used" as const),
    shown: fc.boolean(),
  })
  .map(({ id, shown, ...car }) =>
    aCar({ ...car, id, slug: id, name: `${car.make} ${car.model}`, showOnDealerWebsite: shown }),
  );
const someQuery = fc.record({
  keywords: fc.constantFrom("", "", "mazda", "skoda octavia", "cx5", '"rio"', "-kia"),
  values: fc.record(
    {
      make: fc.subarray(["mazda", "skoda", "Kia"], { minLength: 1 }),
      model: fc.constantFrom(["Rio"], ["CX-5", "Octavia"]),
    },
    { requiredKeys: [] },
  ),
  ranges: fc.record(
    { price: fc.constantFrom({ max: 20_000 }, { min: 10_000, max: 30_000 }) },
    { requiredKeys: [] },
  ),
  sort: fc.constant(null),
  page: fc.constant(0),
});

describe("matchSavedSearches", () => {
  it("finds the changed cars that the stock list shows, whatever is asked", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(someCar, { selector: ({ id }) => id, minLength: 1, maxLength: 25 }),
        fc.array(someQuery, { minLength: 1, maxLength: 4 }),
        fc.constantFrom<StockScope>(all, { kind: "conditions", conditions: ["used"] }),
        async (stock, queries, scope) => {
          const documents = stock.map(stringifyCar);
          const changed = documents.filter((_, index) => index % 2 === 0);
          const engine = embeddedEngine(documents);
          const matches = matchSavedSearches(changed, { policy, cars, now });
          for (const query of queries) {
            const shown = await searchStock({ engine, query, scope, policy, cars, now });
            const wanted = shown.ok ? shown.cars.map(({ id }) => id) : [];
            const found = matches({ scope, query }, 100);
            expect([...found.ids].toSorted()).toEqual(
              changed
                .map(({ id }) => id)
                .filter((id) => wanted.includes(id))
                .toSorted(),
            );
            expect(found.total).toBe(found.ids.length);
          }
        },
      ),
    );
  });

  it("counts all and names the first", () => {
    const documents = ["1", "2", "3"].map((id) => stringifyCar(aCar({ id, slug: id, make: "Mazda" })));
    const matches = matchSavedSearches(documents, { policy, cars, now });
    expect(matches({ scope: all, query: make("Mazda") }, 2)).toEqual({ total: 3, ids: ["1", "2"] });
  });

  it("reads a make without its accents, as the list does, and finds nothing among no cars", () => {
    const skoda = stringifyCar(aCar({ id: "7", slug: "7", make: "Škoda" }));
    expect(idsOf([skoda], make("skoda"))).toEqual(["7"]);
    expect(idsOf([skoda], make("Kia"))).toEqual([]);
    expect(idsOf([], emptyQuery)).toEqual([]);
  });
});
