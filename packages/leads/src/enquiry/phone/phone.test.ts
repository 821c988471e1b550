import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPhone, loadPhoneRules, maskPhone, maskTyping } from "./index.ts";
import { sampleMarket } from "../../testing/sample-market.ts";

describe("maskPhone", () => {
  it.each([
    ["07 3333 4444", "07 33** ****"],
    ["0412 345 678", "0412 *** ***"],
    ["0412345678", "04123*****"],
    ["+61 7 3333", "+61 7 ****"],
    ["1234", "1234"],
    ["", ""],
  ])("turns %j into %j", (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  it("never shows more than five characters, and keeps the shape", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d ()+-]{0,30}$/), (phone) => {
        const masked = maskPhone(phone);
        expect(masked).toHaveLength(phone.length);
        expect(masked.slice(5).replaceAll(/[*\s]/g, "")).toBe("");
      }),
    );
  });
});

describe("formatPhone", () => {
  it.each([
    ["0412345678", "0412 345 678"],
    ["+61412345678", "+61 412 345 678"],
    ["33334444", "33 334 444"],
    ["04123", "0412 3"],
    ["04123456789", "04123456789"],
    ["+64211234567", "+64211234567"],
    ["+61", "+61"],
    ["call me", "call me"],
  ])("writes %s as %s", (text, formatted) => {
    expect(formatPhone(text, sampleMarket.phone)).toBe(formatted);
  });

  it("groups a number as it is behind its country code where nothing is dialled before it at home", () => {
    const rule = { callingCode: "1", trunkPrefix: "", groups: [{ starts: "^[2-9]", sizes: [3, 3, 4] }] };
    expect(formatPhone("+15551234567", rule)).toBe("+1 555 123 4567");
  });
});

describe("maskTyping", () => {
  it("groups while the shopper types on", () => {
    let shown = { value: "", caret: 0 };
    for (const digit of "0412345678") {
      const value = shown.value + digit;
      shown = maskTyping(shown, { value, caret: value.length }, sampleMarket.phone);
    }
    expect(shown).toEqual({ value: "0412 345 678", caret: 12 });
  });

  it.each([
    ["deletes", { value: "0412 3", caret: 6 }, { value: "0412 ", caret: 5 }],
    ["edits in the middle", { value: "0412 345", caret: 2 }, { value: "04912 345", caret: 3 }],
    ["adds a blank", { value: "0412", caret: 4 }, { value: "0412 ", caret: 5 }],
    ["types letters", { value: "0412", caret: 4 }, { value: "0412 ext", caret: 8 }],
  ])("leaves the field alone when the shopper %s", (_, before, after) => {
    expect(maskTyping(before, after, sampleMarket.phone)).toEqual(after);
  });
});

describe("loadPhoneRules", () => {
  it.each([
    ["AU", "0412 345 678", true, true],
    ["AU", "07 3333 4444", true, false],
    ["AU", "07 3333 4444", false, true],
    ["AU", "1300 123 456", false, true],
    ["AU", "+64 21 123 4567", false, false],
    ["NZ", "021 123 4567", true, true],
    ["NZ", "09 300 0000", false, true],
    ["US", "(201) 555-0123", true, true],
    ["US", "000 123 4567", false, false],
    ["US", "416 555 0123", false, false],
  ] as const)(
    "in %s knows that %s (mobile only: %s) exists: %s",
    async (market, text, mobileOnly, exists) => {
      expect((await loadPhoneRules(market)).exists(text, { mobileOnly })).toBe(exists);
    },
  );
});
