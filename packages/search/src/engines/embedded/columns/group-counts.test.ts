import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Column } from "./column.ts";
import { atOnce } from "../../../lists/steps.ts";
import { ColumnBuilder } from "./column-builder.ts";
import { groupColumns } from "./column-group.ts";
import { countFacet } from "./count-facet.ts";
import { GroupCounts } from "./group-counts.ts";

/** Columns a, b, c and d of rows of values. */
function columnsOf(rows: readonly (readonly unknown[])[]): Column[] {
  return ["a", "b", "c", "d"].map((field, at) => {
    const builder = new ColumnBuilder(field);
    for (const [index, row] of rows.entries()) builder.add(index, row[at]);
    return builder.finish(rows.length);
  });
}
const settings = { maxValuesPerFacet: 100, facetOrder: "count" } as const;
const few = fc.constantFrom<unknown>("x", 7, undefined);
const many = fc.oneof(few, fc.nat(300), fc.constant(["x", "y"]));

describe("GroupCounts", () => {
  it("counts each column as it would be counted alone, by those found and by those left out", () => {
    let grouped = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(few, few, few, many), { minLength: 60, maxLength: 200 }),
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        (rows, step, complement) => {
          const columns = columnsOf(rows);
          const list = Uint32Array.from(rows.keys()).filter((at) => at % step === 0);
          const counted = { list, complement };
          const groups = new GroupCounts(
            atOnce(groupColumns(columns, rows.length)),
            new Set(["a", "b", "c", "d"]),
            list,
          );
          for (const column of columns) {
            if (groups.of(column)) grouped++;
            const facet = { kind: "values", field: column.field } as const;
            expect(countFacet(facet, column, counted, settings, groups)).toEqual(
              countFacet(facet, column, counted, settings),
            );
          }
        },
      ),
    );
    expect(grouped).toBeGreaterThan(50);
  });

  it("leaves a column to itself that alone of its group is wanted, or for few documents", () => {
    const rows = Array.from({ length: 40 }, (_, at) => [at % 2 === 0 ? "x" : "y", at % 4 === 0 ? "x" : "y"]);
    const [a, b] = columnsOf(rows) as [Column, Column];
    const groups = atOnce(groupColumns([a, b], rows.length));
    expect(groups.map(({ combinations }) => combinations)).toEqual([3]);
    const all = Uint32Array.from(rows.keys());
    const one = all.subarray(0, 5);
    expect(new GroupCounts(groups, new Set(["a", "b"]), all).of(b)).toEqual(Uint32Array.of(0, 10, 30));
    expect(new GroupCounts(groups, new Set(["a"]), all).of(a)).toBeNull();
    expect(new GroupCounts(groups, new Set(["a", "b"]), one).of(a)).toBeNull();
  });
});
