import { describe, expect, it } from "vitest";
import { conceptsOf } from "./concepts.ts";
import { countKinds, kindOf } from "./kinds.ts";

describe("kindOf", () => {
  it.each([
    ["packages/search/src/car/price.ts", "product"],
    ["packages/search/src/car/price.test.ts", "tests"],
    ["packages/search/src/testing/a-car.ts", "tests"],
    ["apps/site/e2e/support/site.ts", "tests"],
    ["apps/site/bench/leads/pour-leads.ts", "benches"],
    ["scripts/mutants/mutants.bench.ts", "benches"],
    ["apps/site/demo/stock/demo-car.ts", "demo"],
    ["apps/site/app/directory/page.tsx", "demo"],
  ])("takes %s for %s", (path, kind) => expect(kindOf(path)).toBe(kind));
});

describe("countKinds", () => {
  it("leaves blank lines out", () => {
    const sources = new Map([
      ["packages/search/src/a.ts", "one\n\n  \ntwo\n"],
      ["packages/search/src/a.test.ts", "three\n"],
    ]);
    expect(countKinds(sources, () => "all").get("all")).toEqual({
      files: 2,
      product: 2,
      tests: 1,
      benches: 0,
      demo: 0,
    });
  });
});

describe("conceptsOf", () => {
  it("finds a port by its suite, and what the whole process shares, but not in a comment", () => {
    const sources = new Map([
      ["packages/leads/src/testing/describe-sink.ts", "export function describeSink(name: string) {}\n"],
      ["packages/leads/src/mail-sink.test.ts", 'describeSink("mail");\n'],
      ["apps/site/host/a.ts", 'const a = processWide<number>("meter", () => 1);\n'],
      ["apps/site/host/b.ts", ' * const b = processWide("stopping", () => false);\n'],
    ]);
    const names = Object.fromEntries(conceptsOf(sources).map((each) => [each.kind, each.names]));
    expect(names).toMatchObject({
      "ports with a contract suite, and their adapters' tests": ["Sink: mail-sink"],
      "values that all parts of a process share": ["meter (apps/site/host/a.ts)"],
    });
  });
});
