import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+"([^"]+)"/gm;

/** Every package a module pulls in at run time, by following its relative imports. */
function packagesOf(entry: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(entry)) return found;
  seen.add(entry);
  for (const [, target = ""] of readFileSync(entry, "utf8").matchAll(IMPORT)) {
    if (!target.startsWith(".")) found.add(target);
    else for (const name of packagesOf(resolve(dirname(entry), target), seen)) found.add(name);
  }
  return found;
}

describe("the entries a browser may import", () => {
  it.each(["../locations/index.ts", "./index.ts"])(
    "%s brings no schema, no Markdown and nothing of Node",
    (entry) => {
      const packages = [...packagesOf(resolve(import.meta.dirname, entry))];
      expect(packages.toSorted((left, right) => left.localeCompare(right))).toEqual(
        packages
          .filter((name) => /^(?:date-fns|@date-fns|@forecourt\/search\/kernel$)/.test(name))
          .toSorted((left, right) => left.localeCompare(right)),
      );
    },
  );
});
