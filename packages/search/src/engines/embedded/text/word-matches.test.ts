import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "../../../kernel/edit-distance.ts";
import { atOnce } from "../../../lists/steps.ts";
import { TextIndexBuilder } from "./text-index.ts";
import { matchWord } from "./word-matches.ts";

const TYPOS = { oneTypo: 5, twoTypos: 9, numbers: false };

/** An index of words: the first list stands in a field that allows typos, the second in one that does not. */
function indexOf(words: readonly string[], codes: readonly string[] = []) {
  const builder = new TextIndexBuilder(["name", "code"], ["code"]);
  builder.add({ name: words.join(" "), code: codes.join(" ") });
  return atOnce(builder.finish());
}

/** What a typed word means, as words, by number of typos. */
function meanings(
  typed: string,
  words: readonly string[],
  { prefix = false, codes = [] as readonly string[], typos = TYPOS } = {},
) {
  const index = indexOf(words, codes);
  const { exact, byTypos } = matchWord(index, typed, prefix, typos);
  const named = byTypos.map((numbers) => numbers.map((number) => index.words.at(number)));
  return { exact: exact === null ? null : index.words.at(exact), byTypos: named };
}

describe("matchWord", () => {
  it("forgives no typo in four letters, one in five, two in nine", () => {
    const near = ["mazda", "mazdaaaaa", "ttota", "toyotaprado"];
    expect(meanings("toyo", ["toya"]).byTypos).toEqual([[], [], []]);
    expect(meanings("mazdi", near).byTypos).toEqual([[], ["mazda"], []]);
    expect(meanings("toyotapra", near).byTypos).toEqual([[], [], ["toyotaprado"]]);
    expect(meanings("toyotapr", near).byTypos).toEqual([[], [], []]);
  });

  it("counts letters, not code units", () => {
    expect(meanings("𝒂𝒃𝒄", ["𝒂𝒃𝒅"]).byTypos).toEqual([[], [], []]);
  });

  it("forgives typos in digits only where that is set", () => {
    expect(meanings("12345", ["12346"]).byTypos).toEqual([[], [], []]);
    expect(meanings("12345", ["12346"], { typos: { ...TYPOS, numbers: true } }).byTypos[1]).toEqual([
      "12346",
    ]);
    expect(meanings("x12345", ["x12346"]).byTypos[1]).toEqual(["x12346"]);
  });

  it("finds a code only as it is written, or by its beginning", () => {
    expect(meanings("u131302", [], { codes: ["u131303"] }).byTypos).toEqual([[], [], []]);
    expect(meanings("u1313", [], { codes: ["u131303"], prefix: true }).byTypos[0]).toEqual(["u131303"]);
  });

  it("keeps the word itself apart from those that begin with it", () => {
    expect(meanings("sport", ["sports", "sport"], { prefix: true })).toEqual({
      exact: "sport",
      byTypos: [["sport", "sports"], [], []],
    });
    expect(meanings("sport", ["sports"], { prefix: false })).toEqual({
      exact: null,
      byTypos: [[], ["sports"], []],
    });
  });

  const word = fc.string({ unit: fc.constantFrom("a", "b", "z"), minLength: 1, maxLength: 10 });

  it("means what looking at every word would mean; a wrong first letter is two typos", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 25 }), word, fc.boolean(), (words, typed, prefix) => {
        const most = typed.length >= 9 ? 2 : typed.length >= 5 ? 1 : 0;
        const expected: string[][] = [[], [], []];
        for (const known of words.toSorted()) {
          if (known === typed || (prefix && known.startsWith(typed))) {
            expected[0]?.push(known);
            continue;
          }
          const distance = editDistance(typed, known, most, prefix);
          const typos = known[0] === typed[0] ? distance : distance * 2;
          if (typos >= 1 && typos <= most) expected[typos]?.push(known);
        }
        const { exact, byTypos } = meanings(typed, words, { prefix });
        expect(byTypos.map((found) => new Set(found))).toEqual(expected.map((known) => new Set(known)));
        expect(exact).toBe(words.includes(typed) ? typed : null);
      }),
      { numRuns: 300 },
    );
  });
});
