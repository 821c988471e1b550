import { describe, expect, it } from "vitest";
import { sampleMarket } from "../../../testing/sample-market.ts";
import { aField, aForm, plainRules } from "../../../testing/a-form.ts";
import type { FieldDefinition } from "../fields/field-definition.ts";
import { validateForm } from "./validate-form.ts";

/** What one field shows for one answer; null when it takes it. */
function messageFor(field: FieldDefinition, answer: unknown, more = plainRules) {
  const result = validateForm(aForm([field]), { [field.name]: answer }, more);
  return result.ok ? null : result.problems[0].message;
}

describe("the messages of validateForm", () => {
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
        messageFor(aField({ kind: "person-name" }), answer, { ...plainRules, namePunctuation: true }),
      ).toBeNull();
    },
  );

  it.each(["'Neill", "Smith-", "O' Neill", "-", "a--b"])(
    "does not take %s even then: a mark stands between letters",
    (answer) => {
      expect(
        messageFor(aField({ kind: "person-name" }), answer, { ...plainRules, namePunctuation: true }),
      ).toBe("Please use alphabetical characters only.");
    },
  );

  it("refuses a postcode and a phone number in the words of the market's rules", () => {
    expect(messageFor(aField({ kind: "postcode" }), "400")).toBe(sampleMarket.postcode.message);
    expect(messageFor(aField({ kind: "phone" }), "09 123 4567")).toBe(sampleMarket.phone.message);
    expect(messageFor(aField({ kind: "phone", mobileOnly: true }), "07 3333 4444")).toBe(
      sampleMarket.phone.mobileMessage,
    );
    expect(messageFor(aField({ kind: "phone", mobileOnly: true }), "0400 000 000")).toBeNull();
  });

  it("has no test number when the tenant has none", () => {
    expect(
      messageFor(aField({ kind: "phone", mobileOnly: true }), "0900000000", {
        ...plainRules,
        testPhoneNumber: null,
      }),
    ).toBe(sampleMarket.phone.mobileMessage);
  });

  it.each(["30,000", "$30000", "30k", "30 000"])("takes %s for a number, and sends 30000", (answer) => {
    const field = aField({ name: "budget", kind: "number", range: { min: 1, max: 100_000 } });
    expect(validateForm(aForm([field]), { budget: answer }, plainRules)).toEqual({
      ok: true,
      values: { budget: "30000" },
    });
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

  it("stands on the ends of a range", () => {
    const day = aField({ kind: "number", range: { min: 1, max: 31 } });
    expect(["1", "31"].map((answer) => messageFor(day, answer))).toEqual([null, null]);
    expect(["0", "32"].map((answer) => messageFor(day, answer))).toEqual(
      Array.from({ length: 2 }, () => "Please enter a number from 1 to 31."),
    );
    expect(messageFor(day, "1.2.3")).toBe("Please enter a number.");
  });

  it("takes leap days and amounts with separators", () => {
    expect(messageFor(aField({ kind: "date" }), "2028-02-29")).toBeNull();
    expect(messageFor(aField({ kind: "number" }), "29,990.50")).toBeNull();
    expect(messageFor(aField({ kind: "number" }), "lots")).toBe("Please enter a number.");
  });
});
