import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../run.ts";
import type { MutantCounts } from "./kill-rate.ts";
import type { MutationTarget } from "./mutation-target.ts";
import type { Mutant, Position, SampleOptions } from "./sample-checker.ts";

const SAMPLE_CHECKER = join(import.meta.dirname, "sample-checker.ts");

/** Tests that read the source as text, or bundle it: they fail on code that was changed to hold all its mutants. */
const READ_SOURCE = [
  "surface",
  "public-surface",
  "doc-examples",
  "browser-entries",
  "*size*",
  "*bundle*",
  "settings-table",
  "feeds-guide",
  "env-example",
];

/** Tests that compare how long work takes: they fail on code that holds all its mutants, and on a busy machine. */
const COMPARE_TIMES = ["growth", "bounded-files"];

/** One mutant no test noticed. */
export interface Survivor {
  file: string;
  line: number;
  mutator: string;
  replacement: string;
  covered: boolean;
}

export interface MutationResult {
  counts: MutantCounts;
  /** Mutants that act only while a module loads, left out unless asked for. */
  ignored: number;
  survivors: Survivor[];
}

export interface MutationRun {
  /** A copy of the tree that may be changed. */
  tree: string;
  target: MutationTarget;
  sample: Omit<SampleOptions, "root"> | null;
  /** Whether to test mutants that act while a module loads, too: each runs every test that reaches its file. */
  withStatic: boolean;
}

/** All mutants of a package's rules, without testing any. Throws with Stryker's output when it cannot run. */
export async function listMutants(tree: string, target: MutationTarget): Promise<Mutant[]> {
  const report = join(tree, `mutants-${target.name}.json`);
  const config = writeConfig(tree, `list-${target.name}`, {
    mutate: target.files,
    testRunner: "command",
    commandRunner: { command: "true" },
    plugins: [SAMPLE_CHECKER],
    checkers: ["sample"],
    sample: { share: 0, seed: "", root: tree },
    reporters: ["json"],
    jsonReporter: { fileName: report },
  });
  const done = await stryker(tree, config);
  if (done.code !== 0 || !existsSync(report)) throw new Error(done.output);
  const { files } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map(({ mutatorName, replacement = "", location: { start, end } }) => ({
      fileName: join(tree, file),
      mutatorName,
      replacement,
      location: { start: fromZero(start), end: fromZero(end) },
    })),
  );
}

/** A report counts lines and columns from one, a checker from nought. */
const fromZero = ({ line, column }: Position): Position => ({ line: line - 1, column: column - 1 });

/** Changes a package's rules one way after the other and runs the tests that reach each change. */
export async function testMutants({
  tree,
  target,
  sample,
  withStatic,
}: MutationRun): Promise<MutationResult> {
  const vitest = join(tree, `vitest.mutants-${target.name}.config.ts`);
  writeFileSync(vitest, vitestConfig(target));
  const report = join(tree, `mutants-${target.name}.json`);
  const config = writeConfig(tree, target.name, {
    mutate: target.files,
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner", SAMPLE_CHECKER],
    vitest: { configFile: vitest },
    coverageAnalysis: "perTest",
    ignoreStatic: !withStatic,
    // One runner a process: the tests of some packages start servers and read clocks.
    concurrency: 1,
    // What each of two thousand tests reaches of ten thousand mutants is held at once.
    testRunnerNodeArgs: ["--max-old-space-size=8192"],
    // A busy machine must not look like an endless loop.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 15,
    reporters: ["json"],
    jsonReporter: { fileName: report },
    ...(sample === null ? {} : { checkers: ["sample"], sample: { ...sample, root: tree } }),
  });
  const done = await stryker(tree, config);
  if (done.code !== 0 || !existsSync(report)) throw new Error(done.output);
  return readReport(report, withStatic);
}

function writeConfig(tree: string, name: string, options: object): string {
  const file = join(tree, `stryker-${name}.config.json`);
  const shared = {
    inPlace: true,
    allowEmpty: true,
    // Stryker would rewrite references in a tsconfig, which nothing here reads.
    tsconfigFile: "no-tsconfig.json",
    tempDirName: join(tree, ".stryker"),
    packageManager: "pnpm",
    allowConsoleColors: false,
    logLevel: "info",
  };
  writeFileSync(file, JSON.stringify({ ...shared, ...options }, null, 2));
  return file;
}

const stryker = (tree: string, config: string) =>
  run([process.execPath, join(ROOT, "node_modules/@stryker-mutator/core/bin/stryker.js"), "run", config], {
    cwd: tree,
    output: "collect",
  });

/**
 * The package's own vitest project, alone, without the tests that read source; code that holds all mutants is slow. Vite
 * imports it: Node itself would keep a module from one mutant to the next.
 */
function vitestConfig({ name, folder }: MutationTarget): string {
  // The command line's tests start processes, which hold no mutant.
  const exclude = [...[...READ_SOURCE, ...COMPARE_TIMES].map((test) => `**/${test}.test.{ts,tsx}`), "cli/**"];
  return `import whole from "./vitest.config.ts";
const project = whole.test.projects.find(({ test }) => test.name === ${JSON.stringify(name)});
export default { ...project, test: { ...project.test, root: ${JSON.stringify(folder)}, exclude: ${JSON.stringify(exclude)}, testTimeout: 120_000, experimental: {} } };
`;
}

interface Report {
  files: Record<
    string,
    {
      mutants: {
        status: string;
        mutatorName: string;
        replacement?: string;
        /** It acts while its module loads, whatever tests reach it later. */
        static?: boolean;
        location: { start: Position; end: Position };
      }[];
    }
  >;
}

function readReport(path: string, withStatic: boolean): MutationResult {
  const { files } = JSON.parse(readFileSync(path, "utf8")) as Report;
  const counts: MutantCounts = { killed: 0, unfinished: 0, survived: 0, noCoverage: 0 };
  const survivors: Survivor[] = [];
  let ignored = 0;
  for (const [file, { mutants }] of Object.entries(files)) {
    for (const { status, static: loads, mutatorName, replacement = "", location } of mutants) {
      // Where a test imports a module itself, Stryker runs that test alone for what acts while the module loads.
      if (status === "Ignored" || (loads && !withStatic)) ignored += 1;
      else if (status === "Killed") counts.killed += 1;
      else if (status === "Timeout" || status === "RuntimeError") counts.unfinished += 1;
      else if (status === "Survived" || status === "NoCoverage") {
        const covered = status === "Survived";
        counts[covered ? "survived" : "noCoverage"] += 1;
        survivors.push({ file, line: location.start.line, mutator: mutatorName, replacement, covered });
      }
    }
  }
  return { counts, ignored, survivors };
}
