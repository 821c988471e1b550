import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { policyDefaults } from "../../policy-defaults.ts";
import {
  chosenLabel,
  chosenRange,
  facetLabel,
  type LabelPolicy,
  rangeLabel,
  refusedChoice,
  valueLabel,
} from "./labels.ts";
import { byNarrowing, stockFilters } from "./stock-filters.ts";
import { aStockQuery } from "../../testing/fixtures/a-stock-query.ts";
import type { FacetResult } from "../../plan/search-engine.ts";

const words: LabelPolicy = { policy: policyDefaults.search, cars: policyDefaults.cars };
const miles = { ...words, cars: { ...words.cars, distanceUnit: "mi" } } as const;

describe("facetLabel", () => {
  it("is the site's word, else the product's, and miles where the site counts them", () => {
    expect(
      facetLabel("colour", { ...words, policy: { ...words.policy, facetLabels: { colour: "Color" } } }),
    ).toBe("Color");
    expect(facetLabel("km", words)).not.toBe("Miles");
    expect(facetLabel("km", miles)).toBe("Miles");
    expect(facetLabel("year", miles)).toBe(facetLabel("year", words));
  });
});

describe("valueLabel", () => {
  it.each([
    ["car_type", "demo", "Demo"],
    ["car_type", "ex-lease", "ex-lease"],
    ["make", "skoda", "Škoda"],
    ["certified", "TRUE", "Certified"],
    ["certified", "false", "Not certified"],
    ["certified", "maybe", "maybe"],
    ["status", "in_stock", "In stock"],
    ["status", "Coming_Soon", "Coming soon"],
    ["status", "sold", "Sold"],
    ["status", "hidden", "hidden"],
    ["seats", "1", "1 seat"],
    ["seats", "11", "11 seats"],
    ["price_range", "20000-30000", "$20,000 to $30,000"],
    ["price_range", "100000+", "From $100,000"],
    ["weekly_price_range", "100-200", "$100 to $200"],
    ["price_range", "x20000-30000", "x20000-30000"],
    ["price_range", "20000-30000x", "20000-30000x"],
    ["price_range", "20000", "20000"],
    ["price_range", "20000-x", "20000-x"],
    ["body", "SUV", "SUV"],
  ] as const)("shows the %s %s as %s", (facet, value, label) => {
    expect(valueLabel(facet, value, words)).toBe(label);
  });

  it("is the site's own word for that value of that facet, in any spelling of it", () => {
    const policy = {
      ...words.policy,
      valueLabels: [{ facet: "fuel", value: "Petrol", label: "Gas" } as const],
    };
    expect(valueLabel("fuel", "PETROL", { ...words, policy })).toBe("Gas");
    expect(valueLabel("fuel", "Diesel", { ...words, policy })).toBe("Diesel");
    expect(valueLabel("body", "Petrol", { ...words, policy })).toBe("Petrol");
  });
});

describe("rangeLabel", () => {
  it.each([
    ["price", { max: 30_000 }, "Up to $30,000"],
    ["price", { min: 20_000 }, "From $20,000"],
    ["price", { min: 20_000, max: 30_000 }, "$20,000 to $30,000"],
    ["year", { min: 2020, max: 2020 }, "2020"],
    ["year", { min: 2019, max: 2020 }, "2019 to 2020"],
    ["km", { max: 50_000 }, "Up to 50,000 km"],
  ] as const)("writes %s %j as %s", (facet, range, label) =>
    expect(rangeLabel(facet, range, words)).toBe(label),
  );
});

const filtersOf = (
  answers: readonly FacetResult[],
  query = aStockQuery({}),
  filters = ["make", "seats", "price"] as const,
) =>
  stockFilters(query, new Map(answers.map((answer) => [answer.field, answer])), {
    ...words,
    policy: { ...policyDefaults.search, filters },
  });
const counts = (field: string, ...values: [value: string, count: number][]): FacetResult => ({
  kind: "values",
  field,
  values: values.map(([value, count]) => ({ value, count })),
  stats: null,
});
const valuesOf = (filter: ReturnType<typeof filtersOf>[number] | undefined) =>
  filter?.kind === "values"
    ? filter.values.map(({ value, count, selected }) => [value, count, selected])
    : [];

const merged = (...values: [string, number][]) => valuesOf(filtersOf([counts("make", ...values)])[0]);

describe("stockFilters", () => {
  it("puts values by their number of cars, then by name, and numbers by size", () => {
    const [make, seats] = filtersOf([
      counts("make", ["Mazda", 1], ["Audi", 1], ["Ford", 5], ["Kia", 1]),
      counts("seats", ["7", 9], ["10", 1], ["5", 2]),
    ]);
    expect(valuesOf(make).map(([value]) => value)).toEqual(["Ford", "Audi", "Kia", "Mazda"]);
    expect(valuesOf(seats).map(([value]) => value)).toEqual(["5", "7", "10"]);
  });

  it("puts values in one order, however an engine gives them, also names of numbers and text", () => {
    const models = ["2", "3", "6", "121", "BT-50", "CX-5", "CX-30", "MX-5"];
    const counted = fc.uniqueArray(fc.tuple(fc.constantFrom(...models), fc.integer({ min: 1, max: 3 })), {
      selector: ([model]) => model,
    });
    fc.assert(
      fc.property(
        counted.chain((values) =>
          fc.tuple(fc.constant(values), fc.shuffledSubarray(values, { minLength: values.length })),
        ),
        ([values, shuffled]) => {
          expect(merged(...shuffled)).toEqual(merged(...values));
        },
      ),
    );
    expect(merged(["2", 1], ["CX-5", 2], ["3", 3]).map(([value]) => value)).toEqual(["3", "CX-5", "2"]);
  });

  it("adds up the spellings of a value, under the one most cars have, the first of two", () => {
    expect(merged(["Skoda", 2], ["Škoda", 3], ["SKODA", 1])).toEqual([["Škoda", 6, false]]);
    expect(merged(["Skoda", 2], ["Škoda", 2])).toEqual([["Skoda", 4, false]]);
  });

  it("keeps what was ticked, with no car, and not what was nothing but quotes", () => {
    const query = aStockQuery({ values: { make: ["skoda", "Tesla", '""'] } });
    expect(valuesOf(filtersOf([counts("make", ["Škoda", 2])], query)[0])).toEqual([
      ["Škoda", 2, true],
      ["Tesla", 0, true],
    ]);
  });

  it("has nothing to count and no ends without an answer", () => {
    const [, , price] = filtersOf([], aStockQuery({ ranges: { price: { max: 9 } } }));
    expect(price).toMatchObject({ kind: "range", bounds: null, histogram: [], selected: { max: 9 } });
    expect(filtersOf([])[2]).toMatchObject({ selected: null });
  });
});

const order = (...given: Parameters<typeof filtersOf>) =>
  byNarrowing(filtersOf(...given)).map(({ facet }) => facet);

describe("byNarrowing", () => {
  it("puts filters in use first, then those that part the cars best", () => {
    const even = counts("seats", ["5", 5], ["7", 5]);
    const uneven = counts("make", ["Mazda", 9], ["Kia", 1]);
    expect(order([uneven, even])).toEqual(["seats", "make", "price"]);
    expect(order([uneven, even], aStockQuery({ values: { make: ["Kia"] } }))).toEqual([
      "make",
      "seats",
      "price",
    ]);
    expect(order([uneven, even], aStockQuery({ ranges: { price: { max: 9 } } }))).toEqual([
      "price",
      "seats",
      "make",
    ]);
    expect(order([counts("make", ["Mazda", 9]), even])).toEqual(["seats", "make", "price"]);
  });
});

describe("what was chosen, standing alone", () => {
  it("says what a number of a trade is of", () => {
    expect(chosenRange("gvm", { min: 8000 }, words)).toBe("GVM from 8,000 kg");
    expect(chosenRange("seat_height", { max: 790 }, words)).toBe("Seat height up to 790 mm");
    expect(chosenRange("price", { max: 30_000 }, words)).toBe("Up to $30,000");
  });

  it("names a flag by what it is, and a word of a trade behind what it is of", () => {
    expect(chosenLabel("lams", "true", words)).toBe("LAMS approved");
    expect(chosenLabel("lams", "false", words)).toBe("Not LAMS approved");
    expect(refusedChoice("lams", "true", words)).toBe("Not LAMS approved");
    expect(refusedChoice("lams", "false", words)).toBe("LAMS approved");
    expect(chosenLabel("licence_class", "LR", words)).toBe("Licence class LR");
    expect(chosenLabel("make", "Mazda", words)).toBe("Mazda");
  });
});
