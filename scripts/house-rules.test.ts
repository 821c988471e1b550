import { describe, expect, it } from "vitest";
import { houseProblems, type SourceFile } from "./house-rules.ts";
import { readImports } from "./read-imports.ts";
import { ROOT } from "./run.ts";

const file = (room: string, path: string, ...imports: string[]): SourceFile => ({ room, path, imports });

describe("houseProblems", () => {
  it.each([
    ["search knows nobody", file("search", "packages/search/src/query/a.ts", "@forecourt/leads")],
    [
      "forms-machine knows nobody",
      file("forms-machine", "packages/forms-machine/src/a.ts", "@forecourt/search/car"),
    ],
    ["search/car imports only zod", file("search", "packages/search/src/car/car.ts", "../plan/plan.ts")],
    [
      "a package is reached by its entries",
      file("leads", "packages/leads/src/a.ts", "@forecourt/search/src/car/car.ts"),
    ],
    ["ui knows no framework", file("ui", "packages/ui/src/a.tsx", "next/link")],
    ["ui knows no other package of ours", file("ui", "packages/ui/src/a.tsx", "@forecourt/search/car")],
  ])("refuses a file that breaks: %s", (_rule, broken) => {
    expect(houseProblems([broken])).toHaveLength(1);
  });

  it("lets the site know every package", () => {
    expect(
      houseProblems([file("site", "apps/site/app/a.tsx", "@forecourt/search/car", "@forecourt/ui/car-card")]),
    ).toEqual([]);
  });
});

describe("readImports", () => {
  it("reads the real house, so that a green check means something", () => {
    const files = readImports(ROOT);
    expect(files.length).toBeGreaterThan(20);
    expect(houseProblems(files)).toEqual([]);
  });
});
