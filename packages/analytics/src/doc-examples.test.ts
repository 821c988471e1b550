import { readdirSync, readFileSync } from "node:fs";
import { compileFunction } from "node:vm";
import { describe, expect, it } from "vitest";
import * as collect from "./collect/index.ts";
import * as consent from "./consent/index.ts";
import * as root from "./index.ts";
import * as firstQuery from "./journey/first-query.ts";
import * as journey from "./journey/index.ts";
import * as visitedPages from "./journey/visited-pages.ts";
import * as policies from "./policy.ts";
import { policyDefaults } from "./policy-defaults.ts";
import { eventProperties } from "./events/event-record.ts";
import { pixelEventName } from "./third-parties/pixel-event.ts";
import * as thirdParties from "./third-parties/index.ts";
import { isLeadEvent } from "./events/event-table.ts";
import { describeBrowser } from "./visit/describe-browser.ts";

/** What the examples may use. */
const scope: Record<string, unknown> = {
  ...root,
  ...collect,
  ...consent,
  ...journey,
  ...firstQuery,
  ...visitedPages,
  ...policies,
  ...thirdParties,
  describeBrowser,
  eventProperties,
  isLeadEvent,
  pixelEventName,
  policyDefaults,
  policy: { ...policyDefaults.journey, listParams: ["colour", "page"] },
  now: new Date("2026-11-21T10:00:00Z"),
  savedAt: 0,
};

const source = new URL(".", import.meta.url);

/** A claim of a doc comment: an expression, and after "//", beside it or below, what it gives. */
function claimsOf(file: string): { claim: string; code: string; value: string }[] {
  const text = readFileSync(new URL(file, source), "utf8");
  return [...text.matchAll(/@example\n((?: \*.*\n)+?) \*\//g)].flatMap(([, example = ""]) =>
    [...example.replaceAll(/^ \* ?/gm, "").matchAll(/^([^\s/].*[^;\s])\s*\n?\/\/ (.+)$/gm)].map(
      ([, code = "", value = ""]) => ({ claim: `${file}: ${code}`, code, value }),
    ),
  );
}

const evaluate = (code: string): unknown =>
  compileFunction(`return (${code})`, Object.keys(scope)).apply(null, Object.values(scope));

const claims = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .flatMap(claimsOf);

describe("examples in doc comments", () => {
  it("are there to be run", () => expect(claims.length).toBeGreaterThan(5));

  it.each(claims)("$claim", ({ code, value }) => {
    expect(evaluate(code)).toEqual(evaluate(value));
  });
});
