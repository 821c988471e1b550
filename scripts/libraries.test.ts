import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./run.ts";

describe("DECISIONS.md", () => {
  it("has a line of reason for every library that packages and site need at run time", () => {
    const table = readFileSync(join(ROOT, "DECISIONS.md"), "utf8").split("## Libraries")[1] ?? "";
    const named = new Set(
      [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = ""]) => cell.split(", ")),
    );
    const needed = globSync("{apps,packages}/*/package.json", { cwd: ROOT }).flatMap((file) => {
      const manifest = JSON.parse(readFileSync(join(ROOT, file), "utf8")) as { dependencies?: object };
      return Object.keys(manifest.dependencies ?? {});
    });
    expect(needed.length).toBeGreaterThan(20);
    expect(needed.filter((name) => !name.startsWith("@forecourt/") && !named.has(name))).toEqual([]);
  });
});
