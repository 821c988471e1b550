import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDuplicateKey, linesOf } from "./json-lines.ts";

describe("findDuplicateKey", () => {
  it.each([
    ['{"a":1,"a":2}', "a", 1],
    ['{\n"a": 1,\n"b": 2,\n"a": 3\n}', "a", 4],
    ['{"x":[{"a":1},{"b":{"c":1,\n"c":2}}]}', "c", 2],
    ['{"a"\n:\n1,\n"a":2}', "a", 4],
    ['{"é":1,"\\u00e9":2}', "é", 1],
    ['{"a\\"":1,"a\\"":2}', 'a"', 1],
    ['{"a":{"b":1},"a":{"c":1}}', "a", 1],
    ['{"":1,"":2}', "", 1],
    ['{"__proto__":1,"__proto__":2}', "__proto__", 1],
  ])("finds in %j that %j stands again, on line %d", (text, key, line) => {
    expect(findDuplicateKey(text)).toEqual({ key, line });
  });

  it.each([
    '{"a":1,"b":{"a":2},"c":[{"a":1},{"a":2}]}',
    '{"a":"a","b":"a"}',
    '["a","a"]',
    '{"a":"\\"a\\":","b":"{\\"a\\":1}"}',
    '{"a":1,"A":2}',
    '"a"',
    "1",
  ])("finds nothing in %s", (text) => expect(findDuplicateKey(text)).toBeNull());

  it("finds nothing in what JSON.stringify writes, however it is indented", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(4), (value, indent) => {
        expect(findDuplicateKey(JSON.stringify(value, null, indent))).toBeNull();
      }),
    );
  });

  it("takes a text of a million characters in its stride", () => {
    const long = "x\\n".repeat(333_333);
    expect(findDuplicateKey(`{"a":"${long}",\n"a":1}`)).toEqual({ key: "a", line: 2 });
  });
});

describe("linesOf", () => {
  const JSON_TEXT = '{\n"a": [1,\n{"b.c": "x, ]",\n"d": []}, [\n2,\n3]],\n"e": null}';
  it.each([
    ["a", 2],
    ["a[0]", 2],
    ["a[1]", 3],
    ["a.1.d", 4],
    ["a[1].b.c", 3],
    ["a[2][0]", 5],
    ["a[2][1]", 6],
    ["e", 7],
    ["e.f.g", 7],
    ["a[1].missing", 3],
    ["missing", 1],
    ["", 1],
  ])("finds %s on line %d", (path, line) => expect(linesOf(JSON_TEXT)(path)).toBe(line));

  it("finds every path of what JSON.stringify writes a line a value", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.nat(), tags: fc.array(fc.string()) })), (list) => {
        const text = JSON.stringify(list, null, 1);
        for (const [at, { tags }] of list.entries()) {
          const line = linesOf(text)(`[${at}].id`);
          expect(text.split("\n")[line - 1]).toContain('"id":');
          for (const [tag, word] of tags.entries())
            expect(text.split("\n")[linesOf(text)(`[${at}].tags[${tag}]`) - 1]).toContain(
              JSON.stringify(word),
            );
        }
      }),
    );
  });
});
