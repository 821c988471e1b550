import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "..");

/** The names an entry exports, types marked, in alphabetical order. */
function namesOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return [...text.matchAll(/export (type )?\{([^}]*)\} from/g)]
    .flatMap(([, allTypes = "", names = ""]) =>
      names
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => (allTypes === "" ? name : `type ${name}`)),
    )
    .toSorted((one, other) => one.replace("type ", "").localeCompare(other.replace("type ", ""), "en"));
}

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

describe("the public surface", () => {
  it("is what public-surface.txt lists: a change of it is a decision (vitest -u), and a changeset", async () => {
    const entries = Object.entries(manifest.exports).map(([entry, file]) =>
      [entry, ...namesOf(file).map((name) => `  ${name}`)].join("\n"),
    );
    await expect(`${entries.join("\n\n")}\n`).toMatchFileSnapshot("../public-surface.txt");
  });

  it("is published from dist exactly as it is used from src", () => {
    const published = Object.entries(manifest.exports).map(([entry, file]) => {
      const built = file.replace("./src/", "./dist/").replace(/\.ts$/, "");
      expect(existsSync(join(ROOT, file))).toBe(true);
      return [entry, { types: `${built}.d.ts`, default: `${built}.js` }];
    });
    expect(manifest.publishConfig.exports).toEqual(Object.fromEntries(published));
  });

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
