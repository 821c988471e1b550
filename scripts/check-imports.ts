/** `pnpm check:imports`: packages depend on each other one way only, and nothing inside them stands in a circle. */
import { fileGraph, findCircles, folderCircles } from "./imports/import-circles.ts";
import { ALLOWED_PACKAGES, importProblems, unusedAllowances } from "./imports/import-rules.ts";
import { readAliases, readImports } from "./imports/read-imports.ts";
import { fail, log } from "./log.ts";
import { ROOT } from "./run.ts";

const files = readImports(ROOT);
const empty = [...ALLOWED_PACKAGES.keys()].filter(
  (name) => !files.some((file) => file.package === name && file.imports.length > 0),
);
if (empty.length > 0) fail(`No imports were read in ${empty.join(", ")}, so this check proves nothing.`);

const problems = importProblems(files);
if (problems.length > 0) fail(`Imports that are not allowed:\n  ${problems.join("\n  ")}`);

const unused = unusedAllowances(files);
if (unused.length > 0) fail(`Allowances of the import rules that no file needs:\n  ${unused.join("\n  ")}`);

const aliases = readAliases(ROOT);
const circles: string[] = [];
for (const name of ALLOWED_PACKAGES.keys()) {
  const graph = fileGraph(
    files.filter((file) => file.package === name),
    aliases,
  );
  for (const circle of [...findCircles(graph), ...folderCircles(graph)]) circles.push(circle.join(", "));
}
if (circles.length > 0)
  fail(`Files or folders that import one another in a circle:\n  ${circles.join("\n  ")}`);
log(`${files.length} files keep to the import rules`);
