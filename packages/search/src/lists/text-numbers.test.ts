import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TextNumbers } from "./text-numbers.ts";

const aText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 4 }),
  fc
    .array(fc.constantFrom(0, 0x41, 0xfe, 0xff, 0x100, 0xff00, 0xd800), { maxLength: 4 })
    .map((units) => String.fromCharCode(...units)),
  fc.nat(3_000).map((length) => "x".repeat(length)),
);

describe("TextNumbers", () => {
  it("numbers texts as a map does, in the order they come", () =>
    fc.assert(
      fc.property(fc.array(aText), fc.array(aText), (texts, others) => {
        const numbers = new TextNumbers(27);
        const map = new Map<string, number>();
        for (const text of texts) {
          if (!map.has(text)) map.set(text, map.size);
          expect(numbers.add(text)).toBe(map.get(text));
        }
        for (const text of [...texts, ...others]) expect(numbers.find(text)).toBe(map.get(text) ?? null);
        expect(numbers.size).toBe(map.size);
        expect(Array.from(map.values(), (number) => numbers.at(number))).toEqual([...map.keys()]);
      }),
    ));

  it("numbers many", () => {
    const numbers = new TextNumbers(27);
    for (let at = 0; at < 20_000; at++) expect(numbers.add(`car-${at}`)).toBe(at);
    for (let at = 0; at < 20_000; at += 7) expect(numbers.find(`car-${at}`)).toBe(at);
  });
});
