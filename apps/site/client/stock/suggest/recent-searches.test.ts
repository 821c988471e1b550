import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forgetSearch, parseRecent, printRecent, recentFor, rememberSearch } from "./recent-searches.ts";

const search = (text: string, href = `/search/used-cars?ask=${text}`) => ({ text, href });

describe("rememberSearch", () => {
  it("puts a search first, once whatever its case, and keeps six", () => {
    const list = ["a", "b", "c", "d", "e", "f", "C"].reduce(
      (some: ReturnType<typeof parseRecent>, text) => rememberSearch(some, search(text)),
      [],
    );
    expect(list.map(({ text }) => text)).toEqual(["C", "f", "e", "d", "b", "a"]);
    expect(parseRecent(printRecent(list))).toEqual(list);
    expect(forgetSearch(list, "E").map(({ text }) => text)).toEqual(["C", "f", "d", "b", "a"]);
  });

  it("keeps no search without a word, and none that leads off the site", () => {
    expect(rememberSearch([], search("  "))).toEqual([]);
    for (const href of [
      "//evil.example",
      "/\\evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "",
    ])
      expect([href, rememberSearch([], search("mazda", href))]).toEqual([href, []]);
  });
});

describe("parseRecent", () => {
  it("believes nothing that a storage holds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { href, text: said } of parseRecent(text))
          expect([href.startsWith("/"), href.startsWith("//"), said === ""]).toEqual([true, false, false]);
      }),
    );
    expect(parseRecent(JSON.stringify([{ text: "x", href: "javascript:alert(1)" }, null, 7]))).toEqual([]);
    expect(parseRecent(null)).toEqual([]);
  });
});

describe("recentFor", () => {
  const list = [search("Red ute"), search("Mazda"), search("ute under 40k"), search("utes")];
  it("is all of them while nothing is typed, else two that say more than what is", () => {
    expect(recentFor(list, " ")).toEqual(list);
    expect(recentFor(list, "UTE").map(({ text }) => text)).toEqual(["Red ute", "ute under 40k"]);
    expect(recentFor(list, "mazda")).toEqual([]);
  });
});
