import { assert, double, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { backOffMs } from "./back-off.ts";

const waits = { firstMs: 10_000, longestMs: 3_600_000 };

describe("backOffMs", () => {
  it.each([
    [1, 0, 5_000],
    [1, 0.5, 7_500],
    [2, 0, 10_000],
    [9, 0, 1_280_000],
    [10, 0, 1_800_000],
    [1000, 0, 1_800_000],
  ])("waits after attempt %i with chance %f for %i ms", (attempt, random, expected) => {
    expect(backOffMs(waits, attempt, random)).toBe(expected);
  });

  it("never waits longer than the longest wait, nor shorter than half the first", () => {
    assert(
      property(
        integer({ min: 1, max: 10_000 }),
        double({ min: 0, max: 0.999, noNaN: true }),
        (attempt, random) => {
          const delay = backOffMs(waits, attempt, random);
          expect(delay).toBeGreaterThanOrEqual(5_000);
          expect(delay).toBeLessThanOrEqual(3_600_000);
        },
      ),
    );
  });
});
