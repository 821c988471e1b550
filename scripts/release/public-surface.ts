import { posix } from "node:path";
import { parseSync } from "oxc-parser";

/** What one entry of a package gives to those who import it. */
export interface EntryNames {
  values: readonly string[];
  types: readonly string[];
}

/** Every source file by its path from the repository's root, with its text; packages' manifests among them. */
export type Sources = ReadonlyMap<string, string>;

/** Files of code, and manifests of packages: what the surface is read from. */
export const isSurfaceSource = (path: string): boolean =>
  /^(packages\/[^/]+\/src|apps\/[^/]+|scripts)\/.*\.tsx?$/.test(path) ||
  /^packages\/[^/]+\/package\.json$/.test(path);

type Module = ReturnType<typeof parseSync>["module"];

/** Reads public names from sources, each file parsed once. */
export function readSurface(sources: Sources): {
  /** What each entry of a package gives, by the address it is imported from. */
  entriesOf: (folder: string) => ReadonlyMap<string, EntryNames>;
  /** Public values that no file of another package imports, as `address name`. */
  unusedOf: (folder: string) => string[];
} {
  const parsed = new Map<string, Module>();
  const moduleOf = (path: string): Module => {
    const known = parsed.get(path) ?? parseSync(path, sources.get(path) ?? "").module;
    parsed.set(path, known);
    return known;
  };

  /** What a file exports, by name, with whether it is a type. `export *` is followed inside the package. */
  const namesOf = (path: string): ReadonlyMap<string, "type" | "value"> => {
    const names = new Map<string, "type" | "value">();
    for (const entry of moduleOf(path).staticExports.flatMap(({ entries }) => entries)) {
      const from = entry.moduleRequest?.value;
      const target = from?.startsWith(".") ? posix.join(posix.dirname(path), from) : null;
      if (entry.exportName.name === null) {
        for (const [name, kind] of target ? namesOf(target) : []) names.set(name, kind);
        continue;
      }
      // A re-export does not say whether it is a type: the file it comes from does.
      const origin =
        target && sources.has(target) ? namesOf(target).get(entry.importName.name ?? "") : undefined;
      names.set(entry.exportName.name, entry.isType ? "type" : (origin ?? "value"));
    }
    return names;
  };

  const entriesOf = (folder: string): ReadonlyMap<string, EntryNames> => {
    const manifest = JSON.parse(sources.get(`${folder}/package.json`) ?? "{}") as {
      name: string;
      exports: Record<string, string>;
    };
    return new Map(
      Object.entries(manifest.exports)
        .filter(([, file]) => /\.tsx?$/.test(file))
        .map(([entry, file]) => {
          const names = [...namesOf(posix.join(folder, file))];
          const of = (wanted: string) => names.flatMap(([name, kind]) => (kind === wanted ? [name] : []));
          return [posix.join(manifest.name, entry), { values: of("value"), types: of("type") }];
        }),
    );
  };

  const imported = importedNames(sources, moduleOf);
  const unusedOf = (folder: string): string[] =>
    [...entriesOf(folder)].flatMap(([address, { values }]) =>
      values
        .filter((name) => !imported.get(address)?.has(name) && !imported.get(address)?.has("*"))
        .map((name) => `${address} ${name}`),
    );
  return { entriesOf, unusedOf };
}

/** Names imported from each address of a package of ours by files of other packages, tests included. */
function importedNames(
  sources: Sources,
  moduleOf: (path: string) => Module,
): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const path of [...sources.keys()].filter((each) => /\.tsx?$/.test(each))) {
    const [, own] = path.split("/");
    for (const { moduleRequest, entries } of moduleOf(path).staticImports) {
      if (!moduleRequest.value.startsWith("@forecourt/") || moduleRequest.value.split("/")[1] === own)
        continue;
      const used = names.get(moduleRequest.value) ?? new Set();
      for (const { importName } of entries) used.add(importName.name ?? "*");
      names.set(moduleRequest.value, used);
    }
    for (const { moduleRequest } of moduleOf(path).dynamicImports) {
      const target = (sources.get(path) ?? "").slice(moduleRequest.start + 1, moduleRequest.end - 1);
      if (target.startsWith("@forecourt/")) names.set(target, (names.get(target) ?? new Set()).add("*"));
    }
  }
  return names;
}
