import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPhone, loadNumberingPlan, loadPhoneRules, maskPhone, maskTyping } from "./index.ts";

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
    ["AU", "0412345678", "0412 345 678"],
    ["AU", "0733334444", "07 3333 4444"],
    ["AU", "33334444", "33 334 444"],
    ["AU", "1300123456", "1300 123 456"],
    ["AU", "131234", "13 12 34"],
    ["AU", "+61733334444", "+61 7 3333 4444"],
    ["AU", "04123", "0412 3"],
    ["AU", "04123456789", "04123456789"],
    ["AU", "call me", "call me"],
    ["NZ", "0211234567", "021 123 4567"],
    ["NZ", "091234567", "09 123 4567"],
    ["NZ", "+64211234567", "+64 21 123 4567"],
    ["US", "5551234567", "555 123 4567"],
    ["US", "+15551234567", "+1 555 123 4567"],
  ] as const)("in %s writes %s as %s", (market, text, formatted) => {
    expect(formatPhone(text, market)).toBe(formatted);
  });

  it("never changes a digit, and is done after one pass", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\d +()-]{0,20}$/),
        fc.constantFrom("AU", "NZ", "US"),
        (text, market) => {
          const once = formatPhone(text, market);
          expect(once.replace(/\D/g, "")).toBe(text.replace(/\D/g, ""));
          expect(formatPhone(once, market)).toBe(once);
        },
      ),
    );
  });
});

describe("maskTyping", () => {
  it("groups while the shopper types on", () => {
    let shown = { value: "", caret: 0 };
    for (const digit of "0412345678") {
      const value = shown.value + digit;
      shown = maskTyping(shown, { value, caret: value.length }, "AU");
    }
    expect(shown).toEqual({ value: "0412 345 678", caret: 12 });
  });

  it.each([
    ["deletes", { value: "0412 3", caret: 6 }, { value: "0412 ", caret: 5 }],
    ["edits in the middle", { value: "0412 345", caret: 2 }, { value: "04912 345", caret: 3 }],
    ["adds a blank", { value: "0412", caret: 4 }, { value: "0412 ", caret: 5 }],
    ["types letters", { value: "0412", caret: 4 }, { value: "0412 ext", caret: 8 }],
  ])("leaves the field alone when the shopper %s", (_, before, after) => {
    expect(maskTyping(before, after, "AU")).toEqual(after);
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

  it("works from one country's plan, small enough to stand in a page", async () => {
    const plan = await loadNumberingPlan("AU");
    expect(JSON.stringify(plan).length).toBeLessThan(2000);
    const rules = await loadPhoneRules("AU", JSON.parse(JSON.stringify(plan)));
    expect(rules.exists("0412345678", { mobileOnly: true })).toBe(true);
  });
});
