import { describe, expect, it } from "vitest";
import { aPlan } from "../testing/fixtures/a-plan.ts";
import { planProblem } from "./check-plan.ts";
import type { PlanFilter } from "./search-plan.ts";

const fields = {
  values: ["make", "status"],
  numbers: ["price"],
  searchable: [],
  exactOnly: [],
  sortable: ["price"],
};
const plan = aPlan();
const problem = (main: Partial<typeof plan.main>, counts: typeof plan.counts = []) =>
  planProblem({ main: { ...plan.main, ...main }, counts }, fields);
const refused = (part: string, detail: string) => ({ problem: "invalid", part, detail });

describe("planProblem", () => {
  it.each([
    { kind: "oneOf", field: "colour", values: [] },
    { kind: "compare", field: "colour", operator: ">", value: 1 },
    { kind: "between", field: "colour", from: 1, to: 2 },
    { kind: "exists", field: "colour" },
    { kind: "isNull", field: "colour" },
    { kind: "isEmpty", field: "colour" },
    { kind: "not", filter: { kind: "exists", field: "colour" } },
    {
      kind: "and",
      filters: [
        { kind: "exists", field: "make" },
        { kind: "exists", field: "colour" },
      ],
    },
    {
      kind: "or",
      filters: [
        { kind: "exists", field: "price" },
        { kind: "exists", field: "colour" },
      ],
    },
  ] satisfies PlanFilter[])("finds a field in %j that the index cannot filter by", (filter) => {
    expect(problem({ filter: [{ kind: "exists", field: "make" }, filter] })).toEqual(
      refused("filter", "Query 0: `colour` is not filterable."),
    );
    expect(problem({}, [{ facet: { kind: "values", field: "make" }, filter: [filter] }])).toEqual(
      refused("filter", "Query 1: `colour` is not filterable."),
    );
  });

  it("finds a facet that the index cannot count, and an order it cannot keep", () => {
    const facet = { kind: "values", field: "colour" } as const;
    expect(problem({ facets: [facet] })).toEqual(refused("facets", "`colour` is not a facet."));
    expect(problem({}, [{ facet, filter: [] }])).toEqual(refused("facets", "`colour` is not a facet."));
    expect(problem({ sort: [{ field: "make", direction: "asc" }] })).toEqual(
      refused("sort", "`make` is not sortable."),
    );
  });

  it("finds nothing where the index can do everything", () => {
    const known = { kind: "values", field: "make" } as const;
    const all = {
      filter: [{ kind: "exists", field: "price" }],
      facets: [known],
      sort: [{ field: "price", direction: "asc" }],
    } as const;
    expect(problem(all, [{ facet: known, filter: [{ kind: "isNull", field: "status" }] }])).toBeNull();
  });
});
