import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { smallestKeys } from "./smallest-keys.ts";

describe("smallestKeys", () => {
  it("gives what sorting all keys and cutting the page out would give", () =>
    fc.assert(
      fc.property(
        // Fewer than a quarter are wanted, or all of them are sorted.
        fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 400, size: "max" }),
        fc.nat(70),
        fc.nat(20),
        (keys, from, length) => {
          const page = smallestKeys(Float64Array.from(keys), from, from + length);
          expect([...page]).toEqual(keys.toSorted((a, b) => a - b).slice(from, from + length));
        },
      ),
      { numRuns: 500 },
    ));
});
