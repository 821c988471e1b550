import { formatPhone } from "@forecourt/leads/phone";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MARKETS } from "./markets.ts";

const written = (text: string, market: keyof typeof MARKETS) =>
  formatPhone(text, MARKETS[market].rules.phone);

describe("formatPhone", () => {
  it.each([
    ["AU", "33334444", "33 334 444"],
    ["AU", "0412345678", "0412 345 678"],
    ["AU", "0733334444", "07 3333 4444"],
    ["AU", "1300123456", "1300 123 456"],
    ["AU", "131234", "13 12 34"],
    ["NZ", "0211234567", "021 123 4567"],
    ["NZ", "031234567", "03 123 4567"],
    ["NZ", "08001234567", "0800 123 4567"],
    ["NZ", "2345678", "234 5678"],
    ["US", "5551234567", "555 123 4567"],
  ] as const)("groups %s %s as %s", (market, text, shown) => expect(written(text, market)).toBe(shown));

  it.each([
    ["AU", "+61412345678", "+61 412 345 678"],
    ["NZ", "+64211234567", "+64 21 123 4567"],
    ["US", "+15551234567", "+1 555 123 4567"],
  ] as const)("groups %s %s behind its country code", (market, text, shown) =>
    expect(written(text, market)).toBe(shown),
  );

  it("reads numbers with blanks, brackets, hyphens and dots", () => {
    expect(written("(07) 3333-4444", "AU")).toBe("07 3333 4444");
    expect(written("0412.345.678", "AU")).toBe("0412 345 678");
  });

  it.each([
    ["AU", "+64211234567"],
    ["AU", "+61"],
    ["AU", "04123456789"],
    ["AU", "x0412345678"],
    ["AU", "0412345678x"],
    ["US", "1234567890"],
    ["NZ", "+64"],
  ] as const)("leaves %s %s as it was typed", (market, text) => expect(written(text, market)).toBe(text));

  it("groups a number that is half typed", () => {
    expect(written("04123", "AU")).toBe("0412 3");
    expect(written("+61733334444", "AU")).toBe("+61 7 3333 4444");
    expect(written("call me", "AU")).toBe("call me");
  });

  it("never changes a digit, and is done after one pass", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\d +()-]{0,20}$/),
        fc.constantFrom("AU" as const, "NZ" as const, "US" as const),
        (text, market) => {
          const once = written(text, market);
          expect(once.replace(/\D/g, "")).toBe(text.replace(/\D/g, ""));
          expect(written(once, market)).toBe(once);
        },
      ),
    );
  });
});
