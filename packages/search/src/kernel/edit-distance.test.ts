import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

/** The textbook's table, without any short cut. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => i + j),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const row = table[i] ?? [];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (same ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), maxLength: 8 });
const most = fc.integer({ min: 0, max: 3 });

describe("editDistance", () => {
  it.each([
    ["toyta", "toyota", 1],
    ["mustnag", "mustang", 1],
    ["comodorre", "commodore", 2],
  ])("counts the typos of %s for %s", (typed, meant, typos) => {
    expect(editDistance(typed, meant, 2)).toBe(typos);
  });

  it("is the textbook's distance up to the most that is asked for", () => {
    fc.assert(
      fc.property(word, word, most, (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(limit + 1, plainDistance(a, b)));
      }),
    );
  });

  it("is the distance to the nearest beginning for a word still being typed", () => {
    fc.assert(
      fc.property(word, word, most, (a, b, limit) => {
        const beginnings = Array.from({ length: b.length + 1 }, (_, length) =>
          plainDistance(a, b.slice(0, length)),
        );
        expect(editDistance(a, b, limit, true)).toBe(Math.min(limit + 1, ...beginnings));
      }),
    );
  });

  it("answers more than asked for a text too long to be a misspelling, and for a much longer word", () => {
    expect(editDistance("a".repeat(64), "a".repeat(65), 2)).toBe(1);
    expect(editDistance("a".repeat(65), "a".repeat(65), 2)).toBe(3);
    expect(editDistance("a".repeat(64), `${"a".repeat(64)}${"b".repeat(64)}`, 64)).toBe(64);
    expect(editDistance("a", "b".repeat(10_000), 64)).toBe(65);
  });
});
