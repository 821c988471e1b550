/**
 * `pnpm count [REVISION]`: how much code there is by kind (product, tests, benches, demo) and package, blank lines left out,
 * and how much of it other packages can see, now or at an earlier revision. `--folders` counts the folders of a package;
 * `--concepts` lists what a newcomer has to learn: ports with their adapters, values a process shares, caches, queues.
 * `--unused` lists public values that nothing outside their package imports: what is kept for those who reuse a package alone.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { conceptsOf } from "./count/concepts.ts";
import { countKinds, KINDS, type KindCounts } from "./count/kinds.ts";
import { fail } from "./log.ts";
import { isSurfaceSource, readSurface, type Sources } from "./release/public-surface.ts";
import { ROOT, run } from "./run.ts";

const program = new Command("pnpm count")
  .description("Count lines by kind, and public exports.")
  .argument("[revision]", "an earlier commit; the working tree when left out")
  .option("--folders", "count the folders of each package, too", false)
  .option("--concepts", "list ports with their adapters, shared values, caches and queues", false)
  .option("--unused", "list public values that nothing outside their package imports", false)
  .showHelpAfterError()
  .parse();
const [revision] = program.args;
const { folders, concepts, unused } = program.opts<Record<"folders" | "concepts" | "unused", boolean>>();

/** Every source file of a revision, or of the working tree, by its path. */
async function readSources(): Promise<Sources> {
  if (revision === undefined) {
    const listed = await run(["git", "ls-files", "-co", "--exclude-standard", "-z"], { output: "collect" });
    const paths = listed.output.split("\0").filter(isSurfaceSource);
    return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
  }
  const listed = await run(["git", "ls-tree", "-r", "--name-only", "-z", revision], { output: "collect" });
  if (listed.code !== 0) fail(`git knows no revision "${revision}".`);
  const paths = listed.output.split("\0").filter(isSurfaceSource);
  const texts = await Promise.all(
    paths.map((path) => run(["git", "show", `${revision}:${path}`], { output: "collect" })),
  );
  return new Map(paths.map((path, at) => [path, texts[at]?.output ?? ""]));
}

/** `packages/search`, or with so many more parts `packages/search/src/car`. */
const ownerOf = (path: string, more = 0): string => {
  const parts = path.split("/").slice(0, -1);
  return parts
    .slice(0, (path.startsWith("scripts") ? 1 : path.startsWith("packages") && more > 0 ? 3 : 2) + more)
    .join("/");
};

const print = (name: string, cells: readonly (string | number)[]): void =>
  console.log(`${name.padEnd(44)}${cells.map((cell) => String(cell).padStart(9)).join("")}`);
const printCounts = (name: string, counts: KindCounts, open: readonly number[] = []): void =>
  print(name, [counts.files, ...KINDS.map((kind) => counts[kind]), ...open]);

const sources = await readSources();
const surface = readSurface(sources);
print("", ["files", ...KINDS, "public", "unused"]);
const listed: string[] = [];
const byOwner = countKinds(sources, (path) => ownerOf(path));
const byFolder = countKinds(sources, (path) => ownerOf(path, 1));
for (const [owner, counts] of byOwner) {
  const isPackage = owner.startsWith("packages/");
  const open = isPackage ? surface.unusedOf(owner) : [];
  const values = isPackage ? [...surface.entriesOf(owner).values()].flatMap((entry) => entry.values) : [];
  listed.push(...open);
  printCounts(owner, counts, [values.length, open.length]);
  if (!folders) continue;
  for (const [folder, part] of byFolder)
    if (folder.startsWith(`${owner}/`)) printCounts(`  ${folder.slice(owner.length + 1)}`, part);
}
for (const [, counts] of countKinds(sources, () => "all")) printCounts("all", counts);
if (concepts)
  for (const { kind, names } of conceptsOf(sources)) {
    console.log(`\n${kind}: ${names.length}`);
    for (const name of names) console.log(`  ${name}`);
  }
if (unused) for (const name of listed) console.log(`  ${name}`);
