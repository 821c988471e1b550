import { describe, expect, it } from "vitest";
import { importProblems, type SourceFile } from "./import-rules.ts";

const file = (name: string, path: string, ...imports: string[]): SourceFile => ({
  package: name,
  path,
  imports,
});

describe("importProblems", () => {
  it.each([
    ["search depends on no package", file("search", "packages/search/src/query/a.ts", "@forecourt/leads")],
    [
      "forms-machine depends on no package",
      file("forms-machine", "packages/forms-machine/src/a.ts", "@forecourt/search/car"),
    ],
    [
      "search/car imports only zod",
      file("search", "packages/search/src/car/model/car.ts", "../../plan/plan.ts"),
    ],
    [
      "a package is reached by its entries",
      file("leads", "packages/leads/src/a.ts", "@forecourt/search/src/car/car.ts"),
    ],
    ["ui depends on no framework", file("ui", "packages/ui/src/a.tsx", "next/link")],
    ["ui depends on no other package of ours", file("ui", "packages/ui/src/a.tsx", "@forecourt/search/car")],
    ["production uses nothing of the demo", file("site", "apps/site/server/a.ts", "../demo/stock/index.ts")],
  ])("refuses a file that breaks: %s", (_rule, broken) => {
    expect(importProblems([broken])).toHaveLength(1);
  });

  it("lets the wiring choose the demo's pictures, and the demo use itself", () => {
    expect(
      importProblems([
        file("site", "apps/site/server/wiring/choose-illustrator.ts", "../../demo/art/demo-illustrator.ts"),
        file("site", "apps/site/demo/stock/demo-car.ts", "../art/drawn-car.ts"),
      ]),
    ).toEqual([]);
  });

  it("lets the site use every package", () => {
    expect(
      importProblems([
        file("site", "apps/site/app/a.tsx", "@forecourt/search/car", "@forecourt/ui/car-card"),
      ]),
    ).toEqual([]);
  });
});
