import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const source = new URL(".", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, source), "utf8");

/** Every package an entry needs by imports that survive compilation; those loaded later in brackets. */
function reach(file: string, seen = new Set<string>(), packages = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  const text = read(file);
  const fixed = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from "([^"]+)"/gms)];
  for (const [, from] of fixed) {
    if (from === undefined) continue;
    if (from.startsWith("."))
      reach(new URL(from, new URL(file, source)).href.slice(source.href.length), seen, packages);
    else packages.add(from);
  }
  for (const [, from] of text.matchAll(/\bimport\("([^"]+)"\)/g)) if (from) packages.add(`(${from})`);
  return packages;
}

describe("the public entries", () => {
  it("carries no zod and nothing of Node into a browser, and phone metadata only when it is asked for", () => {
    // The kernel of search imports nothing; its own test says so.
    const kernel = "@forecourt/search/kernel";
    expect([...reach("index.ts")]).toEqual([kernel]);
    expect([...reach("enquiry/finance/index.ts")]).toEqual([kernel]);
    expect([...reach("enquiry/browser/index.ts")]).toEqual([kernel]);
    expect([...reach("enquiry/phone/index.ts")].toSorted()).toEqual([
      "(./plan-rules.ts)",
      "(libphonenumber-js/max/metadata)",
    ]);
    expect([...reach("policy-defaults.ts")]).toEqual([]);
    expect([...reach("policy.ts")]).toEqual(["zod"]);
  });

  it("loads a database's driver when that database is opened, not before", () => {
    const packages = [...reach("stores.ts")];
    expect(packages).toEqual(expect.arrayContaining(["(node:sqlite)", "(pg)"]));
    expect(packages).not.toContain("node:sqlite");
    expect(packages).not.toContain("pg");
  });

  it("says what every public export means", () => {
    const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".ts") && !/\.test\.ts$|index\.ts$/.test(file),
    );
    const { exports } = JSON.parse(read("../package.json")) as { exports: Record<string, string> };
    const entries = Object.values(exports).map((file) => file.replace("./src/", ""));
    const published = new Set(entries.flatMap((file) => read(file).match(/\w+/g) ?? []));
    const bare = files.flatMap((file) =>
      [...read(file).matchAll(/(\*\/\n)?^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm)]
        .filter(([, comment, name]) => comment === undefined && published.has(name ?? ""))
        .map(([, , name]) => `${file}: ${name}`),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(bare).toEqual([]);
  });
});
