import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Car } from "../../car/model/car.ts";
import { isListed } from "../../car/model/status.ts";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import { buildMultiSearch, type PlanOptions } from "../../plan/build-multi-search.ts";
import { foldValue } from "../../kernel/fold-value.ts";
import type { FacetResult, SearchResult } from "../../plan/search-engine.ts";
import type { PlanTerm } from "../../plan/search-plan.ts";
import { emptyQuery, type Range, type StockQuery } from "../../query/fields/stock-query.ts";
import { anyQuery } from "../../query/stock-query.arbitrary.ts";
import { aPlan } from "../../testing/fixtures/a-plan.ts";
import { anyStock, CAR_NOW } from "../../testing/fixtures/any-car.arbitrary.ts";
import { embeddedEngine } from "./embedded-engine.ts";
import type { SearchPolicy } from "../../query/search-policy.ts";
import { policyDefaults } from "../../policy-defaults.ts";

const policy: SearchPolicy = {
  ...policyDefaults.search,
  filters: [
    "car_type",
    "make",
    "body",
    "colour",
    "seats",
    "features",
    "certified",
    "price",
    "odometer",
    "year",
  ],
  pageSize: 7,
};
const options = { scope: { kind: "all" }, policy, cars: policyDefaults.cars, now: CAR_NOW } as const;

async function answer(stock: readonly Car[], query: StockQuery, more: Partial<PlanOptions> = {}) {
  const result = await embeddedEngine(stock.map(stringifyCar)).run(
    buildMultiSearch(query, { ...options, ...more }),
  );
  if (!result.ok) throw new Error(result.detail);
  return result;
}

/** The values of a car in one facet, the plain way. */
const byFacet: Record<string, (car: Car) => readonly (string | number | boolean | null)[]> = {
  car_type: (car) => [car.condition],
  make: (car) => [car.make],
  body: (car) => [car.body],
  colour: (car) => [car.colour],
  seats: (car) => [car.seats],
  filtered_features: (car) => car.features,
  certified: (car) => [car.certified],
  price: (car) => [car.price],
  km: (car) => [car.odometer],
  year: (car) => [car.year],
};
const valuesOf = (car: Car, facet: string) =>
  (byFacet[facet]?.(car) ?? []).flatMap((value) => (value === null ? [] : [foldValue(String(value))]));
const inRange = (value: number | null, { min, max }: Range) =>
  value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity);

/** Whether a car passes every chosen filter but one, the plain way. */
function passes(car: Car, query: StockQuery, lifted?: string): boolean {
  if (!isListed(car, policyDefaults.cars, CAR_NOW)) return false;
  for (const [facet, wanted] of Object.entries(query.values)) {
    if (facet === lifted) continue;
    const has = valuesOf(car, facet);
    if (!wanted.some((value) => has.includes(foldValue(value)))) return false;
  }
  return Object.entries(query.ranges).every(([facet, range]) => {
    const [value] = byFacet[facet]?.(car) ?? [];
    return facet === lifted || inRange(typeof value === "number" ? value : null, range);
  });
}

function countPlainly(cars: readonly Car[], facet: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const car of cars) {
    for (const value of new Set(valuesOf(car, facet))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Moments near the edges of windows: cars are dated by whole days around CAR_NOW. */
const aMoment = fc
  .tuple(fc.integer({ min: -3, max: 3 }), fc.constantFrom(-60_000, -1, 0, 1, 59_999, 60_000))
  .map(([days, edge]) => new Date(CAR_NOW.getTime() + days * 86_400_000 + edge));

const end = fc.option(
  fc.nat(12).map((step) => step * 5000),
  { nil: undefined },
);
const aRange = fc
  .tuple(end, end)
  .filter(([min, max]) => min !== undefined || max !== undefined)
  .map(
    ([min, max]) =>
      ({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }) as Range,
  );
const some = (...values: string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 });

/** Queries that these cars may answer. */
const aChoice: fc.Arbitrary<StockQuery> = fc
  .record(
    {
      values: fc.record(
        {
          make: some("Mazda", "TOYOTA", "Škoda", "Skoda"),
          body: some("SUV", "Ute"),
          colour: some("red", "White"),
          seats: some("5", "7"),
          certified: some("true", "false"),
          filtered_features: some("Bluetooth", "sunroof"),
        },
        { requiredKeys: [] },
      ),
      ranges: fc.record({ price: aRange, km: aRange }, { requiredKeys: [] }),
    },
    { requiredKeys: [] },
  )
  .map((choice) => ({ ...emptyQuery, ...choice }));

/** An engine's counts of a facet; of a range its ends, and how many cars its bars hold. */
const summary = (facet: FacetResult) =>
  facet.kind === "values"
    ? new Map(facet.values.map(({ value, count }) => [foldValue(value), count]))
    : { stats: facet.stats, cars: facet.buckets.reduce((sum, bar) => sum + bar.count, 0) };

/** The same, counted by hand. */
function plainSummary({ field, kind }: FacetResult, cars: readonly Car[]) {
  const counts = countPlainly(cars, field);
  if (kind === "values") return counts;
  const numbers = [...counts.keys()].map(Number);
  const stats = numbers.length === 0 ? null : { min: Math.min(...numbers), max: Math.max(...numbers) };
  return { stats, cars: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

const slugsOf = (found: Extract<SearchResult, { ok: true }>) => found.hits.map((hit) => hit.document["slug"]);

describe("the embedded engine", () => {
  it("lists exactly the cars that isListed lists: filter and predicate are one rule", () =>
    fc.assert(
      fc.asyncProperty(anyStock, fc.nat(12), aMoment, async (stock, includeSoldCarsDays, now) => {
        const cars = { ...policyDefaults.cars, includeSoldCarsDays };
        const found = await answer(stock, emptyQuery, { cars, now, policy: { ...policy, pageSize: 100 } });
        const listed = stock.filter((car) => isListed(car, cars, now));
        expect(new Set(slugsOf(found))).toEqual(new Set(listed.map((car) => car.slug)));
        expect(found.total).toBe(listed.length);
      }),
    ));

  it("finds and counts what counting by hand finds, each facet's own filter lifted", () =>
    fc.assert(
      fc.asyncProperty(anyStock, aChoice, async (stock, query) => {
        const found = await answer(stock, query);
        expect(found.total).toBe(stock.filter((car) => passes(car, query)).length);
        for (const facet of found.facets) {
          const cars = stock.filter((car) => passes(car, query));
          expect(summary(facet)).toEqual(plainSummary(facet, cars));
        }
        for (const { facet, total } of found.counts) {
          const cars = stock.filter((car) => passes(car, query, facet.field));
          expect(total).toBe(cars.length);
          expect(summary(facet)).toEqual(plainSummary(facet, cars));
        }
        expect(found.facets.length + found.counts.length).toBeGreaterThanOrEqual(policy.filters.length);
      }),
    ));

  it("counts the same with one query for each filtered facet as with one for each facet", () =>
    fc.assert(
      fc.asyncProperty(anyStock, aChoice, async (stock, query) => {
        const few = await answer(stock, query);
        const every = await answer(stock, query, {
          policy: { ...policy, queryEveryFacet: true },
        });
        const byField = new Map(few.facets.map((facet) => [facet.field, facet]));
        for (const { facet } of few.counts) byField.set(facet.field, facet);
        const counted = new Map(every.counts.map(({ facet }) => [facet.field, facet]));
        for (const [field, facet] of byField) expect(counted.get(field)).toEqual(facet);
      }),
    ));

  it("puts every car on exactly one page, in one order", () =>
    fc.assert(
      fc.asyncProperty(
        anyStock,
        fc.constantFrom("relevance" as const, "price_low" as const, "kms_high" as const, "latest" as const),
        fc.constantFrom("", "mazda", "toyota hi"),
        async (stock, sort, keywords) => {
          const query = { ...emptyQuery, sort, keywords };
          const whole = await answer(stock, query, { policy: { ...policy, pageSize: 100 } });
          const pages = [];
          for (let page = 0; page * 7 < whole.total; page++)
            pages.push(...slugsOf(await answer(stock, { ...query, page })));
          expect(pages).toEqual(slugsOf(whole));
          expect(new Set(pages).size).toBe(whole.total);
        },
      ),
    ));

  it("sorts by price with the unpriced last, both ways", () =>
    fc.assert(
      fc.asyncProperty(anyStock, fc.boolean(), async (stock, up) => {
        const found = await answer(
          stock,
          { ...emptyQuery, sort: up ? "price_low" : "price_high" },
          { policy: { ...policy, pageSize: 100 } },
        );
        const prices = found.hits.map((hit) => Number(hit.document["price"] ?? (up ? Infinity : -Infinity)));
        expect(prices).toEqual(prices.toSorted((a, b) => (up ? a - b : b - a)));
      }),
    ));

  it("finds a car by the words of its own name", () =>
    fc.assert(
      fc.asyncProperty(anyStock, async (stock) => {
        const listed = stock.filter((car) => isListed(car, policyDefaults.cars, CAR_NOW));
        for (const car of listed.slice(0, 3)) {
          const query = { ...emptyQuery, keywords: car.name };
          const found = await answer(stock, query, { policy: { ...policy, pageSize: 100 } });
          expect(slugsOf(found)).toContain(car.slug);
        }
      }),
    ));

  it("answers whatever is asked of whatever is stored", () => {
    const text = fc.string({ unit: "binary", maxLength: 30 });
    const term: fc.Arbitrary<PlanTerm> = fc.oneof(
      fc.record({ kind: fc.constantFrom("word" as const, "prefix" as const, "phrase" as const), text }),
      text.map((inner) => ({ kind: "not" as const, term: { kind: "word" as const, text: inner } })),
    );
    const documents = fc.array(
      fc.dictionary(
        fc.constantFrom("id", "name", "make", "price", "km", "location", "custom_rank"),
        fc.jsonValue(),
      ),
    );
    return fc.assert(
      fc.asyncProperty(
        documents,
        fc.array(term, { maxLength: 14 }),
        anyQuery,
        async (stored, terms, query) => {
          const engine = embeddedEngine(stored);
          const { main, counts } = buildMultiSearch(query, options);
          expect(await engine.run({ main, counts })).toHaveProperty("ok", true);
          const highlight = { fields: "all", open: "[", close: "]" } as const;
          expect(await engine.run(aPlan({ text: terms, highlight }))).toHaveProperty("ok", true);
        },
      ),
    );
  });
});
