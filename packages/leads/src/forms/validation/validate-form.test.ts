import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formIds } from "../../model/form-ids.ts";
import type { FormDefinition } from "../definition/form-definition.ts";
import { formFor } from "../form-for.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { aField, aForm, plainRules as policy } from "../../testing/a-form.ts";
import { sampleAnswers } from "../../testing/sample-answers.ts";
import { sampleFacts } from "../../testing/sample-facts.ts";
import type { RawValues } from "../fields/answers.ts";
import { validateForm } from "./validate-form.ts";

describe("validateForm", () => {
  const form = aForm([
    aField({ name: "first_name", kind: "person-name" }),
    aField({ name: "message", kind: "message", required: false, maxLength: 5000 }),
    aField({ name: "opt_in", kind: "consent", required: false }),
    aField({
      name: "extras",
      kind: "checkboxes",
      required: false,
      options: [
        { value: "a", label: "A" },
        { value: "b", label: "B" },
      ],
    }),
  ]);

  it("trims answers, keeps line breaks of comments only, and leaves out what was not answered", () => {
    expect(
      validateForm(form, { first_name: " Ada \n", message: " a\r\nb\u0000 ", extras: "b" }, policy),
    ).toEqual({
      ok: true,
      values: { first_name: "Ada", message: "a\nb", opt_in: false, extras: ["b"] },
    });
  });

  it("takes the first of several answers to one question, and a number for its digits", () => {
    expect(validateForm(form, { first_name: ["Ada", "Eve"], message: 5 }, policy)).toMatchObject({
      ok: true,
      values: { first_name: "Ada", message: "5" },
    });
    expect(validateForm(form, { first_name: "Ada", message: Number.NaN }, policy)).toMatchObject({
      ok: true,
      values: { first_name: "Ada" },
    });
  });

  it("takes the first answer that is filled in where a question has two controls", () => {
    const dated = aForm([aField({ name: "day", kind: "date", required: false })]);
    for (const [day, kept] of [
      [["2026-11-28", ""], { day: "2026-11-28" }],
      [[" ", "2026-12-05"], { day: "2026-12-05" }],
      [["2026-11-28", "2026-12-05"], { day: "2026-11-28" }],
      [["", ""], {}],
    ] as const)
      expect(validateForm(dated, { day }, policy)).toEqual({ ok: true, values: kept });
  });

  it("lists every problem in the order of the form", () => {
    const result = validateForm(form, { extras: ["z"] }, policy);
    expect(!result.ok && result.problems.map(({ field, reason }) => [field, reason])).toEqual([
      ["first_name", "required"],
      ["extras", "not_offered"],
    ]);
  });

  it("ignores names no field has, inherited ones included", () => {
    const values: RawValues = JSON.parse(
      '{"first_name":"Ada","__proto__":{"message":"evil"},"constructor":"x"}',
    );
    expect(validateForm(form, values, policy)).toEqual({
      ok: true,
      values: { first_name: "Ada", opt_in: false, extras: [] },
    });
    expect(validateForm(aForm([aField({ name: "toString", kind: "text" })]), {}, policy).ok).toBe(false);
  });

  it("accepts its own cleaned values unchanged, whatever was typed", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("first_name", "message", "opt_in", "extras"), fc.anything()),
        (raw) => {
          const first = validateForm(form, raw, policy);
          if (!first.ok) return;
          expect(validateForm(form, first.values, policy)).toEqual(first);
        },
      ),
    );
  });
});

describe("validateForm on a form of several steps", () => {
  const form: FormDefinition = {
    ...aForm([]),
    steps: ["name", "car", "end"].map((id) => ({
      id,
      title: id,
      skippable: id === "car",
      fields: [aField({ name: id, kind: "person-name" })],
    })),
  };

  it("checks only the steps asked for", () => {
    expect(validateForm(form, { name: "Ada" }, policy, { steps: [0] })).toEqual({
      ok: true,
      values: { name: "Ada" },
    });
  });

  it("forgives no step that must be answered, whatever a request claims", () => {
    const result = validateForm(form, {}, policy, { skipped: [0, 1, 2] });
    expect(!result.ok && result.problems.map(({ field }) => field)).toEqual(["name", "end"]);
  });

  it("forgives a skipped step, and keeps what it can use of it", () => {
    const skipped = { skipped: [1] };
    expect(validateForm(form, { name: "Ada", end: "Bye" }, policy, skipped).ok).toBe(true);
    expect(validateForm(form, { name: "Ada", car: "Ute", end: "Bye" }, policy, skipped)).toMatchObject({
      values: { car: "Ute" },
    });
    expect(validateForm(form, { name: "Ada", car: "3", end: "Bye" }, policy, skipped)).toEqual({
      ok: true,
      values: { name: "Ada", end: "Bye" },
    });
  });
});

describe("validateForm in the browser and on the server", () => {
  it.each(formIds)("comes to one verdict on %s: a definition loses nothing on its way to the page", (id) => {
    const drawn = formFor(id, policyDefaults, sampleFacts);
    const travelled: typeof drawn = JSON.parse(JSON.stringify(drawn));
    const good = sampleAnswers(drawn);
    const answer = fc.oneof(fc.constant(undefined), fc.string(), fc.boolean(), fc.array(fc.string()));
    const spoilt = fc.dictionary(fc.constantFrom(...Object.keys(good)), answer, { maxKeys: 4 });
    fc.assert(
      fc.property(spoilt, (changes) => {
        const answers = { ...good, ...changes };
        expect(validateForm(travelled, answers, policy)).toEqual(validateForm(drawn, answers, policy));
      }),
      { numRuns: 30 },
    );
  });
});
