import { serialize } from "node:v8";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PackedJson } from "./packed-json.ts";

describe("PackedJson", () => {
  it("gives back every document as JSON would", () => {
    const json = new PackedJson();
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue()), (document) => {
        expect(json.parse(json.stringify(document))).toEqual(JSON.parse(JSON.stringify(document)));
      }),
    );
  });

  it("leaves out what JSON leaves out", () => {
    const json = new PackedJson();
    const document = { a: undefined, b: Number.NaN, c: [undefined, 1], d: new Date(0), e: () => 1 };
    expect(json.parse(json.stringify(document))).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it("keeps a name that means something to objects as a name like any other", () => {
    const json = new PackedJson();
    const document = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2, "b": {"__proto__": 3}}');
    const read = json.parse(json.stringify(document));
    expect(JSON.stringify(read)).toBe(JSON.stringify(document));
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  it("refuses text that it did not write", () => {
    const json = new PackedJson();
    for (const text of ["1", "null", "[-1,2]"]) expect(() => json.parse(text)).toThrow("no object");
  });

  it("says the names of equal documents once", () => {
    const json = new PackedJson();
    json.stringify({ make: "Mazda", model: "CX-5" });
    expect(json.stringify({ make: "Kia", model: "Rio" })).not.toContain("model");
  });

  it("takes little for each name, so that a stock of a few cars weighs little more than they do", () => {
    const names = Array.from({ length: 120 }, (_, at) => `name${at}`);
    // Each car lacks something else, so each has a shape of its own.
    const cars = names.map((left) =>
      Object.fromEntries(names.flatMap((name) => (name === left ? [] : [[name, 1]]))),
    );
    const json = new PackedJson();
    for (const car of cars) json.stringify(car);
    const steps = names.length ** 2;
    expect(json.shapes).toHaveLength(names.length);
    // Each name once in the list of its shape, and once as a step that leads there.
    expect(serialize(json).length / steps).toBeLessThan(60);
  });

  it("reads with the shapes of another what that wrote, and numbers what is new after them", () => {
    const first = new PackedJson();
    const old = first.stringify({ a: 1, b: { c: 2 } });
    const second = new PackedJson(first.shapes);
    expect(second.stringify({ a: 1, b: { c: 2 } })).toBe(old);
    const added = second.stringify({ a: 1, d: 3, b: 4 });
    expect([second.parse(old), second.parse(added)]).toEqual([
      { a: 1, b: { c: 2 } },
      { a: 1, d: 3, b: 4 },
    ]);
  });
});
