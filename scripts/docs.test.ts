import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./run.ts";

const FILE = /`([\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|md))`/g;

describe("docs/asvs.md", () => {
  it("names only tests and files that exist", () => {
    const text = readFileSync(join(ROOT, "docs/asvs.md"), "utf8");
    const named = [...text.matchAll(FILE)].map(([, file = ""]) => file);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it("has a way to see each row that holds", () => {
    const rows = readFileSync(join(ROOT, "docs/asvs.md"), "utf8").match(/^\| \d.*\|$/gm) ?? [];
    expect(rows.filter((row) => /\| holds \| *\|$/.test(row))).toEqual([]);
  });
});
