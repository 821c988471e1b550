/** `npm test`: everything CI runs, in the order that fails fastest, and one closing line that counts it all. */
import { existsSync } from "node:fs";
import { Command } from "commander";
import { e2eStep } from "./check/e2e-step.ts";
import { FAILED, type Outcome, PASSED } from "./check/outcome.ts";
import { settingsStep } from "./check/settings-step.ts";
import { supplyChainStep } from "./check/supply-chain-step.ts";
import { unitStep } from "./check/unit-step.ts";
import { fail, log } from "./log.ts";
import { bin, run } from "./run.ts";

const program = new Command("pnpm check")
  .description("Run everything CI runs: format, lint, types, tests, build, packages and journeys.")
  .option("--only <steps>", "some steps, separated by commas")
  .option("--full", "walk every tenant and screen in the browser, too", false)
  .showHelpAfterError()
  .parse();
const { only, full } = program.opts<{ only?: string; full: boolean }>();

async function command(...parts: string[]): Promise<Outcome> {
  const done = await run(parts, { env: { TURBO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" } });
  return done.code === 0 ? PASSED : FAILED;
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
  ["settings", settingsStep],
  ["e2e", () => e2eStep(full)],
];

const names = STEPS.map(([name]) => name);
const wanted = only?.split(",") ?? names;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) fail(`There is no step ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
if (!existsSync(bin("vitest")))
  fail("The install did not finish, so there is nothing to test. Look at the messages above.");

const total: Outcome = { passed: 0, failed: 0, skipped: 0 };
const took: string[] = [];
const broken: string[] = [];
for (const [name, step] of STEPS.filter(([each]) => wanted.includes(each))) {
  log(`── ${name}`);
  const began = performance.now();
  const outcome = await step();
  for (const key of ["passed", "failed", "skipped"] as const) total[key] += outcome[key];
  if (outcome.failed > 0) broken.push(name);
  const seconds = Math.round((performance.now() - began) / 1000);
  took.push(`${name} ${seconds}`);
  log(`── ${name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`);
}
log(`seconds: ${took.join(", ")}`);
if (broken.length > 0) log(`broken: ${broken.join(", ")}`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
