import { readdirSync, readFileSync } from "node:fs";
import { compileFunction } from "node:vm";
import { describe, expect, it } from "vitest";
import * as collect from "./collect/index.ts";
import * as consent from "./consent/index.ts";
import * as root from "./index.ts";
import * as journey from "./journey/index.ts";
import * as policies from "./policy.ts";
import { policyDefaults } from "./policy-defaults.ts";
import * as thirdParties from "./third-parties/index.ts";

/** What the examples may use. */
const scope: Record<string, unknown> = {
  ...root,
  ...collect,
  ...consent,
  ...journey,
  ...policies,
  ...thirdParties,
  policyDefaults,
  policy: { ...policyDefaults.journey, listParams: ["colour", "page"] },
  now: new Date("2026-11-21T10:00:00Z"),
  savedAt: 0,
};

const source = new URL(".", import.meta.url);

/** A claim of a doc comment: an expression, and after "//", beside it or below, what it gives. */
function claimsOf(file: string): { claim: string; file: string; code: string; value: string }[] {
  const text = readFileSync(new URL(file, source), "utf8");
  return [...text.matchAll(/@example\n((?: \*.*\n)+?) \*\//g)].flatMap(([, example = ""]) =>
    [...example.replaceAll(/^ \* ?/gm, "").matchAll(/^([^\s/].*[^;\s])\s*\n?\/\/ (.+)$/gm)].map(
      ([, code = "", value = ""]) => ({ claim: `${file}: ${code}`, file, code, value }),
    ),
  );
}

const claims = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .flatMap(claimsOf);

describe("examples in doc comments", () => {
  it("are there to be run", () => expect(claims.length).toBeGreaterThan(5));

  it.each(claims)("$claim", async ({ file, code, value }) => {
    const names = { ...scope, ...((await import(new URL(file, source).href)) as object) };
    const evaluate = (text: string): unknown =>
      compileFunction(`return (${text})`, Object.keys(names)).apply(null, Object.values(names));
    expect(evaluate(code)).toEqual(evaluate(value));
  });
});
