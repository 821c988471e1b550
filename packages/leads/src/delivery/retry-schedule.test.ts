import { assert, double, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { retryDelay } from "./retry-schedule.ts";

const policy = { maxAttempts: 9, firstRetrySeconds: 10, longestRetrySeconds: 3600 };

describe("retryDelay", () => {
  it.each([
    [1, 0, 5_000],
    [1, 0.5, 7_500],
    [2, 0, 10_000],
    [9, 0, 1_280_000],
    [10, 0, 1_800_000],
    [1000, 0, 1_800_000],
  ])("waits after attempt %i with chance %f for %i ms", (attempt, random, expected) => {
    expect(retryDelay(policy, attempt, random)).toBe(expected);
  });

  it("never waits longer than the longest wait, nor shorter than half the first", () => {
    assert(
      property(
        integer({ min: 1, max: 10_000 }),
        double({ min: 0, max: 0.999, noNaN: true }),
        (attempt, random) => {
          const delay = retryDelay(policy, attempt, random);
          expect(delay).toBeGreaterThanOrEqual(5_000);
          expect(delay).toBeLessThanOrEqual(3_600_000);
        },
      ),
    );
  });
});
