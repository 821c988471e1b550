import { describe, expect, it } from "vitest";
import { parseJson, parseWrittenJson } from "./parse-json.ts";

describe("parseJson", () => {
  it("reads ordinary JSON, with or without a byte order mark", () => {
    expect(parseJson('\uFEFF{"a":[1,{"b":"}{["}]}')).toEqual({ ok: true, value: { a: [1, { b: "}{[" }] } });
  });

  it.each([
    '{"__proto__":{"x":1}}',
    '[{"a":{"constructor":1}}]',
    '{"prototype":[]}',
    '{"\\u005f_proto__":1}',
  ])("refuses %s", (text) => {
    expect(parseJson(text)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^the key "\w+" is not/),
    });
  });

  it("counts every object, list, text and number, and refuses one more than the most", () => {
    const limits = { maxDepth: 3, maxValues: 4 };
    expect(parseJson('{"a":[1,"b"]}', limits).ok).toBe(true);
    expect(parseJson('{"a":[1,"b",null]}', limits)).toEqual({
      ok: false,
      problem: "holds more than 4 values",
    });
    expect(parseJson(`[${"1,".repeat(249_998)}1]`).ok).toBe(true);
    expect(parseJson(`[${"1,".repeat(249_999)}1]`).ok).toBe(false);
  });

  it.each([
    ["[[[]]]", true],
    ["[[[[]]]]", false],
    ['{"a":{"b":{}}}', true],
    ['{"a":{"b":{"c":{}}}}', false],
    ["[[],[],[],[]]", true],
    ['["[[[["]', true],
    ['["\\"[[[["]', true],
    ['["\\\\",[[[]]]]', false],
  ])("takes %s for nested within three levels: %j", (text, ok) => {
    expect(parseJson(text, { maxDepth: 3, maxValues: 100 }).ok).toBe(ok);
  });

  it("refuses nesting made to exhaust whoever walks it, however deep", () => {
    expect(parseJson("[".repeat(1_000_000))).toEqual({ ok: false, problem: "nested deeper than 32 levels" });
    expect(parseJson(`${"[".repeat(32)}${"]".repeat(32)}`).ok).toBe(true);
  });

  it.each(["", "{", "<html>", "NaN", '{"a":1,}'])("says that %j is no JSON", (text) => {
    expect(parseJson(text)).toMatchObject({ ok: false, problem: expect.stringContaining("not JSON") });
  });
});

describe("parseWrittenJson", () => {
  it("refuses a key that stands twice in one object, by its name and line", () => {
    expect(parseWrittenJson('{\n"careers": 1,\n"careers": 2}')).toEqual({
      ok: false,
      problem: 'the key "careers" stands twice in one object, the second time on line 3',
      line: 3,
    });
  });

  it("reads and refuses what else there is as parseJson does", () => {
    for (const text of ['\uFEFF{"a":[1]}', '{"constructor":1}', "{"])
      expect(parseWrittenJson(text)).toEqual(parseJson(text));
  });
});
