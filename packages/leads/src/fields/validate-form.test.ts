import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FormDefinition } from "../forms/form-definition.ts";
import type { FieldDefinition } from "./field-definition.ts";
import type { ValidationPolicy } from "./field-rules.ts";
import { type RawValues, validateForm } from "./validate-form.ts";

const policy: ValidationPolicy = {
  namePunctuation: false,
  testPhoneNumber: "0400000000",
  strictPhoneNumbers: false,
};

const aField = (changes: Partial<FieldDefinition> & Pick<FieldDefinition, "kind">): FieldDefinition => ({
  name: "asked",
  label: "Asked",
  required: true,
  maxLength: 100,
  ...changes,
});

const aForm = (fields: FieldDefinition[], market: FormDefinition["market"] = "AU"): FormDefinition => ({
  id: "general",
  title: "Form",
  market,
  category: "General Enquiry",
  subcategory: null,
  submitLabel: "Send",
  steps: [{ id: "one", title: "One", skippable: false, fields }],
});

/** What one field says to one answer; null when it takes it. */
function messageFor(
  field: FieldDefinition,
  answer: unknown,
  market: FormDefinition["market"] = "AU",
  more = policy,
) {
  const result = validateForm(aForm([field], market), { [field.name]: answer }, more);
  return result.ok ? null : result.problems[0].message;
}

describe("validateForm, message by message", () => {
  it.each([undefined, "", "   ", "\u200b", "\u0000", null, {}, []])(
    "asks for a required answer instead of %j",
    (answer) => {
      expect(messageFor(aField({ kind: "text" }), answer)).toBe("*This is a required field.");
    },
  );

  it.each(["nope", "a@b", "a@@b.com", "a b@c.de", ".a@b.com"])(
    "calls %j an invalid email address",
    (answer) => {
      expect(messageFor(aField({ kind: "email" }), answer)).toBe("invalid email address");
    },
  );

  it.each(["R2D2", "O'Neill", "Smith-Jones", "<b>", "🚗", "..."])(
    "wants alphabetical characters instead of %j",
    (answer) => {
      expect(messageFor(aField({ kind: "person-name" }), answer)).toBe(
        "Please use alphabetical characters only.",
      );
    },
  );

  it.each(["Zoë", "Ada Augusta", "李小龙", "Ñandú", "Ольга", "محمد", "हिन्दी", "e\u0301"])(
    "takes %s for a name",
    (answer) => {
      expect(messageFor(aField({ kind: "person-name" }), answer)).toBeNull();
    },
  );

  it.each(["O'Neill", "O’Neill", "Smith-Jones", "Jean-Luc d'Arc"])(
    "takes %s where the tenant allows punctuation",
    (answer) => {
      expect(
        messageFor(aField({ kind: "person-name" }), answer, "AU", { ...policy, namePunctuation: true }),
      ).toBeNull();
    },
  );

  it.each(["'Neill", "Smith-", "O' Neill", "-", "a--b"])(
    "does not take %s even then: a mark stands between letters",
    (answer) => {
      expect(
        messageFor(aField({ kind: "person-name" }), answer, "AU", { ...policy, namePunctuation: true }),
      ).toBe("Please use alphabetical characters only.");
    },
  );

  it.each([
    ["AU", "400", "Invalid postcode. Please enter a 4-digit number."],
    ["AU", "40000", "Invalid postcode. Please enter a 4-digit number."],
    ["NZ", "60ab", "Invalid postcode. Please enter a 4-digit number."],
    ["NZ", "٤٠٠٠", "Invalid postcode. Please enter a 4-digit number."],
    ["US", "9021", "Invalid ZIP code. Please enter a 5-digit number."],
    ["US", "90210-12", "Invalid ZIP code. Please enter a 5-digit number."],
  ] as const)("in %s refuses postcode %s", (market, answer, message) => {
    expect(messageFor(aField({ kind: "postcode" }), answer, market)).toBe(message);
  });

  it.each([
    ["AU", "0800"],
    ["NZ", "6011"],
    ["US", "90210"],
    ["US", "90210-1234"],
  ] as const)("in %s takes postcode %s", (market, answer) => {
    expect(messageFor(aField({ kind: "postcode" }), answer, market)).toBeNull();
  });

  it.each([
    ["AU", false, "09 123 4567", "Invalid phone number. Must be an Australian number."],
    ["AU", true, "07 3333 4444", "Invalid phone number. Must be an Australian mobile number."],
    ["AU", true, "1300 123 456", "Invalid phone number. Must be an Australian mobile number."],
    ["US", false, "555 123 456", "Invalid phone number. Must be a US number."],
    ["NZ", false, "0412 345 678 9", "Invalid phone number. Must be a New Zealand number."],
    ["NZ", false, "0064 21 123 4567 8901", "Invalid phone number. Too many characters."],
    ["NZ", false, "+64 21 123 456 789", "Invalid phone number. Must be a New Zealand number."],
    ["NZ", false, "+64 21 123 456 7890", "Invalid phone number. Too many characters."],
  ] as const)("in %s (mobile only: %s) refuses %s", (market, mobileOnly, answer, message) => {
    expect(messageFor(aField({ kind: "phone", mobileOnly }), answer, market)).toBe(message);
  });

  it.each(["AU", "NZ", "US"] as const)(
    "takes the test number in %s, even where only mobiles are taken",
    (market) => {
      expect(messageFor(aField({ kind: "phone", mobileOnly: true }), "0400 000 000", market)).toBeNull();
    },
  );

  it("has no test number when the tenant has none", () => {
    expect(
      messageFor(aField({ kind: "phone" }), "0400000000", "NZ", { ...policy, testPhoneNumber: null }),
    ).toBe("Invalid phone number. Must be a New Zealand number.");
  });

  it("uses the terms box's own words", () => {
    const terms = aField({
      kind: "consent",
      requiredMessage: "You must agree to the terms of use before submitting the form.",
    });
    expect(messageFor(terms, false)).toBe("You must agree to the terms of use before submitting the form.");
    expect(messageFor(terms, "on")).toBeNull();
  });

  it("names the limit of a text that is too long, counting what a reader sees", () => {
    const field = aField({ kind: "message", maxLength: 3 });
    expect(messageFor(field, "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦")).toBeNull();
    expect(messageFor(field, "four")).toBe("Please use at most 3 characters.");
    expect(messageFor(field, "x".repeat(5_000_000))).toBe("Please use at most 3 characters.");
  });

  it("takes only the options offered", () => {
    const options = [{ value: "qld", label: "QLD" }];
    expect(messageFor(aField({ kind: "select", options }), "qld")).toBeNull();
    expect(messageFor(aField({ kind: "select", options }), "constructor")).toBe(
      "Please choose one of the options.",
    );
    expect(messageFor(aField({ kind: "checkboxes", options }), ["qld", "x"])).toBe(
      "Please choose one of the options.",
    );
  });

  it.each(["2026-02-29", "2026-13-01", "21/11/2026", "soon"])("does not take %s for a date", (answer) => {
    expect(messageFor(aField({ kind: "date" }), answer)).toBe("Please enter a valid date.");
  });

  it("takes leap days and amounts with separators", () => {
    expect(messageFor(aField({ kind: "date" }), "2028-02-29")).toBeNull();
    expect(messageFor(aField({ kind: "number" }), "29,990.50")).toBeNull();
    expect(messageFor(aField({ kind: "number" }), "lots")).toBe("Please enter a number.");
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
      values: { first_name: "Ada", opt_in: false },
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

  it("judges only the steps asked for", () => {
    expect(validateForm(form, { name: "Ada" }, policy, { steps: [0] })).toEqual({
      ok: true,
      values: { name: "Ada" },
    });
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
