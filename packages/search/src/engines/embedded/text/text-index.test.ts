import { describe, expect, it } from "vitest";
import { atOnce } from "../../../lists/steps.ts";
import { fieldOf, placeOf, stepTo, TextIndexBuilder } from "./text-index.ts";

/** What an index says of each document: its words in reading order, each with the number of its field and its place. */
function read(
  documents: readonly { readonly [field: string]: unknown }[],
  exactOnly: readonly string[] = [],
) {
  const builder = new TextIndexBuilder(["name", "code"], exactOnly);
  for (const document of documents) builder.add(document);
  const index = atOnce(builder.finish());
  const said = documents.map((_, document) =>
    Array.from(index.occurrences.subarray(index.offsets[document], index.offsets[document + 1])).map(
      (word, at) => {
        const place = index.places[(index.offsets[document] ?? 0) + at] ?? 0;
        return `${index.words.at(word)} ${fieldOf(place)}:${placeOf(place)}`;
      },
    ),
  );
  const found = Object.fromEntries(
    Array.from(index.allowsTypos, (_, number) => [
      index.words.at(number),
      Array.from(index.documents.subarray(index.starts[number], index.starts[number + 1])),
    ]),
  );
  return { index, said, found };
}

describe("TextIndexBuilder", () => {
  it("numbers words alphabetically, and places them by field", () => {
    const { index, said, found } = read([{ code: "b c", name: "c a" }, {}, { name: "a, b a" }]);
    expect(index.size).toBe(3);
    expect(["a", "b", "c", "d"].map((word) => index.words.find(word))).toEqual([0, 1, 2, null]);
    expect(said).toEqual([["c 0:0", "a 0:1", "b 1:0", "c 1:1"], [], ["a 0:0", "b 0:8", "a 0:9"]]);
    expect(found).toEqual({ a: [0, 2], b: [0, 2], c: [0] });
  });

  it("puts eight places between the elements of a list, and none for an element without words", () => {
    const { said } = read([{ name: ["tow bar", "", "-", null, ["sun roof", {}], "x"] }]);
    expect(said).toEqual([["tow 0:0", "bar 0:1", "sun 0:9", "roof 0:10", "x 0:18"]]);
  });

  it("reads long texts, short texts, and short texts that come again, alike", () => {
    const [short, long] = ["tow bar, x", "tow bar, x and many other words"];
    const words = ["tow 0:0", "bar 0:1", "x 0:9"];
    const { said } = read([{ name: short }, { name: short }, { name: long }, { name: ["y", short] }]);
    expect(said.slice(0, 2)).toEqual([words, words]);
    expect(said[2]?.slice(0, 3)).toEqual(words);
    expect(said[3]).toEqual(["y 0:0", "tow 0:8", "bar 0:9", "x 0:17"]);
  });

  it("knows each place up to the 1,024th, and of every later one that it is later", () => {
    const name = Array.from({ length: 5_000 }, () => "w").join(" ");
    const [said = []] = read([{ name, code: "x" }]).said;
    const places = said.map((word) => Number(word.split(":")[1]));
    expect(places.slice(0, 1_025)).toEqual(Array.from({ length: 1_025 }, (_, place) => place));
    expect(Math.min(...places.slice(1_024, -1))).toBe(1_024);
    expect(said.at(-1)).toBe("x 1:0");
  });

  it("knows how far each word stands behind those that are read shortly before it, wherever in a text", () => {
    const parts = Array.from({ length: 3_000 }, (_, at) => (at % 5 === 0 ? "a." : "a"));
    const { index } = read([{ name: parts.join(" "), code: "a b" }]);
    const places = [...index.places];
    const steps = places.slice(1).map((place, at) => stepTo(places[at] ?? 0, place));
    const expected = parts.slice(0, -1).map((part) => (part === "a." ? 8 : 1));
    expect(steps).toEqual([...expected, 0, 1]);
    for (let at = 100; at < 3_000; at += 1) {
      const far = expected.slice(at - 100, at).reduce((sum, step) => sum + step, 0);
      expect(stepTo(places[at - 100] ?? 0, places[at] ?? 0)).toBe(far);
    }
  });

  it("tells 32 fields apart, and refuses more", () => {
    const fields = Array.from({ length: 33 }, (_, at) => `f${at}`);
    const builder = new TextIndexBuilder(fields.slice(1), []);
    builder.add({ f1: "a", f32: "b" });
    expect([...atOnce(builder.finish()).places].map(fieldOf)).toEqual([0, 31]);
    expect(() => new TextIndexBuilder(fields, [])).toThrow("33 fields are to be searched");
  });

  it("allows typos in a word of a field that allows them, also when it stands in another too", () => {
    const { index } = read([{ name: "a", code: "b" }, { code: "a c" }, { name: "c" }], ["code"]);
    expect([index.words.length, ...index.allowsTypos]).toEqual([3, 1, 0, 1]);
  });

  it("keeps the words of more documents than its first memory holds", () => {
    const documents = Array.from({ length: 1_700 }, (_, at) => ({ name: `w${at} a b c d e f g h i` }));
    const { index, said } = read(documents);
    expect(index.occurrences).toHaveLength(17_000);
    expect(index.places).toHaveLength(17_000);
    expect(said[1_699]).toEqual(
      "w1699 a b c d e f g h i".split(" ").map((word, place) => `${word} 0:${place}`),
    );
  });
});
