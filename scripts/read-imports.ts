import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { ARROWS, type SourceFile } from "./house-rules.ts";

/** Reads what every source file of the house imports, statically, by re-export or by `import()`. */
export function readImports(root: string): SourceFile[] {
  return [...ARROWS.keys()].flatMap((room) => {
    const folder = room === "site" ? "apps/site" : `packages/${room}`;
    const pattern =
      room === "site"
        ? `${folder}/{app,server,client,cli,demo,bench,e2e}/**/*.{ts,tsx}`
        : `${folder}/src/**/*.{ts,tsx}`;
    return globSync(pattern, { cwd: root }).map((path) => ({
      room,
      path,
      imports: importsOf(join(root, path)),
    }));
  });
}

function importsOf(path: string): string[] {
  const { module } = parseSync(path, readFileSync(path, "utf8"));
  const reExports = module.staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
  );
  const text = readFileSync(path, "utf8");
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = text.slice(moduleRequest.start, moduleRequest.end);
    return /^["'].*["']$/.test(literal) ? [literal.slice(1, -1)] : [];
  });
  return [
    ...module.staticImports.map((statement) => statement.moduleRequest.value),
    ...reExports,
    ...dynamic,
  ];
}
