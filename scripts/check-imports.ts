/** `pnpm check:imports`: packages depend on each other one way only, and nothing inside them stands in a circle. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileGraph, findCircles, folderGraph } from "./imports/import-circles.ts";
import { ALLOWED_PACKAGES, importProblems } from "./imports/import-rules.ts";
import { readAliases, readImports } from "./imports/read-imports.ts";
import { fail, log } from "./log.ts";
import { ROOT } from "./run.ts";

/** How many files and folders of a package stand in circles, at most: `scripts/imports/known-circles.json`. */
type KnownCircles = Record<string, { files: number; folders: number }>;

const files = readImports(ROOT);
const empty = [...ALLOWED_PACKAGES.keys()].filter(
  (name) => !files.some((file) => file.package === name && file.imports.length > 0),
);
if (empty.length > 0) fail(`No imports were read in ${empty.join(", ")}, so this check proves nothing.`);

const problems = importProblems(files);
if (problems.length > 0) fail(`Imports that are not allowed:\n  ${problems.join("\n  ")}`);

const known = JSON.parse(
  readFileSync(join(import.meta.dirname, "imports/known-circles.json"), "utf8"),
) as KnownCircles;
const aliases = readAliases(ROOT);
const wrong: string[] = [];
for (const name of ALLOWED_PACKAGES.keys()) {
  const graph = fileGraph(
    files.filter((file) => file.package === name),
    aliases,
  );
  const circles = { files: findCircles(graph), folders: findCircles(folderGraph(graph)) };
  for (const kind of ["files", "folders"] as const) {
    const allowed = known[name]?.[kind] ?? 0;
    const found = circles[kind].flat().length;
    const list = circles[kind].map((circle) => `\n    ${circle.join("\n      ")}`).join("");
    if (found > allowed)
      wrong.push(`${name}: ${found} ${kind} stand in circles, ${allowed} are known:${list}`);
    if (found < allowed)
      wrong.push(
        `${name}: ${found} ${kind} stand in circles now; write that number instead of ${allowed} in scripts/imports/known-circles.json.`,
      );
  }
}
if (wrong.length > 0) fail(`Circles of imports:\n  ${wrong.join("\n  ")}`);
log(`${files.length} files keep to the import rules`);
