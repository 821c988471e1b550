/**
 * `pnpm count [REVISION]`: how much code there is, and how much of it other packages can see: source files, lines and
 * public exports by package, now or at an earlier revision. `--unused` lists public values that nothing outside their
 * package imports: what is kept for those who reuse a package alone.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { fail } from "./log.ts";
import { isSurfaceSource, readSurface, type Sources } from "./release/public-surface.ts";
import { ROOT, run } from "./run.ts";

const program = new Command("pnpm count")
  .description("Count source files, lines and public exports.")
  .argument("[revision]", "an earlier commit; the working tree when left out")
  .option("--unused", "list public values that nothing outside their package imports", false)
  .showHelpAfterError()
  .parse();
const [revision] = program.args;
const { unused } = program.opts<{ unused: boolean }>();

const SOURCE = /^(packages\/[^/]+\/src|apps\/[^/]+|scripts)\/.*\.tsx?$/;
const isTest = (path: string): boolean => /\.test(-d)?\.tsx?$|\.spec\.ts$/.test(path);

/** Every source file of a revision, or of the working tree, by its path. */
async function readSources(): Promise<Sources> {
  if (revision === undefined) {
    const listed = await run(["git", "ls-files", "-co", "--exclude-standard", "-z"], { output: "collect" });
    const paths = listed.output.split("\0").filter(isSurfaceSource);
    return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
  }
  const listed = await run(["git", "ls-tree", "-r", "--name-only", "-z", revision], { output: "collect" });
  if (listed.code !== 0) fail(`git knows no revision "${revision}".`);
  const sources = new Map<string, string>();
  for (const path of listed.output.split("\0").filter(isSurfaceSource))
    sources.set(path, (await run(["git", "show", `${revision}:${path}`], { output: "collect" })).output);
  return sources;
}

const ownerOf = (path: string): string =>
  path
    .split("/")
    .slice(0, path.startsWith("scripts") ? 1 : 2)
    .join("/");

const sources = await readSources();
const text = (path: string): string => sources.get(path) ?? "";
const surface = readSurface(sources);

const owners = [...new Set([...sources.keys()].map(ownerOf))].toSorted();
const row = (...cells: (string | number)[]): void => {
  const [name = "", ...numbers] = cells;
  console.log(`${String(name).padEnd(26)}${numbers.map((number) => String(number).padStart(11)).join("")}`);
};
row("", "files", "lines", "test files", "public", "unused");
const total = [0, 0, 0, 0, 0];
const listed: string[] = [];
for (const owner of owners) {
  const own = [...sources.keys()].filter((path) => ownerOf(path) === owner && SOURCE.test(path));
  const code = own.filter((path) => !isTest(path));
  const lines = code.reduce((sum, path) => sum + text(path).split("\n").length - 1, 0);
  const isPackage = owner.startsWith("packages/");
  const open = isPackage ? surface.unusedOf(owner) : [];
  const values = isPackage ? [...surface.entriesOf(owner).values()].flatMap((entry) => entry.values) : [];
  listed.push(...open);
  const counts = [code.length, lines, own.length - code.length, values.length, open.length];
  row(owner, ...counts);
  for (const [index, count] of counts.entries()) total[index] = (total[index] ?? 0) + count;
}
row("all", ...total);
if (unused) for (const name of listed) console.log(`  ${name}`);
