import { describe, expect, it } from "vitest";
import { compare, oneOf } from "../../../testing/fixtures/a-plan.ts";
import { listBits } from "./bits.ts";
import type { Column } from "./column.ts";
import { ColumnBuilder } from "./column-builder.ts";
import { FilterBits } from "./filter-bits.ts";

/** A column that notes each time it is read. */
function watchedColumn(values: readonly unknown[]) {
  const builder = new ColumnBuilder("price");
  for (const [at, price] of values.entries()) builder.add(at, price);
  const column = builder.finish(values.length);
  const reads: string[] = [];
  class Watched extends Map<string, Column> {
    override get(field: string) {
      reads.push(field);
      return super.get(field);
    }
  }
  return { columns: new Watched([["price", column]]), reads };
}

const one = oneOf("price", 1);
const two = oneOf("price", 2);
const three = oneOf("price", 3);

describe("FilterBits", () => {
  it("works a filter out once while it is kept", () => {
    const { columns, reads } = watchedColumn([1, 2, 1]);
    const filters = new FilterBits(columns, 3);
    expect([...listBits(filters.all([one]))]).toEqual([0, 2]);
    expect([...listBits(filters.all([one]))]).toEqual([0, 2]);
    expect(reads).toHaveLength(1);
    expect([...listBits(filters.all([compare("price", "<=", 1)]))]).toEqual([0, 2]);
    expect(reads).toHaveLength(2);
  });

  it("forgets the filter whose last use is longest ago when there are too many", () => {
    const { columns, reads } = watchedColumn([1, 2, 3]);
    const filters = new FilterBits(columns, 3, 2);
    for (const filter of [one, two, one, three]) filters.all([filter]);
    expect(reads).toHaveLength(3);
    expect([...listBits(filters.all([one]))]).toEqual([0]);
    expect([...listBits(filters.all([three]))]).toEqual([2]);
    expect(reads).toHaveLength(3);
    expect([...listBits(filters.all([two]))]).toEqual([1]);
    expect(reads).toHaveLength(4);
  });

  it("gives a set of the caller's own, which may be changed", () => {
    const filters = new FilterBits(watchedColumn([1, 2]).columns, 2);
    filters.all([one]).fill(0);
    expect([...listBits(filters.all([one]))]).toEqual([0]);
  });

  it("finds all without a filter, and none by a field that no document has", () => {
    const filters = new FilterBits(watchedColumn([1, 2]).columns, 2);
    expect([...listBits(filters.all([]))]).toEqual([0, 1]);
    expect([...listBits(filters.all([oneOf("km", 1)]))]).toEqual([]);
  });
});
