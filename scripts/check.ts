/** `npm test`: everything CI runs, in the order that fails fastest, and one closing line that counts it all. */
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

/** Processes of the steps share what Node has compiled: a start of the command line takes half the processor time. */
process.env["NODE_COMPILE_CACHE"] ??= join(ROOT, "node_modules/.cache/node-compiled");

async function command(...parts: string[]): Promise<Outcome> {
  const env = { TURBO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };
  const done = await run(parts, { env, output: "both" });
  return done.code === 0 ? PASSED : { ...FAILED, failures: [reasonIn(done.output)] };
}

/** A task whose result turbo keeps until one of its inputs changes. */
const cached = (task: string) => () =>
  command(bin("turbo"), "run", task, "--output-logs=errors-only", "--no-update-notifier");
const script = (file: string) => () => command(process.execPath, `scripts/${file}`);

type Step = readonly [name: string, run: () => Promise<Outcome>];
/** Steps that run one after the other. */
type Lane = readonly Step[];

/**
 * Lanes of a phase run side by side, phases one after the other. Linter and types fill the processors by themselves; the
 * small steps beside them use one, or wait for a disk or the registry. What needs the built site is one lane: journeys fill
 * two processors, a build and the proof of settings do not. The other lane needs no build, and a processor at the most.
 */
const PHASES: readonly (readonly Lane[])[] = [
  [
    [
      ["lint", cached("lint")],
      ["types", cached("typecheck")],
    ],
    [
      ["format", () => command(bin("biome"), "format", "--error-on-warnings", ".")],
      ["imports", script("check-imports.ts")],
      ["unused", () => command(bin("knip"), "--no-progress")],
      ["changesets", script("check-changesets.ts")],
      ["supply chain", supplyChainStep],
      ["boundaries", () => command(bin("turbo"), "boundaries", "--no-update-notifier")],
      ["types of scripts", () => command(bin("tsc"), "-p", "tsconfig.json")],
    ],
  ],
  [
    [
      ["build", cached("build")],
      ["settings", settingsStep],
      ["e2e", () => e2eStep({ full, documents: true })],
      ...(full
        ? ([["e2e without documents", () => e2eStep({ full: false, documents: false })]] as const)
        : []),
      // Fetches a registry's program and two frameworks, so it is for the whole check alone.
      ...(full ? [["rehearsal", script("release-rehearse.ts")] as const] : []),
    ],
    [
      ["unit", unitStep],
      ["packages", script("check-packages.ts")],
      ["documents", documentsStep],
    ],
  ],
];

const names = PHASES.flat(2).map(([name]) => name);
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
async function check(steps: Lane): Promise<Checked> {
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
async function checkBeside(lane: Lane): Promise<Checked> {
  const steps = lane.map(([name]) => name);
  const file = join(mkdtempSync(join(tmpdir(), "forecourt-check-")), "report.json");
  const command = [process.execPath, "scripts/check.ts", "--only", steps.join(","), "--report", file];
  const { output } = await run(command, { cwd: ROOT, output: "collect" });
  process.stdout.write(output);
  const checked = readReport(file);
  return "total" in checked ? (checked as unknown as Checked) : { total: FAILED, took: [], broken: steps };
}

const parts: Checked[] = [];
for (const lanes of PHASES) {
  const [first, ...beside] = lanes
    .map((lane) => lane.filter(([name]) => wanted.includes(name)))
    .filter((lane) => lane.length > 0);
  if (first) parts.push(...(await Promise.all([check(first), ...beside.map(checkBeside)])));
}
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
