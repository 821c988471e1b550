import { describe, expect, it } from "vitest";
import { addOutcome, type Outcome, outcomeOf, playwrightOutcome, vitestOutcome } from "./outcome.ts";

const ended = (code: number, output = "") => ({ code, output });

describe("outcomeOf", () => {
  it("takes a runner's counts when they agree with its exit code", () => {
    const three: Outcome = { passed: 3, failed: 0, skipped: 1 };
    expect(outcomeOf(ended(0), three)).toBe(three);
    const broken: Outcome = { passed: 3, failed: 2, skipped: 0, failures: ["a", "b"] };
    expect(outcomeOf(ended(1), broken)).toBe(broken);
  });

  it("fails a runner that ran nothing, whatever its exit code says", () => {
    expect(outcomeOf(ended(0), { passed: 0, failed: 0, skipped: 5 })).toMatchObject({ failed: 1 });
  });

  it("fails a runner that exits badly after tests that all passed, with the end of what it printed", () => {
    const output = `${"earlier\n".repeat(100)}no memory left\n`;
    const outcome = outcomeOf(ended(1, output), { passed: 3, failed: 0, skipped: 0 });
    expect(outcome).toMatchObject({ passed: 3, failed: 1 });
    expect(outcome.failures?.join()).toMatch(/^exit code 1\n(?:earlier\n){39}no memory left$/);
  });

  it("says what failed outside the tests, although other packages were tested after it", () => {
    const output = `passed\n\u001b[31m Unhandled Errors \u001b[39m\nlate\n${"passed\n".repeat(100)}`;
    const { failures } = outcomeOf(ended(1, output), { passed: 3, failed: 0, skipped: 0 });
    expect(failures?.join()).toMatch(/^exit code 1\n Unhandled Errors \nlate\n(?:passed\n?){38}$/);
  });
});

describe("addOutcome", () => {
  it("adds counts, and keeps what failed in both", () => {
    const total: Outcome = { passed: 1, failed: 1, skipped: 0, failures: ["a"] };
    addOutcome(total, { passed: 1, failed: 0, skipped: 2 });
    addOutcome(total, { passed: 0, failed: 1, skipped: 0, failures: ["b"] });
    expect(total).toEqual({ passed: 2, failed: 2, skipped: 2, failures: ["a", "b"] });
  });
});

describe("vitestOutcome", () => {
  it("reads a report, and nothing from one that was not written", () => {
    expect(vitestOutcome({ numPassedTests: 4, numFailedTests: 0, numPendingTests: 2 })).toEqual({
      passed: 4,
      failed: 0,
      skipped: 2,
    });
    expect(vitestOutcome({})).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  it("names a failed test with its message, and a file that could not be run", () => {
    const failed = {
      fullName: "sum adds",
      status: "failed",
      failureMessages: ["\u001b[31mexpected 3\u001b[39m"],
    };
    const passed = { fullName: "sum is pure", status: "passed", failureMessages: [] };
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        { name: "/a/sum.test.ts", status: "failed", message: "", assertionResults: [failed, passed] },
        { name: "/a/late.test.ts", status: "failed", message: "no such module", assertionResults: [] },
      ],
    };
    expect(vitestOutcome(report)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 0,
      failures: [
        "/a/sum.test.ts › sum adds\n    expected 3",
        "/a/late.test.ts › could not be run\n    no such module",
      ],
    });
  });
});

const journey = (status: string) => ({
  title: "a shopper enquires",
  tests: [{ projectName: "phone", status, results: [{ error: { message: "not visible" } }] }],
});

describe("playwrightOutcome", () => {
  it("names a failed journey with its screen; one that passed at a second try has passed", () => {
    const suites = [
      {
        title: "enquire.spec.ts",
        specs: [journey("flaky")],
        suites: [{ title: "late", specs: [journey("unexpected")] }],
      },
    ];
    expect(
      playwrightOutcome({ stats: { expected: 2, flaky: 1, unexpected: 1, skipped: 3 }, suites }),
    ).toEqual({
      passed: 3,
      failed: 1,
      skipped: 3,
      failures: ["enquire.spec.ts › a shopper enquires [phone]\n    not visible"],
    });
  });
});
