import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAmount } from "./parse-amount.ts";

describe("parseAmount", () => {
  it.each([
    ["30000", 30_000],
    ["30,000", 30_000],
    ["30 000", 30_000],
    ["30\u00a0000", 30_000],
    ["1'250'000", 1_250_000],
    ["$30000", 30_000],
    ["$ 30,000.50", 30_000.5],
    ["NZ$30k", 30_000],
    ["AUD 30 000", 30_000],
    ["30k", 30_000],
    ["30 K", 30_000],
    ["30.5k", 30_500],
    ["80,000 km", 80_000],
    ["80k kms", 80_000],
    [" 0 ", 0],
  ])("reads %j as %d", (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each([
    "",
    " ",
    "$",
    "k",
    "-5",
    "+5",
    "1e5",
    "30,00",
    "3,0000",
    "30,000,",
    "1.2.3",
    "30m",
    "thirty",
    "٣٠",
    "NaN",
  ])("reads %j as no amount", (text) => expect(parseAmount(text)).toBeUndefined());

  it("takes a text of more than 40 letters for no amount, blanks around it not counted", () => {
    expect(parseAmount(`${" ".repeat(50)}30,000${" ".repeat(50)}`)).toBe(30_000);
    expect(parseAmount(`30000${" ".repeat(34)}km`)).toBeUndefined();
    expect(parseAmount(`30000${" ".repeat(33)}km`)).toBe(30_000);
  });

  it("reads back every whole amount, however its groups are written", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom("en-AU", "fr-FR", "de-CH"),
        (amount, locale) => {
          expect(parseAmount(new Intl.NumberFormat(locale).format(amount))).toBe(amount);
        },
      ),
    );
  });

  it("takes any text in time that does not grow with it", () => {
    expect(parseAmount("1,".repeat(500_000))).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseAmount(text);
      }),
    );
  });
});
