/**
 * `npm test`: everything CI runs, in the order that fails fastest, and one closing line that counts it all.
 * `--only unit,e2e` runs a part while working.
 */
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./find-chromium.ts";
import { startTestPostgres } from "../apps/site/bench/postgres-for-tests.ts";
import { ROOT, run } from "./run.ts";
import { fail, log } from "./log.ts";

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

const PASSED: Outcome = { passed: 1, failed: 0, skipped: 0 };
const FAILED: Outcome = { passed: 0, failed: 1, skipped: 0 };
const bin = (name: string): string => join(ROOT, "node_modules/.bin", name);
const reports = mkdtempSync(join(tmpdir(), "forecourt-check-"));

async function command(...parts: string[]): Promise<Outcome> {
  const done = await run(parts, { env: { TURBO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" } });
  return done.code === 0 ? PASSED : FAILED;
}

/** A runner that died before its report, or that ran nothing, has failed: silence proves nothing. */
function counted(code: number, counts: Outcome): Outcome {
  if (counts.passed + counts.failed === 0) return FAILED;
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function report(name: string): Record<string, unknown> {
  const file = join(reports, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>) : {};
}

async function unit(): Promise<Outcome> {
  const postgres = await startTestPostgres();
  if ("skipped" in postgres) log(`PostgreSQL suites are skipped: ${postgres.skipped}`);
  const outcome = await vitest(
    "unit",
    [],
    "url" in postgres ? { FORECOURT_TEST_DATABASE_URL: postgres.url } : {},
  );
  if ("stop" in postgres) await postgres.stop();
  return outcome;
}

/** What each setting does, on the built site; some settings act in a browser alone. */
async function settings(): Promise<Outcome> {
  const chromium = await findChromium();
  if (chromium === null) {
    log("no browser was found or could be unpacked, so settings that act in one were not tried");
    return FAILED;
  }
  const config = "apps/site/settings-proof/vitest.config.ts";
  return vitest("settings", ["--config", config], { ...chromium.env, CHROMIUM: chromium.path });
}

/** Runs vitest to its end and counts its tests. */
async function vitest(name: string, parts: readonly string[], env: Record<string, string>): Promise<Outcome> {
  const file = join(reports, `${name}.json`);
  const done = await run(
    [bin("vitest"), "run", ...parts, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    { env },
  );
  const counts = report(`${name}.json`);
  return counted(done.code, {
    passed: Number(counts["numPassedTests"] ?? 0),
    failed: Number(counts["numFailedTests"] ?? 0),
    skipped: Number(counts["numPendingTests"] ?? 0),
  });
}

async function browser(): Promise<Outcome> {
  const chromium = await findChromium();
  if (chromium === null) {
    log("no browser was found or could be unpacked, so the journeys were not walked");
    return FAILED;
  }
  const file = join(reports, "e2e.json");
  const done = await run(
    [
      join(ROOT, "apps/site/node_modules/.bin/playwright"),
      "test",
      "--config",
      "apps/site/e2e/playwright.config.ts",
      "--reporter=list,json",
    ],
    { env: { ...chromium.env, CHROMIUM: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  const stats = (report("e2e.json")["stats"] ?? {}) as Record<string, number>;
  const flaky = stats["flaky"] ?? 0;
  if (flaky > 0) log(`${flaky} journeys needed a second try; their names are above`);
  return counted(done.code, {
    passed: (stats["expected"] ?? 0) + flaky,
    failed: stats["unexpected"] ?? 0,
    skipped: stats["skipped"] ?? 0,
  });
}

const STEPS: readonly (readonly [string, () => Promise<Outcome>])[] = [
  ["format", () => command(bin("biome"), "format", "--error-on-warnings", ".")],
  ["lint", () => command(bin("oxlint"), "--type-aware", "--deny-warnings")],
  ["imports", () => command(process.execPath, "scripts/check-imports.ts")],
  ["unused", () => command(bin("knip"), "--no-progress")],
  ["changesets", () => command(process.execPath, "scripts/check-changesets.ts")],
  ["boundaries", () => command(bin("turbo"), "boundaries", "--no-update-notifier")],
  [
    "types",
    () => command(bin("turbo"), "run", "typecheck", "--output-logs=errors-only", "--no-update-notifier"),
  ],
  ["types of scripts", () => command(bin("tsc"), "-p", "tsconfig.json")],
  ["unit", unit],
  ["build", () => command(bin("turbo"), "run", "build", "--output-logs=errors-only", "--no-update-notifier")],
  ["packages", () => command(process.execPath, "scripts/check-packages.ts")],
  ["settings", settings],
  ["e2e", browser],
];

const position = process.argv.indexOf("--only");
const only = position === -1 ? null : (process.argv[position + 1] ?? "").split(",");
const steps = STEPS.filter(([name]) => only === null || only.includes(name));
if (steps.length === 0) fail(`There is no such step. There are: ${STEPS.map(([name]) => name).join(", ")}.`);
if (!existsSync(bin("vitest")))
  fail("The install did not finish, so there is nothing to test. Look at the messages above.");

const total = { passed: 0, failed: 0, skipped: 0 };
const broken: string[] = [];
for (const [name, step] of steps) {
  log(`── ${name}`);
  const began = performance.now();
  const outcome = await step();
  for (const key of ["passed", "failed", "skipped"] as const) total[key] += outcome[key];
  if (outcome.failed > 0) broken.push(name);
  log(
    `── ${name}: ${outcome.passed} passed, ${outcome.failed} failed in ${Math.round((performance.now() - began) / 1000)} s`,
  );
}
if (broken.length > 0) log(`broken: ${broken.join(", ")}`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
