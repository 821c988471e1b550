import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileGraph, findCircles, folderCircles, type ImportGraph } from "./import-circles.ts";
import type { SourceFile } from "./import-rules.ts";

const NO_ALIASES = new Map<string, string>();
const graph = (edges: Record<string, string[]>): ImportGraph =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));
const file = (path: string, ...imports: string[]): SourceFile => ({ package: "search", path, imports });
const circlesOf = (...files: SourceFile[]) => folderCircles(fileGraph(files, NO_ALIASES));

describe("findCircles", () => {
  it("finds nothing where every import goes one way", () => {
    expect(findCircles(graph({ a: ["b", "c"], b: ["c"], c: [] }))).toEqual([]);
  });

  it("finds a circle of two, of three, and two circles that touch as one", () => {
    expect(findCircles(graph({ a: ["b"], b: ["a"], c: ["a"] }))).toEqual([["a", "b"]]);
    expect(findCircles(graph({ a: ["b"], b: ["c"], c: ["a"] }))).toEqual([["a", "b", "c"]]);
    expect(findCircles(graph({ a: ["b"], b: ["a", "c"], c: ["b"] }))).toEqual([["a", "b", "c"]]);
  });

  it("keeps circles apart that only look at one another", () => {
    expect(findCircles(graph({ a: ["b"], b: ["a", "c"], c: ["d"], d: ["c"] }))).toHaveLength(2);
  });

  it("groups exactly the nodes that reach each other and back", () => {
    const names = ["a", "b", "c", "d", "e", "f"];
    const edges = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)), {
      selector: (edge) => edge.join(),
    });
    fc.assert(
      fc.property(edges, (pairs) => {
        const drawn = graph(
          Object.fromEntries(
            names.map((name) => [name, pairs.filter(([a]) => a === name).map(([, b]) => b)]),
          ),
        );
        const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
          [...(drawn.get(from) ?? [])].some(
            (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
          );
        const circles = findCircles(drawn);
        for (const a of names) {
          for (const b of names) {
            if (a === b) continue;
            const together = circles.some((circle) => circle.includes(a) && circle.includes(b));
            expect(together).toBe(reaches(a, b) && reaches(b, a));
          }
        }
      }),
    );
  });
});

describe("fileGraph", () => {
  it("follows relative paths and aliases, and leaves libraries and unknown files out", () => {
    const files = [
      file("packages/search/src/a/one.ts", "../b/two.ts", "zod", "./missing.ts"),
      file("packages/search/src/b/two.ts", "#a/one.ts"),
    ];
    const drawn = fileGraph(files, new Map([["#a/", "packages/search/src/a/"]]));
    expect(findCircles(drawn)).toEqual([["packages/search/src/a/one.ts", "packages/search/src/b/two.ts"]]);
  });
});

describe("folderCircles", () => {
  it("finds two folders that import each other though no two files do", () => {
    const found = circlesOf(
      file("packages/search/src/a/one.ts", "../b/two.ts"),
      file("packages/search/src/b/two.ts"),
      file("packages/search/src/b/three.ts", "../a/four.ts"),
      file("packages/search/src/a/four.ts"),
    );
    expect(found).toEqual([["packages/search/src/a", "packages/search/src/b"]]);
  });

  it("finds a folder that imports its own subfolder and is imported by it", () => {
    const found = circlesOf(
      file("packages/search/src/a/one.ts", "./inner/two.ts"),
      file("packages/search/src/a/inner/two.ts", "../three.ts"),
      file("packages/search/src/a/three.ts"),
    );
    expect(found).toEqual([["packages/search/src/a", "packages/search/src/a/inner"]]);
  });

  it("lets the files of the source root stand for themselves", () => {
    const found = circlesOf(
      file("packages/search/src/index.ts", "./a/one.ts"),
      file("packages/search/src/a/one.ts", "../policy-defaults.ts"),
      file("packages/search/src/policy-defaults.ts"),
    );
    expect(found).toEqual([]);
  });

  it("finds two folders that import each other through other folders of theirs", () => {
    const found = circlesOf(
      file("packages/search/src/http/listener/one.ts", "../../pages/send/two.ts"),
      file("packages/search/src/pages/send/two.ts"),
      file("packages/search/src/pages/draw/three.ts", "../../http/head/four.ts"),
      file("packages/search/src/http/head/four.ts"),
    );
    expect(found).toEqual([["packages/search/src/http", "packages/search/src/pages"]]);
  });

  it("tells a circle once that shows at every depth, and one of a depth beside it", () => {
    const found = circlesOf(
      file("packages/search/src/a/one.ts", "../b/two.ts"),
      file("packages/search/src/b/two.ts", "../a/one.ts", "./deep/x/three.ts"),
      file("packages/search/src/b/deep/x/three.ts", "../y/four.ts"),
      file("packages/search/src/b/deep/y/four.ts", "../x/three.ts"),
    );
    expect(found).toEqual([
      ["packages/search/src/a", "packages/search/src/b"],
      ["packages/search/src/b/deep/x", "packages/search/src/b/deep/y"],
    ]);
  });

  it("compares the top folders of the site only inside", () => {
    const found = circlesOf(
      file("apps/site/app/home/one.ts", "../../server/http/two.ts"),
      file("apps/site/server/http/two.ts"),
      file("apps/site/server/routing/three.ts", "../../app/car/four.ts"),
      file("apps/site/app/car/four.ts"),
    );
    expect(found).toEqual([]);
  });

  it("leaves tests out", () => {
    const found = circlesOf(
      file("packages/search/src/a/one.ts", "../b/two.ts"),
      file("packages/search/src/b/two.ts"),
      file("packages/search/src/b/two.test.ts", "../a/one.ts"),
    );
    expect(found).toEqual([]);
  });
});
