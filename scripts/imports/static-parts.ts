import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type Node, parseSync, Visitor } from "oxc-parser";
import { resolveImport } from "./import-circles.ts";
import { readAliases } from "./read-imports.ts";

/** Reads the text of a source file by its path from the project's root; null where there is none. */
export type ReadSource = (path: string) => string | null;
/** Says which file an import names; null for what is not ours. */
export type ResolveSource = (from: string, target: string) => string | null;

interface Component {
  readonly isAsync: boolean;
  /** Names of the components that its elements are made of. */
  readonly renders: readonly string[];
}

interface Module {
  readonly isClient: boolean;
  readonly components: ReadonlyMap<string, Component>;
  /** Local names that stand for something of another file; `*` as the imported name where it is re-exported as a whole. */
  readonly imports: ReadonlyMap<string, { readonly target: string; readonly name: string }>;
  /** Names of components inside of elements called `StaticPart`. */
  readonly inParts: readonly string[];
}

/**
 * Every component inside of a `StaticPart` that cannot be rendered to one text, however deep: one of the browser's (`"use
 * client"`) or an asynchronous one. Both type-check and build; the framework would render them, the part cannot, so it
 * falls back to the framework and its page is slower than it needs to be. Components handed over as values, rather than
 * written as elements, are not followed.
 *
 * @param paths Source files that may hold such parts, from the project's root.
 * @returns A line for each: the file, the way from the part to the component, and why it is refused.
 */
export function staticPartProblems(
  paths: readonly string[],
  read: ReadSource,
  resolve: ResolveSource,
): string[] {
  const modules = new Map<string, Module | null>();
  const moduleOf = (path: string): Module | null => {
    const known = modules.get(path);
    if (known !== undefined) return known;
    const text = read(path);
    const parsed = text === null ? null : readModule(path, text);
    modules.set(path, parsed);
    return parsed;
  };

  function problemOf(path: string, name: string, seen: Set<string>): string | null {
    const file = moduleOf(path);
    if (file === null || seen.has(`${path}#${name}`)) return null;
    seen.add(`${path}#${name}`);
    const component = file.components.get(name);
    const imported = file.imports.get(name);
    if (component === undefined && imported !== undefined) {
      const target = resolve(path, imported.target);
      return target === null ? null : problemOf(target, imported.name, seen);
    }
    if (file.isClient) return `${name} is the browser's ("use client" in ${path})`;
    if (component === undefined) return null;
    if (component.isAsync) return `${name} is asynchronous (${path})`;
    for (const inner of component.renders) {
      const problem = problemOf(path, inner, seen);
      if (problem !== null) return `${name} > ${problem}`;
    }
    return null;
  }

  return paths.flatMap((path) =>
    (moduleOf(path)?.inParts ?? []).flatMap((name) => {
      const problem = problemOf(path, name, new Set());
      return problem === null ? [] : [`${path}: StaticPart > ${problem}`];
    }),
  );
}

function readModule(path: string, text: string): Module {
  const { program, module } = parseSync(path, text);
  const components = new Map<string, { isAsync: boolean; renders: string[] }>();
  const imports = new Map<string, { target: string; name: string }>();
  const inParts: string[] = [];
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries)
      imports.set(localName.value, { target: moduleRequest.value, name: importName.name ?? "default" });
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName } of entries)
      if (moduleRequest && exportName.name !== null)
        imports.set(exportName.name, { target: moduleRequest.value, name: importName.name ?? "default" });

  // The functions and the parts that are open at this place, innermost last.
  const functions: (string | null)[] = [];
  let parts = 0;
  const names = new Map<Node, string>();
  const open = (node: Extract<Node, { async: boolean }>): void => {
    const named = "id" in node && node.id !== null ? node.id.name : (names.get(node) ?? null);
    functions.push(named);
    if (named !== null && functions.length === 1) components.set(named, { isAsync: node.async, renders: [] });
  };
  const close = (): void => void functions.pop();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && init) names.set(init, id.name);
    },
    ExportDefaultDeclaration: ({ declaration }) => void names.set(declaration, "default"),
    FunctionDeclaration: open,
    "FunctionDeclaration:exit": close,
    FunctionExpression: open,
    "FunctionExpression:exit": close,
    ArrowFunctionExpression: open,
    "ArrowFunctionExpression:exit": close,
    JSXElement: ({ openingElement: { name } }) => {
      if (name.type !== "JSXIdentifier" || !/^[A-Z]/.test(name.name)) return;
      const owner = functions[0] == null ? undefined : components.get(functions[0]);
      owner?.renders.push(name.name);
      if (parts > 0) inParts.push(name.name);
      if (name.name === "StaticPart") parts++;
    },
    "JSXElement:exit": ({ openingElement: { name } }) => {
      if (name.type === "JSXIdentifier" && name.name === "StaticPart") parts--;
    },
  }).visit(program);
  const [first] = program.body;
  const isClient =
    first?.type === "ExpressionStatement" && "directive" in first && first.directive === "use client";
  return { isClient, components, imports, inParts };
}

/** How files of the project name one another: by path, by a package's short names, or by a package's entry. */
export function sourceResolver(root: string): ResolveSource {
  const aliases = readAliases(root);
  const entries = new Map<string, string>();
  return (from, target) => {
    const own = resolveImport(from, target, aliases);
    if (own !== null) return own;
    const [, name, entry = ""] = /^@forecourt\/([^/]+)(\/.*)?$/.exec(target) ?? [];
    if (name === undefined) return null;
    if (!entries.has(`${name}${entry}`)) {
      const manifest = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")) as {
        exports: Record<string, unknown>;
      };
      const file = manifest.exports[`.${entry}`];
      entries.set(`${name}${entry}`, typeof file === "string" ? posix.join("packages", name, file) : "");
    }
    return entries.get(`${name}${entry}`) || null;
  };
}
