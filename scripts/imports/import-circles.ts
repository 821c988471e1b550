import { posix } from "node:path";
import type { SourceFile } from "./import-rules.ts";

/** Which files or folders each one imports. Type-only imports count: they tie two files together just the same. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Every group of nodes that import one another in a circle, each sorted by name.
 *
 * @example
 * findCircles(new Map([["a", new Set(["b"])], ["b", new Set(["a"])], ["c", new Set(["a"])]])) // [["a", "b"]]
 */
export function findCircles(graph: ImportGraph): string[][] {
  // Tarjan: a group of nodes that reach each other is what lies on the stack above its first visited node.
  const order = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];

  function visit(node: string): number {
    const own = order.size;
    order.set(node, own);
    stack.push(node);
    let lowest = own;
    for (const next of graph.get(node) ?? []) {
      const seen = order.get(next);
      if (seen === undefined) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, seen);
    }
    if (lowest === own) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) circles.push(group.toSorted());
    }
    return lowest;
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

/** Which of the given files each file imports, by path or by one of its package's aliases. */
export function fileGraph(files: readonly SourceFile[], aliases: ReadonlyMap<string, string>): ImportGraph {
  const known = new Set(files.map((file) => file.path));
  return new Map(
    files.map((file) => {
      const targets = file.imports.flatMap((target) => resolveImport(file.path, target, aliases) ?? []);
      return [file.path, new Set(targets.filter((target) => known.has(target) && target !== file.path))];
    }),
  );
}

/** The path that an import names by a relative path or by one of its package's aliases; null for all others. */
export function resolveImport(
  from: string,
  target: string,
  aliases: ReadonlyMap<string, string>,
): string | null {
  if (target.startsWith(".")) return posix.join(posix.dirname(from), target);
  for (const [alias, folder] of aliases)
    if (target.startsWith(alias)) return posix.join(folder, target.slice(alias.length));
  return null;
}

/**
 * Every circle of folders, at every depth: `http/head` and `page-cache/keep` may stand in none, while `http` and
 * `page-cache` import each other through other folders of theirs. A circle that shows at several depths is told once.
 * The top folders of the site are laid out by the framework and for tools, and are compared only inside.
 */
export function folderCircles(files: ImportGraph): string[][] {
  const deepest = Math.max(0, ...[...files.keys()].map((path) => path.split("/").length - 1));
  const depths = Array.from({ length: deepest }, (_, above) => above + 1).slice(TOP_DEPTH);
  const circles = depths.flatMap((depth) => findCircles(folderGraph(files, depth)));
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

/** Names before the first folder that is compared: `packages/search/src`, `apps/site/server`. */
const TOP_DEPTH = 3;

/**
 * Which folder imports which, where folders below a depth count as the folder they lie in. A file that lies directly in
 * a package's `src` (its entry, its defaults) belongs to no folder and stands for itself. Tests are left out: nothing
 * imports them, and they may reach everywhere.
 */
function folderGraph(files: ImportGraph, depth: number): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const [from, targets] of files) {
    if (/\.test\.tsx?$/.test(from)) continue;
    for (const to of targets) {
      const [own, other] = [folderOf(from, depth), folderOf(to, depth)];
      if (own === other) continue;
      graph.set(own, (graph.get(own) ?? new Set()).add(other));
    }
  }
  return graph;
}

const folderOf = (path: string, depth: number): string => {
  const folder = posix.dirname(path);
  return /^(packages\/[^/]+\/src|apps\/[^/]+)$/.test(folder)
    ? path
    : folder.split("/").slice(0, depth).join("/");
};
