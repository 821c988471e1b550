import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

/** Every package that a file imports, directly or by its neighbours; types cost nothing. */
function packagesReachedFrom(entry: string): string[] {
  const root = join(import.meta.dirname, "..");
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const imports = readFileSync(file, "utf8").matchAll(
      /^(?:import|export) (?!type )[^;]*? from "([^"]+)";/gm,
    );
    for (const [, target = ""] of imports) {
      if (target.startsWith(".")) visit(join(dirname(file), target));
      else packages.add(target);
    }
  };
  visit(join(root, entry));
  expect(seen.size).toBeGreaterThan(entry.endsWith("index.ts") ? 5 : 0);
  return [...packages];
}

describe("the public entries", () => {
  it.each([".", "./car", "./kernel", "./defaults", "./embedded", "./alerts"] as const)(
    "reaches no package from %s: it goes to browsers",
    (entry) => {
      expect(packagesReachedFrom(manifest.exports[entry])).toEqual([]);
    },
  );
});
