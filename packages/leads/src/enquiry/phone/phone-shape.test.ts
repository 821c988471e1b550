import { describe, expect, it } from "vitest";
import { sampleMarket } from "../../testing/sample-market.ts";
import { checkPhoneShape, phoneMessage } from "./phone-shape.ts";

const rule = sampleMarket.phone;
const options = { rule, testPhoneNumber: "0400000000" };
const read = (text: string, more: object = {}) => {
  const shape = checkPhoneShape(text, { ...options, ...more });
  return shape.ok ? [shape.kind, shape.e164, shape.withAreaCode] : shape.message;
};

describe("checkPhoneShape", () => {
  it.each(["0412 345 678", "(0412) 345-678", "0412.345.678", "+61 (0)412 345 678", "0412/345678"])(
    "reads %s by its digits",
    (text) => expect(read(text)).toEqual(["mobile", "+61412345678", null]),
  );

  it.each(["", "phone", "0412 345 678 x9", "++61412345678", "\u0660\u0664\u0661\u0662"])(
    "refuses %j",
    (text) => expect(read(text)).toBe(rule.message),
  );

  it("takes mobiles alone where a form wants one, and numbers that do not show their kind", () => {
    expect(read("07 3333 4444", { mobileOnly: true })).toBe(rule.mobileMessage);
    const unknown = { ...rule, shapes: [{ kind: "unknown" as const, pattern: "^(\\d{10})$" }] };
    expect(read("0733334444", { mobileOnly: true, rule: unknown })).toEqual([
      "unknown",
      "+610733334444",
      null,
    ]);
  });

  it("gives a local number the area code of its state, and none that is not known", () => {
    expect(read("3333 4444", { state: "QLD" })).toEqual(["landline", "+61733334444", "0733334444"]);
    expect(read("3333 4444", { state: "constructor" })).toEqual(["landline", null, null]);
    expect(read("3333 4444")).toEqual(["landline", null, null]);
  });

  it("lets a local number stand as it was typed where the market writes it so", () => {
    const shapes = rule.shapes.map((shape) =>
      shape.local ? { ...shape, local: "as_typed" as const } : shape,
    );
    expect(read("3333 4444", { state: "qld", rule: { ...rule, shapes } })).toEqual([
      "landline",
      "+61733334444",
      null,
    ]);
  });

  it("refuses a number as too long from the market's limit on, the test number excepted", () => {
    const short = { ...rule, tooLongFrom: 10 };
    expect(read("0412 345 678", { rule: short })).toBe("Invalid phone number. Too many characters.");
    expect(read("041234567", { rule: short })).toBe(rule.message);
    expect(read("0400 000 000", { rule: short })).toEqual(["mobile", "+61400000000", null]);
  });

  it("takes the test number whatever its shape, and marks no other", () => {
    const odd = { rule, testPhoneNumber: "12345" };
    expect(checkPhoneShape("12 345", odd)).toEqual({
      ok: true,
      kind: "mobile",
      e164: null,
      withAreaCode: null,
      test: true,
    });
    expect(checkPhoneShape("0400000001", options)).toMatchObject({ ok: true, test: false });
    for (const typed of ["12345", "+12 345"])
      expect(checkPhoneShape(typed, { rule, testPhoneNumber: "1 23-45" })).toMatchObject({ test: true });
    expect(checkPhoneShape("call 12345", odd).ok).toBe(false);
  });
});

describe("phoneMessage", () => {
  it("is the same for mobiles where the market has no sentence of its own", () => {
    expect(phoneMessage({ rule: { ...rule, mobileMessage: null }, mobileOnly: true })).toBe(rule.message);
  });
});
