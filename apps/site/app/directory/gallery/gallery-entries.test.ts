import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GALLERY } from "./gallery-entries.ts";

const MANIFEST = new URL("../../../../../packages/ui/package.json", import.meta.url);

interface Manifest {
  exports: Record<string, string>;
}

/** Every component that the package exports, with the entry point it comes from; the platform's own two are no looks. */
async function exportedComponents(): Promise<string[]> {
  const { exports } = JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest;
  const entries = Object.keys(exports).filter((path) => !path.endsWith(".css") && path !== "./platform");
  const named = await Promise.all(
    entries.map(async (path) => {
      const from = `@forecourt/ui/${path.slice(2)}`;
      const exported = (await import(/* @vite-ignore */ from)) as Record<string, unknown>;
      return Object.entries(exported)
        .filter(([name, value]) => typeof value === "function" && /^[A-Z]/.test(name))
        .map(([name]) => `${name} of ${from}`);
    }),
  );
  return named.flat().toSorted();
}

describe("GALLERY", () => {
  it("shows every component that @forecourt/ui exports, and none that it does not", async () => {
    const shown = GALLERY.flatMap(({ entries }) =>
      entries.map(({ component, from }) => `${component} of ${from}`),
    );
    expect(shown.toSorted()).toEqual(await exportedComponents());
  });

  it("shows each component in some state", () => {
    const without = GALLERY.flatMap(({ entries }) => entries).filter(
      ({ states }) => Object.keys(states).length === 0,
    );
    expect(without.map(({ component }) => component)).toEqual([]);
  });
});
