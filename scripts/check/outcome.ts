import { existsSync, readFileSync } from "node:fs";

/** How a step of the check ended, as counts of tests; a step without tests counts as one. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

export const PASSED: Outcome = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Outcome = { passed: 0, failed: 1, skipped: 0 };

/** Adds one outcome to another. */
export function addOutcome(total: Outcome, outcome: Outcome): void {
  for (const key of ["passed", "failed", "skipped"] as const) total[key] += outcome[key];
}

/** Counts as a runner reported them. A runner that died before its report, or that ran nothing, has failed. */
export function outcomeOf(code: number, counts: Outcome): Outcome {
  if (counts.passed + counts.failed === 0) return FAILED;
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** A JSON report as an object; empty when it was not written. */
export function readReport(file: string): Record<string, unknown> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>) : {};
}

/** The counts of vitest's JSON report. */
export function vitestCounts(report: Record<string, unknown>): Outcome {
  return {
    passed: Number(report["numPassedTests"] ?? 0),
    failed: Number(report["numFailedTests"] ?? 0),
    skipped: Number(report["numPendingTests"] ?? 0),
  };
}
