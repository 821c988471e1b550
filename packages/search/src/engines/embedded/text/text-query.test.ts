import { describe, expect, it } from "vitest";
import type { PlanTerm } from "../../../plan/search-plan.ts";
import { readTerms } from "./text-query.ts";

const word = (text: string): PlanTerm => ({ kind: "word", text });
const prefix = (text: string): PlanTerm => ({ kind: "prefix", text });
const phrase = (text: string): PlanTerm => ({ kind: "phrase", text });
const not = (kind: "word" | "phrase", text: string): PlanTerm => ({ kind: "not", term: { kind, text } });
const wordsOf = (...terms: PlanTerm[]) =>
  readTerms(terms).words.map((each) => (each.prefix ? `${each.text}…` : each.text));

describe("readTerms", () => {
  it("reads a word of several as several, of which the last may be a beginning", () => {
    expect(wordsOf(word("CX-5"), prefix("HiLux"))).toEqual(["cx", "5", "hilux…"]);
    expect(wordsOf(prefix("cx-"))).toEqual(["cx"]);
    expect(wordsOf(prefix("--"))).toEqual([]);
  });

  it("reads a phrase with the distance of each word from the one before it", () => {
    expect(readTerms([phrase("Tow Bar, sunroof")])).toEqual({
      words: [],
      phrases: [{ words: ["tow", "bar", "sunroof"], gaps: [0, 1, 8] }],
      unwanted: [],
    });
  });

  it("keeps what is unwanted apart, a word as a phrase of one", () => {
    expect(readTerms([not("word", "diesel"), not("phrase", "tow bar"), not("word", "-")])).toEqual({
      words: [],
      phrases: [],
      unwanted: [
        { words: ["diesel"], gaps: [0] },
        { words: ["tow", "bar"], gaps: [0, 1] },
      ],
    });
  });

  it("reads ten words, a phrase for one of them, and all that is unwanted", () => {
    const letters = "a b c d e f g h i j k".split(" ");
    expect(wordsOf(...letters.map(word))).toEqual(letters.slice(0, 10));
    expect(wordsOf(word(letters.join("-")))).toEqual(letters.slice(0, 10));
    const nine = letters.slice(0, 9).map(word);
    const read = readTerms([...nine, phrase("x y"), phrase("z"), word("k"), not("word", "u")]);
    expect(read.words).toHaveLength(9);
    expect(read.phrases.map(({ words }) => words)).toEqual([["x", "y"]]);
    expect(read.unwanted).toHaveLength(1);
    expect(readTerms([...letters.map(phrase), word("x")])).toMatchObject({ words: [], unwanted: [] });
    expect(readTerms(letters.map(phrase)).phrases).toHaveLength(10);
  });
});
