import { describe, expect, it } from "vitest";
import type { FormDefinition } from "../definition/form-definition.ts";
import { aField, aForm, plainRules } from "../../testing/a-form.ts";
import type { FieldDefinition } from "../fields/field-definition.ts";
import { validateForm } from "./validate-form.ts";

/** What one field shows for one answer; null when it takes it. */
function messageFor(
  field: FieldDefinition,
  answer: unknown,
  market: FormDefinition["market"] = "AU",
  more = plainRules,
) {
  const result = validateForm(aForm([field], market), { [field.name]: answer }, more);
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
        messageFor(aField({ kind: "person-name" }), answer, "AU", { ...plainRules, namePunctuation: true }),
      ).toBeNull();
    },
  );

  it.each(["'Neill", "Smith-", "O' Neill", "-", "a--b"])(
    "does not take %s even then: a mark stands between letters",
    (answer) => {
      expect(
        messageFor(aField({ kind: "person-name" }), answer, "AU", { ...plainRules, namePunctuation: true }),
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
      messageFor(aField({ kind: "phone" }), "0400000000", "NZ", { ...plainRules, testPhoneNumber: null }),
    ).toBe("Invalid phone number. Must be a New Zealand number.");
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
