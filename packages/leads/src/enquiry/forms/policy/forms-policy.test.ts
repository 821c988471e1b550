import { describe, expect, it } from "vitest";
import { policyDefaults } from "../../../policy-defaults.ts";
import { formsSchema } from "./forms-policy.ts";

/** What the schema says against one question of a tenant's own; an empty list takes it. */
function problemsWith(question: object): string[] {
  const add = [{ name: "Boat", label: "A boat?", kind: "text", required: false, ...question }];
  const parsed = formsSchema.safeParse({ ...policyDefaults.forms, changes: { used: { add } } });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}
const options = [{ value: "y", label: "Yes" }];
const isTaken = (change: object) => formsSchema.safeParse({ ...policyDefaults.forms, ...change }).success;

describe("a question of a tenant's own", () => {
  it.each(["select", "radio", "checkboxes"])("needs options when it is a %s", (kind) => {
    expect(problemsWith({ kind })).toEqual(["A question with choices needs options."]);
    expect(problemsWith({ kind, options: [] })).toHaveLength(1);
    expect(problemsWith({ kind, options })).toEqual([]);
  });

  it.each(["text", "message", "number", "date", "checkbox"])("needs none when it is a %s", (kind) => {
    expect(problemsWith({ kind })).toEqual([]);
  });

  it("has a name that the lead does not use already", () => {
    expect(problemsWith({ name: "email" })).toEqual(["The lead already uses this name."]);
  });

  it.each(["", "1st", "Boat!", "-boat", " Boat", "x".repeat(61)])("is not called %j", (name) => {
    expect(problemsWith({ name })).toHaveLength(1);
  });

  it.each(["b", "Boat 2", "boat-of_yours", "x".repeat(60)])("may be called %j", (name) => {
    expect(problemsWith({ name })).toEqual([]);
  });
});

describe("the section forms", () => {
  it.each(["123456", "1".repeat(15), null])("takes %j for a test number", (testPhoneNumber) => {
    expect(isTaken({ testPhoneNumber })).toBe(true);
  });

  it.each(["12345", "1".repeat(16), "04 0000", "+61400000000", ""])(
    "takes no %j for one",
    (testPhoneNumber) => {
      expect(isTaken({ testPhoneNumber })).toBe(false);
    },
  );

  it("takes six suggestions and an answer within two days at most", () => {
    expect(isTaken({ suggestions: Array.from({ length: 6 }, () => "Why?") })).toBe(true);
    expect(isTaken({ suggestions: Array.from({ length: 7 }, () => "Why?") })).toBe(false);
    expect([1, 2880].map((answerMinutes) => isTaken({ answerMinutes }))).toEqual([true, true]);
    expect([0, 2881, 1.5].map((answerMinutes) => isTaken({ answerMinutes }))).toEqual([false, false, false]);
  });
});
