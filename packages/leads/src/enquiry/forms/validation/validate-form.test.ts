import { FORM_MESSAGES } from "../messages/form-messages.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formIds } from "../../model/form-ids.ts";
import { type FormDefinition, formFields } from "../definition/form-definition.ts";
import { formFor } from "../form-for.ts";
import { policyDefaults } from "../../../policy-defaults.ts";
import { aField, aForm, plainRules as policy } from "../../../testing/a-form.ts";
import { sampleForm } from "../../../testing/sample-form.ts";
import { sampleAnswers } from "../../../testing/sample-answers.ts";
import { sampleFacts } from "../../../testing/sample-facts.ts";
import type { RawValues } from "../fields/answers.ts";
import { validateForm } from "./validate-form.ts";

/** Every yes-or-no box of every form, with its form. */
const boxes = formIds.flatMap((id) => {
  const drawn = sampleForm(id, sampleFacts, {}, { termsRequired: true });
  return formFields(drawn)
    .filter(({ kind }) => kind === "checkbox" || kind === "consent")
    .map(({ name }) => ({ drawn, name }));
});

const valueOf = ({ drawn, name }: (typeof boxes)[number], raw: unknown): unknown => {
  const answers = { ...sampleAnswers(drawn), [name]: raw };
  const checked = validateForm(drawn, answers, policyDefaults.forms);
  return checked.ok ? checked.values[name] : checked.problems.map(({ reason }) => reason);
};

describe("a tick", () => {
  it("is one in every spelling, in every form", () => {
    const written = fc.mixedCase(fc.constantFrom("yes", "on", "true", "1"));
    const given = fc.oneof(fc.constantFrom<unknown>(true, 1), written, fc.tuple(fc.constant("0"), written));
    fc.assert(
      fc.property(fc.constantFrom(...boxes), given, (box, raw) => {
        expect(valueOf(box, raw)).toBe(true);
      }),
    );
  });

  it("is none in any other", () => {
    const given = fc.constantFrom<unknown>(
      false,
      0,
      "",
      "no",
      "No",
      "off",
      "false",
      "0",
      undefined,
      null,
      {},
      { toString: 0 },
      { toString: null, valueOf: null },
      [[["yes"]]],
    );
    fc.assert(
      fc.property(fc.constantFrom(...boxes), given, (box, raw) => {
        expect([false, ["required"]]).toContainEqual(valueOf(box, raw));
      }),
    );
  });
});

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

describe("validateForm with a numbering plan", () => {
  const local = "3333 4444";
  const strict = { ...policy, strictPhoneNumbers: true };
  const asked: [string, boolean][] = [];
  const phoneRules = {
    exists: (text: string, { mobileOnly }: { mobileOnly: boolean }) => {
      asked.push([text, mobileOnly]);
      return !text.endsWith("9999");
    },
  };
  const phone = aField({ name: "phone", kind: "phone" });
  const withState = aForm([phone, aField({ name: "state", kind: "text", required: false })]);
  const check = (values: RawValues, state?: string) => {
    asked.length = 0;
    return validateForm(withState, values, strict, { phoneRules, ...(state ? { state } : {}) });
  };

  it("gives a local number the area code of the state the shopper names, else of the place", () => {
    check({ phone: local, state: " NSW " }, "qld");
    check({ phone: local, state: "nsw" });
    expect(asked).toEqual([["+61233334444", false]]);
    check({ phone: local, state: "" }, "qld");
    expect(asked).toEqual([["+61733334444", false]]);
    check({ phone: local, state: ["nsw"] }, "qld");
    expect(asked).toEqual([["+61733334444", false]]);
    check({ phone: local });
    expect(asked).toEqual([[local, false]]);
  });

  it("refuses a number the plan does not have, only where the tenant is strict", () => {
    const values = { phone: "0412 349 999" };
    expect(check(values)).toMatchObject({
      ok: false,
      problems: [{ field: "phone", message: "Invalid phone number. Must be an Australian number." }],
    });
    expect(validateForm(withState, values, policy, { phoneRules }).ok).toBe(true);
    expect(validateForm(withState, values, strict).ok).toBe(true);
    expect(check({ phone: "0412 345 678" }).ok).toBe(true);
  });

  it("asks for mobiles where only they are taken, and never about the test number", () => {
    const mobile = aForm([{ ...phone, mobileOnly: true }]);
    asked.length = 0;
    expect(validateForm(mobile, { phone: "0412 349 999" }, strict, { phoneRules })).toMatchObject({
      problems: [{ message: "Invalid phone number. Must be an Australian mobile number." }],
    });
    expect(validateForm(mobile, { phone: "0400 000 000" }, strict, { phoneRules }).ok).toBe(true);
    expect(asked).toEqual([["+61412349999", true]]);
  });
});

describe("a problem validateForm names", () => {
  const options = [{ value: "a", label: "A" }];
  it.each([
    ["required", aField({ kind: "text" }), "", "*This is a required field."],
    ["required", aField({ kind: "checkbox" }), "no", "*This is a required field."],
    ["required", aField({ kind: "checkboxes", options }), [], "*This is a required field."],
    ["required", aField({ kind: "text", requiredMessage: "Say it." }), " ", "Say it."],
    ["too_long", aField({ kind: "text", maxLength: 2 }), "abc", "Please use at most 2 characters."],
    ["not_offered", aField({ kind: "radio", options }), "b", "Please choose one of the options."],
    ["not_offered", aField({ kind: "checkboxes", options }), ["b"], "Please choose one of the options."],
    ["invalid", aField({ kind: "email" }), "x", "invalid email address"],
    ["invalid", aField({ kind: "email", invalidMessage: "Not quite." }), "x", "Not quite."],
  ] as const)("says that it is %s, of which field, and in which words", (reason, field, answer, message) => {
    expect(validateForm(aForm([field]), { asked: answer }, policy)).toEqual({
      ok: false,
      problems: [{ field: "asked", label: "Asked", message, reason }],
    });
  });

  it("is in the language of the form", () => {
    const form = {
      ...aForm([aField({ kind: "text" })]),
      messages: { ...FORM_MESSAGES.problems, required: "Falta.", tooLong: "Como máximo {max}." },
    };
    expect(validateForm(form, {}, policy)).toMatchObject({ problems: [{ message: "Falta." }] });
    const long = validateForm(form, { asked: "x".repeat(101) }, policy);
    expect(long).toMatchObject({ problems: [{ message: "Como máximo 100." }] });
  });
});

const takenAs = (field: ReturnType<typeof aField>, answer: unknown) => {
  const checked = validateForm(aForm([field]), { asked: answer }, policy);
  return checked.ok ? checked.values["asked"] : checked.problems[0].reason;
};

describe("an answer validateForm takes", () => {
  const options = [
    { value: "a", label: "A" },
    { value: "b", label: "B" },
  ];

  it.each([true, "true", "on", "1"])("is a tick when it is %j", (answer) => {
    expect(takenAs(aField({ kind: "checkbox" }), answer)).toBe(true);
  });

  it.each([false, "false", "off", "0", "", null, ["off"]])("is no tick when it is %j", (answer) => {
    expect(takenAs(aField({ kind: "checkbox", required: false }), answer)).toBe(false);
  });

  it("is each box once, in the order of the form, whatever empty texts come with it", () => {
    const boxes = aField({ kind: "checkboxes", options });
    expect(takenAs(boxes, ["b", "a", "b", ""])).toEqual(["a", "b"]);
    expect(takenAs(boxes, "b")).toEqual(["b"]);
    expect(takenAs(boxes, ["a", 5, null])).toEqual(["a"]);
    expect(takenAs({ ...boxes, required: false }, undefined)).toEqual([]);
  });

  it("may be another than the options where the field says so, but no longer than its limit", () => {
    const open = aField({ kind: "select", options, acceptsOther: true, maxLength: 3 });
    expect(takenAs(open, "c")).toBe("c");
    expect(takenAs(open, "cccc")).toBe("too_long");
  });

  it("is no day on which the place is closed, as far as the form knows its days", () => {
    const day = { kind: "date", acceptsOther: true, maxLength: 100 } as const;
    expect(takenAs(aField({ ...day, closedOn: ["2026-11-29"] }), "2026-11-29")).toBe("not_offered");
    expect(takenAs(aField({ ...day, closedOn: ["2026-11-29"] }), "2026-11-30")).toBe("2026-11-30");
    expect(takenAs(aField(day), "2026-11-29")).toBe("2026-11-29");
  });

  it("is never a file, which travels beside the form", () => {
    expect(takenAs(aField({ kind: "files" }), "photo.jpg")).toBeUndefined();
  });

  it("keeps line breaks in a message only", () => {
    expect(takenAs(aField({ kind: "message" }), "a\nb")).toBe("a\nb");
    expect(takenAs(aField({ kind: "text" }), "a\nb")).toBe("a b");
    expect(takenAs(aField({ kind: "text", required: false }), Number.POSITIVE_INFINITY)).toBeUndefined();
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
