import { describe, expect, it } from "vitest";
import { listBits } from "../columns/bits.ts";
import { documentsSaying, documentsWith } from "./adjacent-words.ts";
import { atOnce } from "../../../lists/steps.ts";
import { TextIndexBuilder } from "./text-index.ts";

function indexOf(...documents: readonly { readonly [field: string]: unknown }[]) {
  const builder = new TextIndexBuilder(["name", "badge"], []);
  for (const document of documents) builder.add(document);
  return atOnce(builder.finish());
}
const saying = (index: ReturnType<typeof indexOf>, words: readonly string[], gaps: readonly number[]) => [
  ...listBits(
    documentsSaying(
      index,
      words.map((word) => index.words.find(word) ?? 0),
      gaps,
    ),
  ),
];

describe("documentsSaying", () => {
  it("finds words side by side, at the beginning, in the middle and at the end", () => {
    const names = ["a b", "x a b x", "x a b", "b a", "a x b", "a", "b", "a a b"];
    const index = indexOf(...names.map((name) => ({ name })));
    expect(saying(index, ["a", "b"], [0, 1])).toEqual([0, 1, 2, 7]);
    expect(saying(index, ["a"], [0])).toEqual([0, 1, 2, 3, 4, 5, 7]);
  });

  it("finds words as far apart as they are wanted, and no nearer", () => {
    const index = indexOf({ name: "a, b" }, { name: "a b" }, { name: ["a", "b"] });
    expect(saying(index, ["a", "b"], [0, 8])).toEqual([0, 2]);
  });

  it("finds a word that comes twice, where it does", () => {
    const index = indexOf({ name: "a a" }, { name: "a" }, { name: "a", badge: "a" });
    expect(saying(index, ["a", "a"], [0, 1])).toEqual([0]);
  });

  it("finds nothing of no words, nor in two fields or two documents", () => {
    const index = indexOf({ name: "b a" }, { name: "b" }, { name: "a", badge: "b" });
    expect(saying(index, [], [])).toEqual([]);
    expect(saying(index, ["a", "b"], [0, 1])).toEqual([]);
  });
});

describe("documentsWith", () => {
  it("names each document once", () => {
    const index = indexOf({ name: "a a" }, { name: "b" }, { badge: "a" });
    expect([...documentsWith(index, 0)]).toEqual([0, 2]);
    expect([...documentsWith(index, 1)]).toEqual([1]);
  });
});
