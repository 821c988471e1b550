import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { policyDefaults } from "../../policy-defaults.ts";
import { aStockQuery } from "../../testing/fixtures/a-stock-query.ts";
import { stockFilters } from "./stock-filters.ts";

interface Counted {
  readonly value: string;
  readonly count: number;
}

/** The models of a list in the order a shopper sees them, as an engine counted them in its own. */
function modelsOf(values: readonly Counted[]): string[] {
  const labels = {
    policy: { ...policyDefaults.search, filters: ["model" as const] },
    cars: policyDefaults.cars,
  };
  const answers = new Map([["model", { kind: "values", field: "model", values, stats: null } as const]]);
  const [models] = stockFilters(aStockQuery(), answers, labels);
  return models?.kind === "values" ? models.values.map(({ value }) => value) : [];
}

describe("the values of a filter", () => {
  it("stand by count and then by name where names and numbers are mixed, by size where all are numbers", () => {
    expect(
      modelsOf([
        { value: "500", count: 2 },
        { value: "3008", count: 2 },
        { value: "Rio", count: 3 },
      ]),
    ).toEqual(["Rio", "3008", "500"]);
    expect(
      modelsOf([
        { value: "3008", count: 9 },
        { value: "500", count: 2 },
      ]),
    ).toEqual(["500", "3008"]);
  });

  it("stand in one order, whatever order they were counted in", () => {
    const value = fc.oneof(
      fc.constantFrom("3008", "500", "2", "3", "6", "CX-5", "MX-5", "BT-50", "Rio", "i30"),
      fc.integer({ min: 1, max: 9_999 }).map(String),
    );
    const values = fc.uniqueArray(fc.record({ value, count: fc.integer({ min: 1, max: 3 }) }), {
      selector: (each) => each.value,
      minLength: 2,
      maxLength: 12,
    });
    const turned = values.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(turned, ([list, other]) => {
        const sorted = modelsOf(list);
        expect(modelsOf(other)).toEqual(sorted);
        if (list.every((each) => /^\d+$/.test(each.value))) return;
        const count = new Map(list.map((each) => [each.value, each.count]));
        for (const [at, one] of sorted.entries()) {
          const next = sorted[at + 1];
          if (next === undefined) break;
          expect(count.get(one)).toBeGreaterThanOrEqual(count.get(next) ?? 0);
        }
      }),
    );
  });
});

const counted = (...values: Counted[]) =>
  new Map([["lams", { kind: "values", field: "lams", values, stats: null } as const]]);

describe("a filter that is yes or no", () => {
  const labels = {
    policy: { ...policyDefaults.search, filters: ["lams" as const] },
    cars: policyDefaults.cars,
  };
  const boxes = (chosen: readonly string[], ...values: Counted[]) => {
    const [lams] = stockFilters(aStockQuery({ values: { lams: chosen } }), counted(...values), labels);
    return lams?.kind === "values" && lams.flag
      ? lams.values.map(({ label, count }) => [label, count])
      : null;
  };
  const [yes, no] = [
    { value: "true", count: 4 },
    { value: "false", count: 9 },
  ];

  it("is one box named as it is, and none where no vehicle has it", () => {
    expect(boxes([], yes, no)).toEqual([["LAMS approved", 4]]);
    expect(boxes([], no)).toEqual([]);
  });

  it("keeps a no that was chosen by an address, to be taken back", () => {
    expect(boxes(["false"], yes, no)).toEqual([
      ["Not LAMS approved", 9],
      ["LAMS approved", 4],
    ]);
  });
});
