import { describe, expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";

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
    expect(parseJson(text)).toMatchObject({ ok: false });
  });

  it("refuses nesting made to exhaust whoever walks it, however deep", () => {
    expect(parseJson("[".repeat(1_000_000))).toEqual({ ok: false, problem: "nested deeper than 32 levels" });
    expect(parseJson(`${"[".repeat(32)}${"]".repeat(32)}`).ok).toBe(true);
  });

  it.each(["", "{", "<html>", "NaN", '{"a":1,}'])("says that %j is no JSON", (text) => {
    expect(parseJson(text)).toMatchObject({ ok: false, problem: expect.stringContaining("not JSON") });
  });
});
