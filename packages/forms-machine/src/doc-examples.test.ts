import { readdirSync, readFileSync } from "node:fs";
import { compileFunction } from "node:vm";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import * as root from "./index.ts";
import { submitMachine } from "./submit/submit-machine.ts";

const actorInput = { input: { key: "k", steps: ["contact", "car", "send"] } };
const form = new FormData();
form.set("name", "Kim");
form.set("opt_in", "on");

/** What the examples may use. */
const scope: Record<string, unknown> = {
  ...root,
  form,
  favourite: { id: "7", slug: "rio-7", name: "Kia Rio", make: "Kia", model: "Rio", imageUrl: null },
  car: { id: "7", slug: "rio-7", name: "Kia Rio", make: "Kia", model: "Rio", imageUrl: null, price: 18_990 },
  now: new Date("2026-11-21T10:00:00Z"),
  policy: { minimumHoursBetween: 0, neverOverForms: true, closedForDays: null },
  steps: ["a", "b", "c", "d"],
  submitActor: createActor(submitMachine, actorInput).start(),
  stepsActor: createActor(root.stepsMachine, actorInput).start(),
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
