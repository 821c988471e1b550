import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldValue } from "./fold-value.ts";

/** The rule, without the short cut for texts that are their own key. */
const plainFold = (text: string): string => text.normalize("NFKD").trim().toLowerCase();

describe("foldValue", () => {
  it.each([
    [" ŠKODA ", "Škoda"],
    ["Mazda", "MAZDA"],
    ["CX-5\t", "cx-5"],
    ["ﬁat", "fiat"],
    // Normalising makes a blank of its own here.
    ["΄", "\u0301"],
  ])("gives %j and %j one key", (one, other) => expect(foldValue(one)).toBe(foldValue(other)));

  it.each([
    ["Skoda", "Škoda"],
    ["cx 5", "cx5"],
    ["land rover", "landrover"],
  ])("keeps %j and %j apart", (one, other) => expect(foldValue(one)).not.toBe(foldValue(other)));

  it("folds every letter wherever it stands", () => {
    for (let code = 0; code < 256; code++) {
      const letter = String.fromCharCode(code);
      for (const text of [letter, `${letter}z`, `z${letter}`, `z${letter}z`])
        expect(foldValue(text)).toBe(plainFold(text));
    }
  });

  it("folds any text, and a key to itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(foldValue(text)).toBe(plainFold(text));
        expect(foldValue(foldValue(text))).toBe(foldValue(text));
      }),
    );
  });
});
