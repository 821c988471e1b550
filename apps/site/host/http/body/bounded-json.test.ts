import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBoundedJson } from "./bounded-json.ts";

describe("parseBoundedJson", () => {
  it("reads what JSON.parse reads, within its bounds", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        expect(parseBoundedJson(text, { depth: 50, values: 100_000 })).toEqual(JSON.parse(text));
      }),
    );
  });

  it("is undefined for what is no JSON", () => {
    for (const text of ["", "{", "nope", '{"a":}']) expect(parseBoundedJson(text)).toBeUndefined();
  });

  it("counts brackets that are open at a time, of both kinds", () => {
    const bounds = { depth: 2, values: 100 };
    expect(parseBoundedJson('{"a":[1],"b":[2],"c":{}}', bounds)).toEqual({ a: [1], b: [2], c: {} });
    expect(parseBoundedJson('[{"a":1},{"b":2},{"c":3}]', bounds)).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }]);
    for (const text of ["[[[]]]", '{"a":{"b":{}}}', "[[{}]]"])
      expect(parseBoundedJson(text, bounds)).toBeUndefined();
  });

  it("counts values and names, and the first of them", () => {
    const bounds = { depth: 5, values: 4 };
    expect(parseBoundedJson("[1,2,3,4]", bounds)).toEqual([1, 2, 3, 4]);
    expect(parseBoundedJson("[1,2,3,4,5]", bounds)).toBeUndefined();
    expect(parseBoundedJson('{"a":1,"b":2}', bounds)).toEqual({ a: 1, b: 2 });
    expect(parseBoundedJson('{"a":1,"b":2,"c":3}', bounds)).toBeUndefined();
  });

  it("counts nothing inside a string, whatever is escaped there", () => {
    const text = JSON.stringify(['[[[{{{,,,:::"]]]\\', "x"]);
    expect(parseBoundedJson(text, { depth: 1, values: 2 })).toEqual(JSON.parse(text));
  });
});
