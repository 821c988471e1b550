import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ownValue, textAt, tickAt } from "./answers.ts";
import { cleanLine, cleanText } from "./clean-text.ts";
import { isEmailAddress } from "./email.ts";
import { isPersonName } from "./person-name.ts";
import { isLongerThan } from "./text-length.ts";

describe("isEmailAddress", () => {
  it("takes every ordinary address", () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: "small" }), (address) => {
        expect(isEmailAddress(address)).toBe(true);
      }),
    );
  });

  it("takes a domain in any script, as browsers write it", () => {
    expect([isEmailAddress("kim@müller.example"), isEmailAddress("kim@例え.テスト")]).toEqual([true, true]);
  });

  it.each([
    "kim@-a.com",
    "kim@a-.com",
    "kim@a..com",
    "kim@1.2.3.4",
    "kim@a.c",
    "kim@localhost",
    "ki m@a.com",
    "kim@a.com\n",
    "@a.com",
    "kim@",
    "kim.@a.com",
  ])("refuses %j", (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it("stands on its limits: 64 before the @, 254 in all", () => {
    const domain = `${"d".repeat(63)}.${"d".repeat(63)}.${"d".repeat(61)}.au`;
    expect(isEmailAddress(`${"a".repeat(64)}@example.com`)).toBe(true);
    expect(isEmailAddress(`${"a".repeat(65)}@example.com`)).toBe(false);
    expect(isEmailAddress(`${"a".repeat(254 - 1 - domain.length)}@${domain}`)).toBe(true);
    expect(isEmailAddress(`${"a".repeat(255 - 1 - domain.length)}@${domain}`)).toBe(false);
  });
});

describe("isPersonName", () => {
  it("takes letters of any script, and with punctuation never fewer names than without", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}\p{M} ]{1,30}$/u), (text) => {
        expect(isPersonName(text, false)).toBe(/\p{L}/u.test(text));
        expect(isPersonName(text, true)).toBe(isPersonName(text, false));
      }),
    );
  });
});

describe("cleanText and cleanLine", () => {
  it("are done after one pass, and leave nothing that starts a line or ends a text early", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (raw) => {
        const text = cleanText(raw);
        const line = cleanLine(raw);
        expect([cleanText(text), cleanLine(line)]).toEqual([text, line]);
        expect(text.isWellFormed() && !text.includes("\u0000") && !text.includes("\r")).toBe(true);
        expect(/[\n\u2028\u2029]/.test(line)).toBe(false);
      }),
    );
  });
});

describe("isLongerThan", () => {
  it("agrees with counting for plain text", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{0,40}$/), fc.nat(40), (text, limit) => {
        expect(isLongerThan(text, limit)).toBe(text.length > limit);
      }),
    );
  });
});

describe("the checked answers", () => {
  const values = { text: "a", empty: "", tick: false, list: ["a"] };

  it("are read as what they are, and as nothing else", () => {
    expect(["text", "empty", "tick", "list", "none", "valueOf"].map((name) => textAt(values, name))).toEqual([
      "a",
      "",
      null,
      null,
      null,
      null,
    ]);
    expect(["text", "tick", "list", "none", "valueOf"].map((name) => tickAt(values, name))).toEqual([
      null,
      false,
      null,
      null,
      null,
    ]);
    expect([ownValue(values, "list"), ownValue(values, "toString")]).toEqual([["a"], undefined]);
  });
});
