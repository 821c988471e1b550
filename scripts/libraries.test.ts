import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./run.ts";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

describe("docs/decisions/0060-libraries-with-a-reason.md", () => {
  const named = [...read("docs/decisions/0060-libraries-with-a-reason.md").matchAll(/^\| ([^|]+) \|/gm)]
    .slice(2)
    .flatMap(([, cell = ""]) => cell.split(", "));
  const catalog = [...read("pnpm-workspace.yaml").matchAll(/^ {2}"?([\w@/.-]+)"?: \d/gm)].map(
    ([, name = ""]) => name,
  );

  it("has a line of reason for every library of the catalog, and for no other", () => {
    expect(catalog.length).toBeGreaterThan(50);
    expect(named.toSorted()).toEqual(catalog.filter((name) => !name.startsWith("@types/")).toSorted());
  });

  it("covers what packages and site need at run time, because all of it is in the catalog", () => {
    const needed = globSync("{apps,packages}/*/package.json", { cwd: ROOT }).flatMap((file) => {
      const manifest = JSON.parse(read(file)) as { dependencies?: object };
      return Object.keys(manifest.dependencies ?? {});
    });
    expect(needed.length).toBeGreaterThan(20);
    expect(needed.filter((name) => !name.startsWith("@forecourt/") && !catalog.includes(name))).toEqual([]);
  });
});
