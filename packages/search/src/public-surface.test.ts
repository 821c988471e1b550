import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

/** Every name an entry gives, types among them, in alphabetical order. */
function namesOf(file: string): string[] {
  const source = readFileSync(join(import.meta.dirname, "..", file), "utf8");
  const lists = [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = ""]) =>
    list.split(","),
  );
  const declared = [...source.matchAll(/export (?:const|function|type|interface|class) (\w+)/g)].map(
    ([, name = ""]) => name,
  );
  return [...lists.map((name) => name.trim().replace(/^type /, "")), ...declared]
    .filter((name) => name !== "")
    .toSorted();
}

const built = (file: string) => file.replace("./src/", "./dist/").replace(/\.ts$/, "");

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

describe("the public surface", () => {
  it("is what public-surface.txt lists: a change of it is a decision (vitest -u), and a changeset", async () => {
    const surface = Object.entries(manifest.exports).map(
      ([entry, file]) =>
        `${entry}\n${namesOf(file)
          .map((name) => `  ${name}\n`)
          .join("")}`,
    );
    await expect(surface.join("\n")).toMatchFileSnapshot("../public-surface.txt");
  });

  it("is published from dist exactly as it is used from src", () => {
    for (const [entry, file] of Object.entries(manifest.exports)) {
      expect(manifest.publishConfig.exports).toHaveProperty([entry], {
        types: `${built(file)}.d.ts`,
        default: `${built(file)}.js`,
      });
    }
  });

  it.each([".", "./car", "./kernel", "./defaults"] as const)(
    "reaches no package from %s: it goes to browsers",
    (entry) => {
      expect(packagesReachedFrom(manifest.exports[entry])).toEqual([]);
    },
  );
});
