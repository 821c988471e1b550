import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** How a step of the check ended, as counts of tests; a step without tests counts as one. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed and why, a text each: the check repeats them at its end, where a long log is read first. */
  failures?: readonly string[];
}

export const PASSED: Outcome = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Outcome = { passed: 0, failed: 1, skipped: 0 };

export function addOutcome(total: Outcome, outcome: Outcome): void {
  for (const key of ["passed", "failed", "skipped"] as const) total[key] += outcome[key];
  if (outcome.failures !== undefined) total.failures = [...(total.failures ?? []), ...outcome.failures];
}

/** So many lines are repeated of what a command printed that failed without naming a test. */
const REPEATED_LINES = 40;

/**
 * Why a command failed, from what it printed: its end, or what vitest says of an error outside every test, which stands
 * before the tests of other packages.
 */
export function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output).trimEnd().split("\n");
  const outsideTests = lines.findIndex((line) => line.includes("Unhandled Errors"));
  const from = outsideTests === -1 ? Math.max(0, lines.length - REPEATED_LINES) : outsideTests;
  return lines.slice(from, from + REPEATED_LINES).join("\n");
}

/**
 * What a runner reported. A runner that died before its report, or that ran nothing, has failed; where no test failed,
 * the end of its output says why.
 */
export function outcomeOf(done: { code: number; output: string }, reported: Outcome): Outcome {
  const ran = reported.passed + reported.failed > 0;
  if (ran && (done.code === 0 || reported.failed > 0)) return reported;
  return { ...reported, failed: 1, failures: [`exit code ${done.code}\n${reasonIn(done.output)}`] };
}

/** A JSON report as an object; empty when it was not written. */
export function readReport(file: string): Record<string, unknown> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>) : {};
}

const FAILED_FILE = "could not be run";

/** The counts of vitest's JSON report, and its failed tests with the start of their message. */
export function vitestOutcome(report: Record<string, unknown>): Outcome {
  const { testResults = [], numPassedTests, numFailedTests, numPendingTests } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, message = "", assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === "failed");
    const named = tests.map((test) => failure(name, test.fullName, test.failureMessages[0]));
    return named.length === 0 && status === "failed" ? [failure(name, FAILED_FILE, message)] : named;
  });
  return {
    passed: numPassedTests ?? 0,
    failed: Math.max(numFailedTests ?? 0, failures.length),
    skipped: numPendingTests ?? 0,
    ...(failures.length > 0 ? { failures } : {}),
  };
}

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  testResults?: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

/** The counts of Playwright's JSON report, and its failed journeys. A journey that passed at a second try has passed. */
export function playwrightOutcome(report: Record<string, unknown>): Outcome {
  const { stats = {}, suites = [] } = report as PlaywrightReport;
  const failures = suites.flatMap((suite) => failedJourneys(suite, suite.title));
  return {
    passed: (stats["expected"] ?? 0) + (stats["flaky"] ?? 0),
    failed: stats["unexpected"] ?? 0,
    skipped: stats["skipped"] ?? 0,
    ...(failures.length > 0 ? { failures } : {}),
  };
}

interface PlaywrightReport {
  stats?: Record<string, number>;
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    tests: readonly {
      projectName: string;
      status: string;
      results: readonly { error?: { message?: string } }[];
    }[];
  }[];
}

function failedJourneys(suite: PlaywrightSuite, file: string): string[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) =>
        failure(file, `${title} [${projectName}]`, results[0]?.error?.message),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedJourneys(inner, file))];
}

const MESSAGE_LINES = 6;

function failure(file: string, name: string, message = ""): string {
  const lines = stripVTControlCharacters(message).trim().split("\n").slice(0, MESSAGE_LINES);
  return [`${file} › ${name}`, ...lines.map((line) => `    ${line}`)].join("\n");
}
