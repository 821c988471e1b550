import { describe, expect, it } from "vitest";
import type { PlanFacet } from "../../../plan/search-plan.ts";
import type { Column } from "./column.ts";
import { ColumnBuilder } from "./column-builder.ts";
import { type Counted, countFacet, type ValueSettings } from "./count-facet.ts";

function columnOf(values: readonly unknown[]): Column {
  const builder = new ColumnBuilder("km");
  for (const [at, km] of values.entries()) builder.add(at, km);
  return builder.finish(values.length);
}
const these = (...list: number[]): Counted => ({ list: Uint32Array.from(list), complement: false });
const others = (...list: number[]): Counted => ({ list: Uint32Array.from(list), complement: true });
const settings: ValueSettings = { maxValuesPerFacet: 10, facetOrder: "count" };
const values: PlanFacet = { kind: "values", field: "km" };
const range: PlanFacet = { kind: "range", field: "km", buckets: 2 };

describe("countFacet", () => {
  it("answers with nothing for a field that no document has", () => {
    expect(countFacet(values, undefined, these(0), settings)).toEqual({
      kind: "values",
      field: "km",
      values: [],
      stats: null,
    });
    expect(countFacet(range, undefined, these(0), settings)).toEqual({
      kind: "range",
      field: "km",
      stats: null,
      buckets: [],
    });
  });

  const column = columnOf(["b", "a", "c", "b", "c", "c", "d"]);
  const all = these(0, 1, 2, 3, 4, 5, 6);

  it("gives the values in the order of the alphabet while all of them fit", () => {
    const counts = [
      { value: "a", count: 1 },
      { value: "b", count: 2 },
      { value: "c", count: 3 },
      { value: "d", count: 1 },
    ];
    for (const facetOrder of ["count", "alpha"] as const)
      expect(countFacet(values, column, all, { maxValuesPerFacet: 4, facetOrder })).toEqual({
        kind: "values",
        field: "km",
        values: counts,
        stats: null,
      });
  });

  it("keeps the most frequent, of equals the first of the alphabet, where they do not fit", () => {
    const facet = countFacet(values, column, all, { maxValuesPerFacet: 3, facetOrder: "count" });
    expect(facet).toMatchObject({
      values: [
        { value: "c", count: 3 },
        { value: "b", count: 2 },
        { value: "a", count: 1 },
      ],
    });
    const first = countFacet(values, column, all, { maxValuesPerFacet: 2, facetOrder: "alpha" });
    expect(first).toMatchObject({
      values: [
        { value: "a", count: 1 },
        { value: "b", count: 2 },
      ],
    });
  });

  it("counts the same by the documents left out", () => {
    expect(countFacet(values, column, others(0, 6), settings)).toEqual(
      countFacet(values, column, these(1, 2, 3, 4, 5), settings),
    );
    const lists = columnOf([["a", "b"], "b", [1, 2, "a"], undefined]);
    expect(countFacet(values, lists, others(0, 3), settings)).toEqual(
      countFacet(values, lists, these(1, 2), settings),
    );
    expect(countFacet(values, lists, these(1, 2), settings)).toEqual({
      kind: "values",
      field: "km",
      values: [
        { value: "1", count: 1 },
        { value: "2", count: 1 },
        { value: "a", count: 1 },
        { value: "b", count: 1 },
      ],
      stats: { min: 1, max: 2 },
    });
  });

  it("gives the same range for few documents, for many, and by those left out", () => {
    const numbers = columnOf([0, 10, 20, "POA", 30, 40, undefined]);
    const expected = {
      kind: "range",
      field: "km",
      stats: { min: 10, max: 30 },
      buckets: [
        { from: 10, to: 20, count: 1 },
        { from: 20, to: 30, count: 1 },
        { from: 30, to: 40, count: 1 },
      ],
    };
    expect(countFacet(range, numbers, these(1, 2, 3, 4), settings)).toEqual(expected);
    expect(countFacet(range, numbers, these(1, 2, 3, 4, 6), settings)).toEqual(expected);
    expect(countFacet(range, numbers, these(1, 2, 3, 4, 6, 3, 3), settings)).toEqual(expected);
    expect(countFacet(range, numbers, others(0, 5), settings)).toEqual(expected);
  });

  it("has no range where no counted document has a number", () => {
    const nothing = { kind: "range", field: "km", stats: null, buckets: [] };
    const numbers = columnOf([5, "POA", undefined]);
    expect(countFacet(range, numbers, these(1, 2), settings)).toEqual(nothing);
    expect(countFacet(range, numbers, others(0), settings)).toEqual(nothing);
    expect(countFacet(range, numbers, these(), settings)).toEqual(nothing);
  });
});
