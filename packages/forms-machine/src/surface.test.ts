import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const source = new URL(".", import.meta.url);

/** Every file an entry reaches by imports that survive compilation, and every package it needs. */
function reach(file: string, seen = new Set<string>(), packages = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  const text = readFileSync(new URL(file, source), "utf8");
  for (const [, kind, from] of text.matchAll(/^(import|export) (?!type ).*?from "([^"]+)"/gms)) {
    if (kind === undefined || from === undefined) continue;
    if (from.startsWith("."))
      reach(new URL(from, new URL(file, source)).href.slice(source.href.length), seen, packages);
    else packages.add(from);
  }
  return packages;
}

describe("the public entries", () => {
  it("carries no xstate in the entry for React, and zod nowhere", () => {
    expect([...reach("react/index.ts")]).toEqual(["react"]);
    expect([...reach("index.ts")]).toEqual(["xstate"]);
  });

  it("says what every public export means", () => {
    const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|index\.ts$/.test(file),
    );
    const bare = files.flatMap((file) =>
      [
        ...readFileSync(new URL(file, source), "utf8").matchAll(
          /(\*\/\n)?^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm,
        ),
      ]
        .filter(([, comment]) => comment === undefined)
        .map(([, , name]) => `${file}: ${name}`),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(bare).toEqual([]);
  });
});
