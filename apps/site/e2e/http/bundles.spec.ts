import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const BUILT = join(import.meta.dirname, "../../.next/server");
const PROXY_BYTES = 150_000;

const textOf = (file: string): string => readFileSync(join(BUILT, file), "utf8");

/** The files that an entry of the build loads. */
const loadedBy = (entry: string): string[] =>
  [...textOf(entry).matchAll(/"server\/(chunks\/[^"]+\.js)"/g)].map(([, file = ""]) => file);

test("stores and engines are in the bundle that starts the process, and in no other", () => {
  // A statement of the store and a setting of the search server, each written once in the source.
  for (const text of ["CREATE TABLE leads (", "searchableAttributes"]) {
    const holding = globSync("**/*.js", { cwd: BUILT }).filter((file) => textOf(file).includes(text));
    expect(holding, text).toHaveLength(1);
  }
});

test("the proxy's bundle calls what the start of the process named, and brings no copy of it", () => {
  const loaded = loadedBy("middleware.js");
  expect(loaded.length).toBeGreaterThan(0);
  const bytes = loaded.reduce((sum, file) => sum + textOf(file).length, 0);
  expect(bytes, loaded.join(" ")).toBeLessThan(PROXY_BYTES);
});

test("no page and no call of a dealer brings the schemas of all settings, which its desk needs", () => {
  const routes = globSync("app/*/**/{page,route}.js", { cwd: BUILT });
  const withSchemas = routes.filter((route) =>
    loadedBy(route).some((file) => textOf(file).includes("What the site calls what it sells")),
  );
  expect(withSchemas.length).toBeGreaterThan(0);
  expect(withSchemas.filter((route) => route.startsWith("app/[tenant]/"))).toEqual([]);
});
