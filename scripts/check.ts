/** `npm test`: everything CI runs, in the order that fails fastest, and one closing line that counts it all. Unit tests run beside the build. */
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { e2eStep } from "./check/e2e-step.ts";
import { addOutcome, FAILED, reasonIn, type Outcome, PASSED, readReport } from "./check/outcome.ts";
import { settingsStep } from "./check/settings-step.ts";
import { supplyChainStep } from "./check/supply-chain-step.ts";
import { documentsStep, unitStep } from "./check/unit-step.ts";
import { fail, log } from "./log.ts";
import { bin, ROOT, run } from "./run.ts";

const program = new Command("pnpm check")
  .description("Run everything CI runs: format, lint, types, tests, build, packages and journeys.")
  .option("--only <steps>", "some steps, separated by commas")
  .option("--full", "walk every tenant and screen in the browser, too", false)
  .option("--report <file>", "also write the outcome as JSON")
  .showHelpAfterError()
  .parse();
const { only, full, report } = program.opts<{ only?: string; full: boolean; report?: string }>();

async function command(...parts: string[]): Promise<Outcome> {
  const env = { TURBO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };
  const done = await run(parts, { env, output: "both" });
  return done.code === 0 ? PASSED : { ...FAILED, failures: [reasonIn(done.output)] };
}

/** A task whose result turbo keeps until one of its inputs changes. */
const cached = (task: string) => () =>
  command(bin("turbo"), "run", task, "--output-logs=errors-only", "--no-update-notifier");
const script = (file: string) => () => command(process.execPath, `scripts/${file}`);

const STEPS: readonly (readonly [string, () => Promise<Outcome>])[] = [
  ["format", () => command(bin("biome"), "format", "--error-on-warnings", ".")],
  ["lint", cached("lint")],
  ["imports", script("check-imports.ts")],
  ["unused", () => command(bin("knip"), "--no-progress")],
  ["changesets", script("check-changesets.ts")],
  ["supply chain", supplyChainStep],
  ["boundaries", () => command(bin("turbo"), "boundaries", "--no-update-notifier")],
  ["types", cached("typecheck")],
  ["types of scripts", () => command(bin("tsc"), "-p", "tsconfig.json")],
  ["unit", unitStep],
  ["build", cached("build")],
  ["packages", script("check-packages.ts")],
  ["documents", documentsStep],
  ["settings", settingsStep],
  ["e2e", () => e2eStep({ full, documents: true })],
  ...(full ? ([["e2e without documents", () => e2eStep({ full: false, documents: false })]] as const) : []),
  // Fetches a registry's program and two frameworks, so it is for the whole check alone.
  ...(full ? [["rehearsal", script("release-rehearse.ts")] as const] : []),
];

/**
 * Unit tests wait much of their time, for disks and timers, and a build leaves processors idle at its ends: together they
 * take little longer than the unit tests alone.
 */
const BESIDE_UNIT = ["build", "packages", "documents", "settings"];

const names = STEPS.map(([name]) => name);
const wanted = only?.split(",") ?? names;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) fail(`There is no step ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
if (!existsSync(bin("vitest")))
  fail("The install did not finish, so there is nothing to test. Look at the messages above.");

/** What became of some steps. */
interface Checked {
  total: Outcome;
  took: string[];
  broken: string[];
}

/** Runs steps one after the other. */
async function check(steps: typeof STEPS): Promise<Checked> {
  const checked: Checked = { total: { passed: 0, failed: 0, skipped: 0 }, took: [], broken: [] };
  for (const [name, step] of steps) {
    log(`── ${name}`);
    const began = performance.now();
    const outcome = await step();
    const failures = outcome.failures?.map((failure) => `${name}: ${failure}`);
    addOutcome(checked.total, failures === undefined ? outcome : { ...outcome, failures });
    if (outcome.failed > 0) checked.broken.push(name);
    const seconds = Math.round((performance.now() - began) / 1000);
    checked.took.push(`${name} ${seconds}`);
    log(`── ${name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`);
  }
  return checked;
}

/** Runs steps in a process of their own, whose output is printed once all of them have ended. */
async function checkBeside(steps: readonly string[]): Promise<Checked> {
  const file = join(mkdtempSync(join(tmpdir(), "forecourt-check-")), "report.json");
  const command = [process.execPath, "scripts/check.ts", "--only", steps.join(","), "--report", file];
  const { output } = await run(command, { cwd: ROOT, output: "collect" });
  process.stdout.write(output);
  const checked = readReport(file);
  return "total" in checked
    ? (checked as unknown as Checked)
    : { total: FAILED, took: [], broken: [...steps] };
}

const beside = wanted.includes("unit") ? BESIDE_UNIT.filter((name) => wanted.includes(name)) : [];
const chosen = (steps: typeof STEPS) =>
  steps.filter(([name]) => wanted.includes(name) && !beside.includes(name));
const unitAt = names.indexOf("unit");
const parts = [
  await check(chosen(STEPS.slice(0, unitAt))),
  ...(await Promise.all([
    check(chosen(STEPS.slice(unitAt, unitAt + 1))),
    ...(beside.length > 0 ? [checkBeside(beside)] : []),
  ])),
  await check(chosen(STEPS.slice(unitAt + 1))),
];
const total: Outcome = { passed: 0, failed: 0, skipped: 0 };
for (const part of parts) addOutcome(total, part.total);
const took = parts.flatMap((part) => part.took);
const broken = parts.flatMap((part) => part.broken);
log(`seconds: ${took.join(", ")}`);
if (broken.length > 0) log(`broken: ${broken.join(", ")}`);
for (const failure of total.failures ?? []) log(failure);
if (report !== undefined) writeFileSync(report, JSON.stringify({ total, took, broken } satisfies Checked));
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
