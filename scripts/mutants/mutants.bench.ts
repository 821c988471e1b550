/**
 * `pnpm bench mutants`: changes rules one way after the other (Stryker) and counts the changes that a test notices.
 * Target: 90 % of those that change what a rule does, over the packages and the site's server. Mutants whose tests do not
 * end are printed apart and count neither way. All mutants of the repository take hours on two cores, so the whole is
 * measured on a seeded random sample, with the interval in which the true rate lies.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Command } from "commander";
import { startTestPostgres } from "../../apps/site/host/testing/test-postgres.ts";
import { wholeNumber } from "../../apps/site/cli/options/whole-number.ts";
import { copyTree } from "../copy-tree.ts";
import { ROOT } from "../run.ts";
import { type KillRate, killRate, type MutantCounts } from "./kill-rate.ts";
import { COMPOSITION, type MutationTarget, mutationTargets } from "./mutation-target.ts";
import {
  listMutants,
  type MutationResult,
  type MutationRun,
  type Survivor,
  testMutants,
} from "./run-stryker.ts";
import { isSampled, type Mutant } from "./sample-checker.ts";

type Sample = MutationRun["sample"];

interface Options {
  package: string[];
  folder: string[];
  changed?: string | true;
  sample?: number;
  seed: string;
  static: boolean;
  show: number;
}

const repeated = (name: string, before: string[]): string[] => [...before, name];

const program = new Command("bench mutants")
  .description("Change rules one way after the other and count the changes that a test notices.")
  .option("--package <name>", "only this package; may be repeated", repeated, [])
  .option("--folder <path>", "only files at or below this path from the root; may be repeated", repeated, [])
  .option("--changed [base]", "only files that differ from a branch, main when none is named")
  .option("--sample <mutants>", "about so many mutants, chosen at random", wholeNumber)
  .option("--seed <seed>", "chooses the sample", "1")
  .option("--static", "also mutants that act while a module loads (slow)", false)
  .option("--show <survivors>", "how many survivors to print", wholeNumber, 40)
  .showHelpAfterError()
  .parse();
const options = program.opts<Options>();

const git = (...args: string[]): string[] =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\n");

/** Files that differ from where this branch left the base, committed or not. */
function changedFiles(base: string): string[] {
  const [fork = base] = git("merge-base", base, "HEAD");
  return [...git("diff", "--name-only", fork), ...git("ls-files", "--others", "--exclude-standard")];
}

function isTested(name: string): boolean {
  return options.package.length === 0 || options.package.includes(name);
}

/** The database that the tests of the PostgreSQL adapter need. */
async function findPostgres(): Promise<{ url: string; stop?: () => Promise<void> } | { skipped: string }> {
  const given = process.env["FORECOURT_TEST_DATABASE_URL"];
  if (given !== undefined) return { url: given };
  return isTested("leads") ? startTestPostgres(["fsync=off"]) : { skipped: "its package is not tested" };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const cells = (...numbers: number[]): string => numbers.map((number) => String(number).padStart(9)).join("");
const line = (name: string, counts: MutantCounts, { rate, low, high }: KillRate): string =>
  `${name.padEnd(15)}${cells(counts.killed, counts.survived, counts.noCoverage, counts.unfinished)}   ${percent(rate).padStart(7)}   ${percent(low)} to ${percent(high)}`;

const noCounts = (): MutantCounts => ({ killed: 0, unfinished: 0, survived: 0, noCoverage: 0 });
function add(total: MutantCounts, counts: MutantCounts): void {
  for (const key of Object.keys(total) as (keyof MutantCounts)[]) total[key] += counts[key];
}

/** What each test reaches of all mutants is held at once: those of more files need more memory than a process gets. */
const FILES_AT_A_TIME = 64;

/** Tests a package's mutants some files at a time. */
async function testInParts(target: MutationTarget, sample: Sample): Promise<MutationResult> {
  const whole: MutationResult = { counts: noCounts(), ignored: 0, survivors: [] };
  for (let at = 0; at < target.files.length; at += FILES_AT_A_TIME) {
    const files = target.files.slice(at, at + FILES_AT_A_TIME);
    const part = await testMutants({
      tree,
      target: { ...target, files },
      sample,
      withStatic: options.static,
    });
    add(whole.counts, part.counts);
    whole.ignored += part.ignored;
    whole.survivors.push(...part.survivors);
  }
  return whole;
}

const tree = mkdtempSync(join(tmpdir(), "forecourt-mutants-"));
process.on("exit", () => rmSync(tree, { recursive: true, force: true }));
const only =
  options.changed === undefined ? null : changedFiles(options.changed === true ? "main" : options.changed);
const postgres = await findPostgres();
if ("skipped" in postgres) {
  if (isTested("leads")) console.log(`The PostgreSQL adapter is left out: ${postgres.skipped}.`);
} else process.env["FORECOURT_TEST_DATABASE_URL"] = postgres.url;
const targets: MutationTarget[] = mutationTargets({
  packages: options.package,
  folders: options.folder,
  only,
  postgres: !("skipped" in postgres),
});
if (isTested("site"))
  console.log(
    `Left out, since the settings proof and the browser specs prove them over HTTP: ${COMPOSITION.join(", ")}`,
  );
if (targets.length === 0) {
  console.log("No rule was changed, so there is nothing to test.");
} else {
  await copyTree(tree, { installed: true });
  let sample: Sample = null;
  let tested = targets;
  if (options.sample !== undefined) {
    const all: Mutant[] = [];
    for (const target of targets) all.push(...(await listMutants(tree, target)));
    const chosen = { share: options.sample / all.length, seed: options.seed };
    sample = chosen;
    // A run costs every test of its package once, so files without a mutant of the sample are left as they are.
    const mutants = all.filter((mutant) => isSampled(mutant, { ...chosen, root: tree }));
    const files = new Set(mutants.map(({ fileName }) => relative(tree, fileName)));
    tested = targets
      .map((target) => ({ ...target, files: target.files.filter((file) => files.has(file)) }))
      .filter((target) => target.files.length > 0);
    console.log(
      `${all.length} mutants; ${mutants.length} of them, in ${files.size} files, are tested (seed ${options.seed})`,
    );
  }
  const total = noCounts();
  const survivors: Survivor[] = [];
  console.log("package           killed survived   no test    no end      rate   95 % interval");
  for (const target of tested) {
    const began = performance.now();
    const result = await testInParts(target, sample).catch((error: unknown) => {
      console.error(
        `${target.name} could not be measured:\n${error instanceof Error ? error.message : String(error)}`,
      );
      process.exitCode = 1;
      return null;
    });
    if (result === null) continue;
    add(total, result.counts);
    survivors.push(...result.survivors);
    const rate = killRate(result.counts);
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    if (rate)
      console.log(
        `${line(target.name, result.counts, rate)}   ${minutes} min, ${result.ignored} act while loading`,
      );
  }
  const rate = killRate(total);
  if (rate) console.log(line("all", total, rate));
  const shown = survivors.map(
    ({ file, line: at, mutator, replacement, covered }) =>
      `${file}:${at}  ${mutator}${replacement ? ` → ${replacement.replaceAll(/\s+/g, " ").slice(0, 90)}` : ""}${covered ? "" : "  (no test runs it)"}`,
  );
  const list = join(ROOT, ".data/mutants.txt");
  mkdirSync(join(ROOT, ".data"), { recursive: true });
  writeFileSync(list, `${shown.join("\n")}\n`);
  for (const survivor of shown.slice(0, options.show)) console.log(`  survived: ${survivor}`);
  if (shown.length > options.show) console.log(`  and ${shown.length - options.show} more, all in ${list}`);
}
if ("stop" in postgres) await postgres.stop?.();
