import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./run.ts";

const FILE = /`([\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|md))`/g;
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

describe("docs/asvs.md", () => {
  it("names only tests and files that exist", () => {
    const named = [...read("docs/asvs.md").matchAll(FILE)].map(([, file = ""]) => file);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it("has a way to see each row that holds", () => {
    const rows = read("docs/asvs.md").match(/^\| \d.*\|$/gm) ?? [];
    expect(rows.filter((row) => /\| holds \| *\|$/.test(row))).toEqual([]);
  });
});

describe("docs/decisions", () => {
  const records = globSync("[0-9]*.md", { cwd: join(ROOT, "docs/decisions") }).toSorted();

  it("numbers its records from 0001 without a gap, and lists each in its index", () => {
    const links = read("docs/decisions/README.md").matchAll(/\[\d{4}\]\((\d{4}-[a-z0-9-]+\.md)\)/g);
    const index = new Set([...links].map(([, file = ""]) => file));
    expect(records.map((file) => Number(file.slice(0, 4)))).toEqual(records.map((_, at) => at + 1));
    expect([...index].toSorted()).toEqual(records);
  });

  it("has in each record its date, why, what was decided and what follows", () => {
    const shape =
      /^# \d{4}\. .+\n\nStatus: .+\. Date: \d{4}-\d\d-\d\d\.\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequence\n\n./;
    expect(records.filter((file) => !shape.test(read(`docs/decisions/${file}`)))).toEqual([]);
  });

  it("names only files and folders that exist", () => {
    const named = records.flatMap((file) => {
      const text = read(`docs/decisions/${file}`).replaceAll(/\s+/g, " ");
      return [...text.matchAll(/`((?:apps|packages|scripts|docs|deploy)\/[^`\s]+)`/g)].map(
        ([, path = ""]) => path,
      );
    });
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
