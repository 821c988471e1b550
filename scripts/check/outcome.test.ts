import { describe, expect, it } from "vitest";
import { outcomeOf, vitestCounts } from "./outcome.ts";

describe("outcomeOf", () => {
  it("takes a runner's counts when they agree with its exit code", () => {
    expect(outcomeOf(0, { passed: 3, failed: 0, skipped: 1 })).toEqual({ passed: 3, failed: 0, skipped: 1 });
    expect(outcomeOf(1, { passed: 3, failed: 2, skipped: 0 })).toEqual({ passed: 3, failed: 2, skipped: 0 });
  });

  it("fails a runner that ran nothing, whatever its exit code says", () => {
    expect(outcomeOf(0, { passed: 0, failed: 0, skipped: 5 })).toMatchObject({ failed: 1 });
  });

  it("fails a runner that exits badly after tests that all passed", () => {
    expect(outcomeOf(1, { passed: 3, failed: 0, skipped: 0 })).toMatchObject({ passed: 3, failed: 1 });
  });
});

describe("vitestCounts", () => {
  it("reads a report, and nothing from one that was not written", () => {
    expect(vitestCounts({ numPassedTests: 4, numFailedTests: 1, numPendingTests: 2 })).toEqual({
      passed: 4,
      failed: 1,
      skipped: 2,
    });
    expect(vitestCounts({})).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});
