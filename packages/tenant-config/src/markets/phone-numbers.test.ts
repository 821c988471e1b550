import { checkPhoneShape, type PhoneShapeOptions } from "@forecourt/leads/phone";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MARKETS } from "./markets.ts";

const AU = MARKETS.AU.rules.phone;
const NZ = MARKETS.NZ.rules.phone;
const US = MARKETS.US.rules.phone;

const read = (text: string, options: PhoneShapeOptions) => {
  const shape = checkPhoneShape(text, options);
  return shape.ok ? `${shape.kind} ${shape.e164}` : shape.message;
};

describe("checkPhoneShape in Australia", () => {
  it.each([
    ["0412 345 678", "mobile +61412345678"],
    ["0412345678", "mobile +61412345678"],
    ["61412345678", "mobile +61412345678"],
    ["006141 234 5678", "mobile +61412345678"],
    ["+61 412 345 678", "mobile +61412345678"],
    ["+61 (0)7 3333 4444", "landline +61733334444"],
    ["(07) 3333-4444", "landline +61733334444"],
    ["02 9999 8888", "landline +61299998888"],
    ["13 12 34", "service +61131234"],
    ["1300 123 456", "service +611300123456"],
    ["1800 123 456", "service +611800123456"],
  ])("reads %s", (text, expected) => {
    expect(read(text, { rule: AU })).toBe(expected);
  });

  it.each([
    "041234567",
    "04123456789",
    "0112345678",
    "0912345678",
    "12345678",
    "1400 123 456",
    "phone",
    "",
    "0412 345 678 x9",
    "++61412345678",
    "٠٤١٢٣٤٥٦٧٨",
  ])("refuses %j", (text) => {
    expect(read(text, { rule: AU })).toBe("Invalid phone number. Must be an Australian number.");
  });

  it.each([
    ["qld", "landline +61733334444"],
    ["NSW", "landline +61233334444"],
    ["constructor", "landline null"],
    [null, "landline null"],
  ])("gives a local number the area code of %s", (state, expected) => {
    expect(read("3333 4444", { rule: AU, state })).toBe(expected);
  });

  it("keeps a local number that begins like the country code", () => {
    expect(read("6123 4567", { rule: AU, state: "act" })).toBe("landline +61261234567");
  });
});

describe("checkPhoneShape in New Zealand", () => {
  it.each([
    ["021 123 456", "mobile +6421123456"],
    ["0064 21 123 4567", "mobile +64211234567"],
    ["64 9 123 4567", "landline +6491234567"],
    ["03 123 4567", "landline +6431234567"],
    ["0800 123 456", "service +64800123456"],
    ["234 5678", "landline null"],
  ])("reads %s", (text, expected) => {
    expect(read(text, { rule: NZ })).toBe(expected);
  });

  it.each([
    ["Auckland", "landline +6492345678"],
    ["canterbury", "landline +6432345678"],
    ["Nowhere", "landline null"],
  ])("gives a local number of seven digits the area code of %s", (state, expected) => {
    expect(read("234 5678", { rule: NZ, state })).toBe(expected);
  });

  it.each(["0900 12345", "0900 123 456", "123 4567", "23 4567", "23 456 789"])("refuses %j", (text) => {
    expect(read(text, { rule: NZ })).toBe("Invalid phone number. Must be a New Zealand number.");
  });

  it("counts digits and a leading plus, not blanks, up to the fifteenth", () => {
    expect(read("+64 211234 56789", { rule: NZ })).toBe(
      "Invalid phone number. Must be a New Zealand number.",
    );
    expect(read("+64 2 1 1 2 3 4 5 6 7", { rule: NZ })).toBe("mobile +64211234567");
    expect(read("123456789012345", { rule: NZ })).toBe("Invalid phone number. Too many characters.");
  });
});

describe("checkPhoneShape in the US", () => {
  it.each(["(555) 123-4567", "5551234567", "1 555 123 4567", "+1 555.123.4567"])("reads %s", (text) => {
    expect(read(text, { rule: US })).toBe("unknown +15551234567");
  });

  it.each(["555123456", "25551234567", "+61 412 345 678"])("refuses %s", (text) => {
    expect(read(text, { rule: US })).toBe("Invalid phone number. Must be a US number.");
  });
});

const kindInNewZealand = (text: string) => {
  const shape = checkPhoneShape(text, { rule: NZ });
  return shape.ok ? shape.kind : null;
};

const inNewZealand = (text: string) => checkPhoneShape(text, { rule: NZ });

const testNumber = (rule: PhoneShapeOptions["rule"]) =>
  checkPhoneShape("0400 000 000", { rule, mobileOnly: true, testPhoneNumber: "0400000000" });

describe("checkPhoneShape and the test number", () => {
  it("marks it however it is spaced", () => {
    expect(checkPhoneShape("0400 000 000", { rule: AU, testPhoneNumber: "0400000000" })).toEqual({
      ok: true,
      kind: "mobile",
      e164: "+61400000000",
      withAreaCode: null,
      test: true,
    });
  });

  it("takes the test number in every market and form, long as it may be written", () => {
    for (const { rules } of Object.values(MARKETS))
      expect(testNumber(rules.phone)).toMatchObject({ ok: true, test: true });
    const long = { rule: NZ, testPhoneNumber: "040000000000000" } as const;
    expect(checkPhoneShape("040000000000000", long)).toMatchObject({ ok: true, test: true });
    expect(checkPhoneShape("call 0400000000", { rule: AU, testPhoneNumber: "0400000000" }).ok).toBe(false);
  });

  it("counts a number of fifteen signs as too long in New Zealand alone", () => {
    expect(inNewZealand("+64212345678901")).toEqual({
      ok: false,
      message: "Invalid phone number. Too many characters.",
    });
    expect(inNewZealand("+6421234567890")).not.toEqual({
      ok: false,
      message: "Invalid phone number. Too many characters.",
    });
    expect(checkPhoneShape("0212345678901234", { rule: AU })).toEqual({
      ok: false,
      message: "Invalid phone number. Must be an Australian number.",
    });
  });

  it("reads each range of New Zealand up to its last digit", () => {
    expect(["021234567", "02123456789", "0212345678901"].map(kindInNewZealand)).toEqual([
      "mobile",
      "mobile",
      null,
    ]);
    expect(["031234567", "0312345678", "0900123456"].map(kindInNewZealand)).toEqual(["landline", null, null]);
    expect(["0800123456", "05081234567", "080012345"].map(kindInNewZealand)).toEqual([
      "service",
      "service",
      null,
    ]);
  });

  it("does not mark another number", () => {
    expect(checkPhoneShape("0400 000 001", { rule: AU, testPhoneNumber: "0400000000" })).toMatchObject({
      test: false,
    });
  });
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

describe("checkPhoneShape in every market", () => {
  it("reads one Australian mobile the same however it is written", () => {
    const written = fc.constantFrom("04", "614", "+614", "00614", "+61 (0)4", "0061 4");
    fc.assert(
      fc.property(written, digits(8), fc.array(fc.nat(7), { maxLength: 4 }), (prefix, rest, gaps) => {
        const spaced = rest.replace(/\d/g, (digit, index: number) =>
          gaps.includes(index) ? ` ${digit}` : digit,
        );
        expect(checkPhoneShape(prefix + spaced, { rule: AU, mobileOnly: true })).toMatchObject({
          ok: true,
          e164: `+614${rest}`,
        });
      }),
    );
  });

  it("never reads a number of one market as another's international number", () => {
    fc.assert(
      fc.property(digits(9), (rest) => {
        expect(checkPhoneShape(`+61${rest}`, { rule: NZ }).ok).toBe(false);
        expect(checkPhoneShape(`+64${rest}`, { rule: AU }).ok).toBe(false);
      }),
    );
  });
});
