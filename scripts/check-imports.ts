/**
 * `pnpm check:imports`: packages depend on each other one way only, nothing inside them stands in a circle, and what
 * pages render as one text has no component of the browser's in it.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileGraph, findCircles, folderCircles } from "./imports/import-circles.ts";
import { ALLOWED_PACKAGES, importProblems, unusedAllowances } from "./imports/import-rules.ts";
import { readAliases, readImports } from "./imports/read-imports.ts";
import { sourceResolver, staticPartProblems } from "./imports/static-parts.ts";
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

const pages = files
  .map(({ path }) => path)
  .filter((path) => path.endsWith(".tsx") && !path.includes(".test."));
const readSource = (path: string): string | null =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), "utf8") : null;
const parts = staticPartProblems(pages, readSource, sourceResolver(ROOT));
if (parts.length > 0)
  fail(`Components that a StaticPart cannot render to text; put them beside it:\n  ${parts.join("\n  ")}`);
log(`${files.length} files keep to the import rules`);
