import { type FormDefinition, validateForm, FORM_MESSAGES } from "@forecourt/leads";
import { policyDefaults } from "@forecourt/leads/defaults";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MARKETS } from "./markets.ts";

type Code = keyof typeof MARKETS;
type Field = FormDefinition["steps"][number]["fields"][number];

/** What a form of one question shows for one answer; null when it takes it. */
function messageFor(kind: Field["kind"], answer: string, market: Code, mobileOnly = false): string | null {
  const field: Field = { name: "asked", label: "Asked", required: true, maxLength: 100, kind, mobileOnly };
  const form: FormDefinition = {
    id: "general",
    title: "Form",
    market: MARKETS[market].rules,
    category: "General Enquiry",
    subcategory: null,
    messages: FORM_MESSAGES.problems,
    submitLabel: "Send",
    steps: [{ id: "one", title: "One", skippable: false, fields: [field] }],
  };
  const checked = validateForm(form, { asked: answer }, policyDefaults.forms);
  return checked.ok ? null : checked.problems[0].message;
}

const problem = (text: string, market: Code) => messageFor("postcode", text, market);
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

describe("a postcode", () => {
  it("takes exactly four digits, or five in the US", () => {
    fc.assert(
      fc.property(digits(4), digits(5), (four, five) => {
        expect([problem(four, "AU"), problem(four, "NZ"), problem(five, "US")]).toEqual([null, null, null]);
        expect([problem(five, "AU"), problem(five, "NZ"), problem(four, "US")]).not.toContain(null);
      }),
    );
  });
});

describe("the answers to postcode and phone", () => {
  it.each([
    ["AU", "400", "Invalid postcode. Please enter a 4-digit number."],
    ["AU", "40000", "Invalid postcode. Please enter a 4-digit number."],
    ["NZ", "60ab", "Invalid postcode. Please enter a 4-digit number."],
    ["NZ", "٤٠٠٠", "Invalid postcode. Please enter a 4-digit number."],
    ["US", "9021", "Invalid ZIP code. Please enter a 5-digit number."],
    ["US", "90210-12", "Invalid ZIP code. Please enter a 5-digit number."],
  ] as const)("in %s refuses postcode %s", (market, answer, message) => {
    expect(problem(answer, market)).toBe(message);
  });

  it.each([
    ["AU", "0800"],
    ["NZ", "6011"],
    ["US", "90210"],
    ["US", "90210-1234"],
  ] as const)("in %s takes postcode %s", (market, answer) => {
    expect(problem(answer, market)).toBeNull();
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
    expect(messageFor("phone", answer, market, mobileOnly)).toBe(message);
  });

  it.each(["AU", "NZ", "US"] as const)(
    "takes the test number in %s, even where only mobiles are taken",
    (market) => {
      expect(messageFor("phone", "0400 000 000", market, true)).toBeNull();
    },
  );
});
