import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TextTable } from "./text-table.ts";

/** Any UTF-16 units, also halves of pairs, and long ones. */
const aText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 6 }),
  fc.array(fc.nat(0xffff), { maxLength: 6 }).map((units) => String.fromCharCode(...units)),
  fc.nat(20_000).map((length) => "x".repeat(length)),
);

describe("TextTable", () => {
  it("gives every text back, and finds each and where others would stand", () =>
    fc.assert(
      fc.property(fc.uniqueArray(aText), aText, (texts, other) => {
        const sorted = texts.toSorted((a, b) => (a < b ? -1 : 1));
        const table = TextTable.of(sorted);
        expect(sorted.map((_, at) => table.at(at))).toEqual(sorted);
        for (const [at, text] of sorted.entries()) expect(table.find(text)).toBe(at);
        expect(table.lowerBound(other)).toBe(sorted.filter((text) => text < other).length);
        expect(table.find(other)).toBe(texts.includes(other) ? sorted.indexOf(other) : null);
      }),
    ));

  it("takes one byte a unit where that is enough", () => {
    expect(TextTable.of(["a", "é"]).units).toBeInstanceOf(Uint8Array);
    expect(TextTable.of(["a", "š"]).units).toBeInstanceOf(Uint16Array);
  });
});
