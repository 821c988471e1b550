import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillPattern, fitPattern, pathParts, withQuery } from "./address.ts";

describe("withQuery", () => {
  it.each([
    ["/finance", {}, "", "/finance"],
    ["/finance", { car_id: "7" }, "form", "/finance?car_id=7#form"],
    ["/finance?plan=a", { car_id: "7" }, "form", "/finance?plan=a&car_id=7#form"],
    ["/finance#apply", { car_id: "7" }, "form", "/finance?car_id=7#apply"],
    ["/finance?car_id=7", { car_id: "7" }, "", "/finance?car_id=7"],
    ["/finance?car_id=7", { car_id: "8" }, "", "/finance?car_id=7&car_id=8"],
    ["https://x.example/?a=1#b", { c: "d e" }, "", "https://x.example/?a=1&c=d+e#b"],
  ])("adds to %s %o and #%s", (address, pairs, fragment, whole) => {
    expect(withQuery(address, pairs, fragment)).toBe(whole);
  });

  it("takes pairs in their order, and a query as it is", () => {
    const pairs = [
      ["b", "1"],
      ["a", "2"],
      ["b", "3"],
    ] as const;
    expect(withQuery("/x", pairs)).toBe("/x?b=1&a=2&b=3");
    expect(withQuery("/x", new URLSearchParams("b=1&a=2"))).toBe("/x?b=1&a=2");
  });
});

describe("a pattern", () => {
  it("fits again what it was filled with, escaped", () => {
    const part = fc
      .string({ unit: "grapheme", minLength: 1 })
      .filter((text) => !/^\.{1,2}$|[/\\\p{Cc}]/u.test(text));
    fc.assert(
      fc.property(part, part, (list, slug) => {
        const path = fillPattern("/a/:list/:slug", { list, slug });
        expect(new URL(path, "https://x.example").pathname).toBe(path);
        expect(fitPattern(["a", ":list", ":slug"], pathParts(path) ?? [])).toEqual({
          list: list.toWellFormed(),
          slug: slug.toWellFormed(),
        });
      }),
    );
  });

  it("fits no shorter, longer or other path", () => {
    for (const parts of [["a"], ["a", "b", "c"], ["x", "b"]])
      expect(fitPattern(["a", ":b"], parts)).toBeNull();
  });
});
