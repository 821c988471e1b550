import { describe, expect, it } from "vitest";
import { z } from "zod";
import { describeIssue, printValue, reportIssues, valueAt } from "./describe-issue.ts";

/** The first problem of a value, in words. */
function problem(schema: z.ZodType, value: unknown): string | null {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue ? describeIssue(issue, valueAt(value, issue.path)) : null;
}

describe("describeIssue", () => {
  it.each([
    [z.string(), 7, "must be a text, not 7"],
    [z.number(), "7", 'must be a number, not "7"'],
    [z.int(), 1.5, "must be a whole number, not 1.5"],
    [z.boolean(), "yes", 'must be true or false, not "yes"'],
    [z.array(z.string()), {}, "must be a list, not {}"],
    [z.strictObject({}), [], "must be an object, not []"],
    [z.record(z.string(), z.string()), 1, "must be an object, not 1"],
    [z.date(), 1, "must be a date, not 1"],
    [z.enum(["a", "b"]), "c", 'must be "a" or "b", not "c"'],
    [z.literal(5), 6, "must be 5, not 6"],
    [z.number().min(1), 0, "must be at least 1, not 0"],
    [z.number().gt(1), 1, "must be more than 1, not 1"],
    [z.number().max(5), 6, "must be at most 5, not 6"],
    [z.number().lt(5), 5, "must be less than 5, not 5"],
    [z.string().min(2), "a", 'must have a length of at least 2, not "a"'],
    [z.string().max(2), "abc", 'must have a length of at most 2, not "abc"'],
    [z.array(z.string()).min(1), [], "must have a length of at least 1, not []"],
    [z.array(z.string()).max(0), ["a"], 'must have a length of at most 0, not ["a"]'],
    [z.strictObject({ a: z.string().optional() }), { b: 1, c: 2 }, 'does not know "b", "c"'],
    [z.union([z.string(), z.boolean()]), 7, "must be a text, or must be true or false, not 7"],
    [z.union([z.number().min(5), z.number().min(5)]), 1, "must be at least 5, not 1"],
    [z.union([z.number(), z.boolean()]), "yes", 'must be a number, or must be true or false, not "yes"'],
    [z.url(), "x", 'must be a valid url, not "x"'],
    [z.string().regex(/^\d$/), "x", 'must be written like /^\\d$/, not "x"'],
  ])("says what is wrong with a value, case %#", (schema, value, words) => {
    expect(problem(schema, value)).toBe(words);
  });

  it.each([
    [z.string({ error: "must be a name" }), 7],
    [z.number().min(1, { error: "must be a name" }), 0],
    [z.number().max(1, { error: "must be a name" }), 2],
    [z.union([z.string(), z.boolean()], { error: "must be a name" }), 7],
    [z.string().regex(/^\d$/, { error: "must be a name" }), "x"],
    [z.string().refine(() => false, "must be a name"), "x"],
  ])("keeps the words a schema has of its own, case %#", (schema, value) => {
    expect(problem(schema, value)).toBe(`must be a name, not ${JSON.stringify(value)}`);
  });

  it("says nothing of the value where the name of a secret belongs, which may be the secret", () => {
    const schema = z.object({ login: z.object({ passwordSecret: z.string().max(1, "must be a NAME") }) });
    expect(problem(schema, { login: { passwordSecret: "hunter2" } })).toBe("must be a NAME");
  });
});

/** What is said of an object with one key. */
function reported(schema: z.ZodType) {
  const { error } = schema.safeParse({ b: 1 });
  return error ? reportIssues(error, { b: 1 }) : [];
}

describe("reportIssues", () => {
  it("says of a key that it is not known, at the key, in our words or the schema's own", () => {
    expect(reported(z.strictObject({}))).toEqual([{ path: ["b"], message: 'does not know "b"' }]);
    expect(reported(z.strictObject({}, { error: "has a and c" }))).toEqual([
      { path: ["b"], message: "has a and c" },
    ]);
  });
});

describe("printValue", () => {
  it("prints a short value whole, and the beginning of a long one", () => {
    expect(printValue("a".repeat(78))).toBe(`"${"a".repeat(78)}"`);
    expect(printValue("a".repeat(79))).toBe(`"${"a".repeat(76)}...`);
    expect(printValue(undefined)).toBe("undefined");
  });
});

describe("valueAt", () => {
  it("finds what stands at a path, and nothing past its end or on a prototype", () => {
    const value = { a: [{ b: null }], text: "x" };
    expect(valueAt(value, [])).toBe(value);
    expect(valueAt(value, ["a", 0, "b"])).toBeNull();
    for (const path of [["a", 1], ["a", 0, "b", "c"], ["text", "length"], ["toString"], ["x"]])
      expect(valueAt(value, path)).toBeUndefined();
  });
});
