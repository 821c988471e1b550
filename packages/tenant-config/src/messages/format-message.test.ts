import { describe, expect, it } from "vitest";
import { compileMessage, messageArguments } from "./format-message.ts";

const format = (text: string, values: Record<string, string | number>, locale = "en-AU"): string =>
  compileMessage(text, locale, new Set(["count"]))(values);

describe("compileMessage", () => {
  it.each([
    ["{count, plural, one {# car} other {# cars}}", { count: 1 }, "1 car"],
    ["{count, plural, one {# car} other {# cars}}", { count: 0 }, "0 cars"],
    ["{count, plural, one {# car} other {# cars}}", { count: 1234 }, "1,234 cars"],
    ["{count} in stock", { count: 1234 }, "1,234 in stock"],
    ["{count, plural, other {{count} in stock}}", { count: 1234 }, "1,234 in stock"],
    ["Page {number}", { number: "1234" }, "Page 1234"],
    ["{vehicle}'s notice, 100% <b>", { vehicle: "ute" }, "ute's notice, 100% <b>"],
    ["it''s {who}", { who: "Kim" }, "it's Kim"],
    ["plain # words", {}, "plain # words"],
  ])("writes %j with %j", (text, values, written) => {
    expect(format(text, values)).toBe(written);
  });

  it("counts by the rules of its language", () => {
    const polish = "{count, plural, one {# auto} few {# auta} many {# aut} other {# auta}}";
    expect([1, 3, 5].map((count) => format(polish, { count }, "pl-PL"))).toEqual([
      "1 auto",
      "3 auta",
      "5 aut",
    ]);
  });
});

describe("messageArguments", () => {
  it("names each argument once, and knows the numbers", () => {
    expect([
      ...messageArguments("{who}: {count, plural, one {# for {who}} other {# of {total, number}}}"),
    ]).toEqual([
      ["who", "text"],
      ["total", "number"],
      ["count", "number"],
    ]);
  });

  it("throws for a text that is no message", () => {
    expect(() => messageArguments("{count in stock")).toThrow(SyntaxError);
  });
});
