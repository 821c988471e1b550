import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { ALLOWED_PACKAGES, type SourceFile } from "./import-rules.ts";

/** Reads what every source file of the packages and the site imports: statically, by re-export or by `import()`. */
export function readImports(root: string): SourceFile[] {
  return [...ALLOWED_PACKAGES.keys()].flatMap((name) => {
    const pattern = name === "site" ? "apps/site/**/*.{ts,tsx}" : `packages/${name}/src/**/*.{ts,tsx}`;
    const found = globSync(pattern, { cwd: root, exclude: ["**/node_modules", "**/.next", "**/.data"] });
    return found.toSorted().map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      const isForBrowser = text.startsWith('"use client"');
      return { package: name, path, imports: importsOf(path, text), isForBrowser };
    });
  });
}

/** The short names a package gives its own folders (`#server/*`), with the folder each stands for. */
export function readAliases(root: string): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const name of ALLOWED_PACKAGES.keys()) {
    const folder = name === "site" ? "apps/site" : `packages/${name}`;
    const file = join(root, folder, "package.json");
    if (!existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, "utf8")) as { imports?: Record<string, unknown> };
    for (const [alias, target] of Object.entries(manifest.imports ?? {})) {
      if (typeof target === "string")
        aliases.set(alias.replace("*", ""), join(folder, target.replace("*", "")));
    }
  }
  return aliases;
}

function importsOf(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  const reExports = module.staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
  );
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
