import { describe, expect, it } from "vitest";
import { listBits } from "../columns/bits.ts";
import { atOnce } from "../../../lists/steps.ts";
import { TextIndexBuilder } from "./text-index.ts";
import { type TypedWord, TypedWords } from "./typed-words.ts";

const SETTINGS = { oneTypo: 5, twoTypos: 9, numbers: false };

function wordsOf(...names: readonly string[]) {
  const builder = new TextIndexBuilder(["name"], []);
  for (const name of names) builder.add({ name });
  const index = atOnce(builder.finish());
  const read = ({ documents, meanings, exact }: TypedWord) => ({
    documents: documents.map((bits) => [...listBits(bits)]),
    meanings: meanings.map((words) => words.map((word) => index.words.at(word))),
    exact: exact === null ? null : index.words.at(exact),
  });
  return { typed: new TypedWords(index, SETTINGS), read };
}

describe("TypedWords", () => {
  it("finds a word itself, its neighbours by typos, and itself written as two as one typo", () => {
    const { typed, read } = wordsOf("landcruiser", "land cruiser", "landcruizer", "land x cruiser");
    expect(read(typed.word("landcruiser", false))).toEqual({
      documents: [[0], [1, 2], []],
      meanings: [["landcruiser"], ["landcruizer", "land", "cruiser"], []],
      exact: "landcruiser",
    });
  });

  it("finds the halves of a word that no car says as one", () => {
    const { typed, read } = wordsOf("land cruiser", "land");
    expect(read(typed.word("landcruiser", false))).toEqual({
      documents: [[], [0], []],
      meanings: [[], ["land", "cruiser"], []],
      exact: null,
    });
  });

  it("parts a word of one letter and another", () => {
    const { typed, read } = wordsOf("a b");
    expect(read(typed.word("ab", false)).documents).toEqual([[], [0], []]);
  });

  it("parts no word where the halves stand in no car side by side", () => {
    const { typed, read } = wordsOf("land x cruiser");
    expect(read(typed.word("landcruiser", false))).toEqual({
      documents: [[], [], []],
      meanings: [[], [], []],
      exact: null,
    });
  });

  it("parts a word of 64 letters, and none of 65", () => {
    const half = "a".repeat(32);
    const { typed, read } = wordsOf(`${half} ${half.replace("a", "b")}`, `${half} ${half}c`);
    expect(read(typed.word(half + half.replace("a", "b"), false)).documents[1]).toEqual([0]);
    expect(read(typed.word(`${half + half}c`, false)).documents[1]).toEqual([]);
  });

  it("reads two words as one for two typos, three for three, with one more only in two", () => {
    const { typed, read } = wordsOf("landcruiser", "landcruizer");
    expect(read(typed.joined(["land", "cruiser"], false))).toEqual({
      documents: [[], [], [0], [1], []],
      meanings: [[], [], ["landcruiser"], ["landcruizer"], []],
      exact: "landcruiser",
    });
    expect(read(typed.joined(["land", "crui", "ser"], false))).toEqual({
      documents: [[], [], [], [0], [], []],
      meanings: [[], [], [], ["landcruiser"], [], []],
      exact: "landcruiser",
    });
    expect(read(typed.joined(["land", "cru"], true)).documents[2]).toEqual([0, 1]);
    expect(read(typed.joined(["land", "cru"], false)).documents[2]).toEqual([]);
  });

  it("forgives words typed as one a typo less than so long a word", () => {
    const { typed, read } = wordsOf("x3000", "x30000000");
    expect(read(typed.word("x3001", false)).documents[1]).toEqual([0]);
    expect(read(typed.joined(["x", "3001"], false)).documents.flat()).toEqual([]);
    expect(read(typed.joined(["x", "30000001"], false)).documents[3]).toEqual([1]);
  });

  it("keeps what it looked up, apart for words, beginnings, and two or three words as one", () => {
    const { typed } = wordsOf("landcruiser");
    const looked = () => [
      typed.word("land", false),
      typed.word("land", true),
      typed.joined(["la", "nd"], false),
      typed.joined(["la", "nd"], true),
      typed.joined(["l", "a", "nd"], false),
      typed.joined(["l", "a", "nd"], true),
    ];
    const first = looked();
    expect(new Set(first).size).toBe(6);
    for (const [at, word] of looked().entries()) expect(word).toBe(first[at]);
  });

  it("starts anew after 300 words", () => {
    const { typed } = wordsOf("mazda");
    const first = typed.word("mazda", false);
    for (let at = 1; at < 300; at++) typed.word(`w${at}`, false);
    expect(typed.word("mazda", false)).toBe(first);
    typed.word("w300", false);
    expect(typed.word("mazda", false)).not.toBe(first);
    expect(typed.word("mazda", false)).toEqual(first);
  });
});
