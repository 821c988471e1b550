import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "./fold-text.ts";
import { endsInWord, tokenise } from "./tokenise.ts";

const words = (text: string) => tokenise(text).map((token) => token.word);
const placesOf = (text: string) => tokenise(text).map((token) => token.place);

describe("tokenise", () => {
  it.each([
    ["HiLux", ["hilux"]],
    ["LandCruiser", ["landcruiser"]],
    ["CX-5", ["cx", "5"]],
    ["C-HR", ["c", "hr"]],
    ["2.0i", ["2", "0i"]],
    ["O'Brien", ["o", "brien"]],
    ["Škoda", ["skoda"]],
    ["i30 RAV4 C200 Mazda3", ["i30", "rav4", "c200", "mazda3"]],
    ["SR5", ["sr5"]],
    ["4x4", ["4x4"]],
    ["Æro cœur", ["aero", "coeur"]],
    ["a/b_c#d@e%f&g", ["a", "b", "c", "d", "e", "f", "g"]],
    ["$50=x", ["$50=x"]],
    ["", []],
    ["--- ...", []],
    ["4Matic", ["4matic"]],
    ["xDRIVE", ["xdrive"]],
    ["GTi", ["gti"]],
    ["GT", ["gt"]],
    // A mark that stands alone, on no letter, is no word.
    ["\u0301 van", ["van"]],
  ])("splits %s", (text, expected) => expect(words(text)).toEqual(expected));

  it("puts words one apart, and eight across a comma or full stop", () => {
    expect(tokenise("one two, three. four").map((token) => token.place)).toEqual([0, 1, 9, 17]);
  });

  // The second text is read the careful way, because of its accent.
  it.each([
    [", a b", [0, 1]],
    ["a;b", [0, 8]],
    ["a!b", [0, 8]],
    ["a?b", [0, 8]],
    ["a, b", [0, 8]],
    ["a. b", [0, 8]],
    ["a,b", [0, 1]],
    ["a.b", [0, 1]],
    ["a: b", [0, 1]],
    ["a - b", [0, 1]],
    ["a,\tb", [0, 8]],
    ["a.\r\nb", [0, 8]],
    ["a,\u000eb", [0, 1]],
    ["a,\u0008b", [0, 1]],
    ["aB, c d", [0, 8, 9]],
  ])("puts the words of %j at %j", (text, places) => {
    expect(placesOf(text)).toEqual(places);
    expect(
      tokenise(`${text} é`)
        .slice(0, -1)
        .map((token) => token.place),
    ).toEqual(places);
  });

  it("gives no place to an accent without a letter, which ends a sentence all the same", () => {
    expect(placesOf("a \u0301 \u0301 b c")).toEqual([0, 1, 2]);
    expect(placesOf("\u0301, a \u0301. b")).toEqual([0, 8]);
  });

  it("puts neighbours one or eight apart, from the first on, in any text", () => {
    const text = fc.array(fc.constantFrom("a", "B", "é", "\u0301", "7", " ", ". ", ", ", ";", "-", "漢"), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(text, (parts) => {
        const places = placesOf(parts.join(""));
        expect(places[0] ?? 0).toBe(0);
        for (const [at, place] of places.slice(1).entries())
          expect([1, 8]).toContain(place - (places[at] ?? 0));
      }),
    );
  });

  it("says where in the text each word stands", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const { word, start, end } of tokenise(text))
          expect(foldText(text.slice(start, end))).toBe(word);
      }),
    );
  });

  it("reads plain ASCII as it reads any other text", () => {
    // The accent makes the careful way read the second text; the words before it must stay as they are.
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 40 }), (text) => {
        const careful = tokenise(`${text} é`).slice(0, -1);
        expect(tokenise(text)).toEqual(careful);
      }),
    );
  });
});

describe("endsInWord", () => {
  it.each([
    ["hil", true],
    ["hil ", false],
    ["hil.", false],
    ["bt-", false],
    ["", false],
  ])("knows whether %j is still being typed", (text, expected) => expect(endsInWord(text)).toBe(expected));
});
