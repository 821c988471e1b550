/**
 * `pnpm count [REVISION]`: how much code there is, and how much of it other packages can see: source files, lines and
 * public exports by package, now or at an earlier revision. `--unused` lists public values that nothing outside their
 * package imports: what is kept for those who reuse a package alone.
 */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { Command } from "commander";
import { parseSync } from "oxc-parser";
import { fail } from "./log.ts";
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
async function readSources(): Promise<ReadonlyMap<string, string>> {
  if (revision === undefined) {
    const listed = await run(["git", "ls-files", "-co", "--exclude-standard", "-z"], { output: "collect" });
    const paths = listed.output.split("\0").filter((path) => SOURCE.test(path) || isManifest(path));
    return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
  }
  const listed = await run(["git", "ls-tree", "-r", "--name-only", "-z", revision], { output: "collect" });
  if (listed.code !== 0) fail(`git knows no revision "${revision}".`);
  const sources = new Map<string, string>();
  for (const path of listed.output.split("\0").filter((each) => SOURCE.test(each) || isManifest(each)))
    sources.set(path, (await run(["git", "show", `${revision}:${path}`], { output: "collect" })).output);
  return sources;
}

const isManifest = (path: string): boolean => /^packages\/[^/]+\/package\.json$/.test(path);
const ownerOf = (path: string): string =>
  path
    .split("/")
    .slice(0, path.startsWith("scripts") ? 1 : 2)
    .join("/");

const sources = await readSources();
const text = (path: string): string => sources.get(path) ?? "";
const parsed = new Map<string, ReturnType<typeof parseSync>["module"]>();
const moduleOf = (path: string) => {
  const known = parsed.get(path) ?? parseSync(path, text(path)).module;
  parsed.set(path, known);
  return known;
};

/** The values (not the types) that a file exports, by name. `export *` is followed inside the package. */
function valuesOf(path: string): string[] {
  return moduleOf(path).staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry): string[] => {
      if (entry.isType) return [];
      const from = entry.moduleRequest?.value;
      const target = from?.startsWith(".") ? posix.join(posix.dirname(path), from) : null;
      if (entry.exportName.name === null) return target ? valuesOf(target) : [];
      const name = entry.exportName.name;
      // A re-export does not say whether it is a type: the file it comes from does.
      if (target && sources.has(target)) return isValue(target, entry.importName.name ?? name) ? [name] : [];
      return [name];
    }),
  );
}

function isValue(path: string, name: string): boolean {
  return valuesOf(path).includes(name);
}

/** Public values by `package entry`, from the source that each entry of a package stands for. */
function publicValues(folder: string): ReadonlyMap<string, readonly string[]> {
  const manifest = JSON.parse(text(`${folder}/package.json`)) as {
    name: string;
    exports: Record<string, string>;
  };
  return new Map(
    Object.entries(manifest.exports)
      .filter(([, file]) => /\.tsx?$/.test(file))
      .map(([entry, file]) => [
        entry === "." ? manifest.name : `${manifest.name}/${entry.slice(2)}`,
        [...new Set(valuesOf(posix.join(folder, file)))],
      ]),
  );
}

/** Names imported from each package entry by files of other packages, tests included. */
function importedNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const path of [...sources.keys()].filter((each) => SOURCE.test(each))) {
    for (const { moduleRequest, entries } of moduleOf(path).staticImports) {
      const [, own] = ownerOf(path).split("/");
      if (!moduleRequest.value.startsWith("@forecourt/") || moduleRequest.value.split("/")[1] === own)
        continue;
      const used = names.get(moduleRequest.value) ?? new Set();
      for (const { importName } of entries) used.add(importName.name ?? "*");
      names.set(moduleRequest.value, used);
    }
    for (const { moduleRequest } of moduleOf(path).dynamicImports) {
      const target = text(path).slice(moduleRequest.start + 1, moduleRequest.end - 1);
      if (target.startsWith("@forecourt/")) names.set(target, (names.get(target) ?? new Set()).add("*"));
    }
  }
  return names;
}

const owners = [...new Set([...sources.keys()].map(ownerOf))].toSorted();
const imported = importedNames();
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
  const entries = owner.startsWith("packages/") ? [...publicValues(owner)] : [];
  const open = entries.flatMap(([entry, values]) =>
    values
      .filter((name) => !imported.get(entry)?.has(name) && !imported.get(entry)?.has("*"))
      .map((name) => `${entry} ${name}`),
  );
  listed.push(...open);
  const counts = [
    code.length,
    lines,
    own.length - code.length,
    entries.flatMap(([, values]) => values).length,
    open.length,
  ];
  row(owner, ...counts);
  for (const [index, count] of counts.entries()) total[index] = (total[index] ?? 0) + count;
}
row("all", ...total);
if (unused) for (const name of listed) console.log(`  ${name}`);
