import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "..");

/** Every package that an entry needs when it runs; imports of types cost nothing. */
function packagesReachedFrom(entry: string): string[] {
  const files = [join(ROOT, entry)];
  const seen = new Set(files);
  const packages = new Set<string>();
  for (const file of files) {
    const imports = readFileSync(file, "utf8").matchAll(
      /^(?:import|export) (?!type )([^;]*?) from "([^"]+)";/gm,
    );
    for (const [, names = "", target = ""] of imports) {
      const onlyTypes = /^\{\s*(?:type \w+(?: as \w+)?,?\s*)+\}$/.test(names);
      if (onlyTypes) continue;
      const next = join(dirname(file), target);
      if (!target.startsWith(".")) packages.add(target);
      else if (!seen.has(next)) {
        seen.add(next);
        files.push(next);
      }
    }
  }
  return [...packages].toSorted();
}

describe("the public entries", () => {
  it.each(["./defaults", "./routes", "./locations"] as const)(
    "carries no schema library in %s: it may go to browsers",
    (entry) => {
      const reached = packagesReachedFrom(manifest.exports[entry]);
      expect(reached.filter((name) => /^zod|\/policy$/.test(name))).toEqual([]);
    },
  );

  it.each(["./defaults", "./locations"] as const)("carries no message parser in %s", (entry) => {
    const reached = packagesReachedFrom(manifest.exports[entry]);
    expect(reached.filter((name) => /messageformat/.test(name))).toEqual([]);
  });
});
