import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentCache } from "./document-cache.ts";
import { DocumentStore } from "./document-store.ts";

/** What a document of one letter is stored with: its shape and its text. */
const LENGTH = '[0,"a"]'.length;

describe("DocumentStore", () => {
  it("gives every document back, however few it keeps as objects", () => {
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue())),
        fc.array(fc.nat()),
        fc.nat(3),
        (documents, asked, kept) => {
          const store = new DocumentStore(documentCache(kept * 100));
          for (const document of documents) store.add(document);
          expect(store.size).toBe(documents.length);
          for (const number of documents.length === 0 ? [] : asked) {
            const at = number % documents.length;
            expect(store.get(at)).toEqual(JSON.parse(JSON.stringify(documents[at])));
          }
        },
      ),
    );
  });

  it("gives the same object again while it is among those read last, and makes a new one afterwards", () => {
    const store = new DocumentStore(documentCache(LENGTH * 6 * 2));
    for (const id of ["a", "b", "c"]) store.add({ id });
    const first = store.get(0);
    store.get(1);
    expect(store.get(0)).toBe(first);
    const second = store.get(1);
    store.get(0);
    store.get(2);
    expect(store.get(0)).toBe(first);
    expect(store.get(1)).not.toBe(second);
  });

  it("shares its cache with other stores, each with documents of its own", () => {
    const cache = documentCache(LENGTH * 6 * 2);
    const [one, other] = [new DocumentStore(cache), new DocumentStore(cache)];
    one.add({ id: "a" });
    for (const id of ["b", "c"]) other.add({ id });
    const first = one.get(0);
    expect([first, other.get(0)]).toEqual([{ id: "a" }, { id: "b" }]);
    expect([one.get(0), cache.bytes]).toEqual([first, LENGTH * 6 * 2]);
    for (const at of [0, 1]) other.get(at);
    expect(one.get(0)).not.toBe(first);
    expect(cache.bytes).toBe(LENGTH * 6 * 2);
  });

  it("keeps documents larger than the rest of its memory whole", () => {
    const store = new DocumentStore(documentCache(0));
    const texts = ["é".repeat(1_000_000), "a".repeat(1_500_000), "b"];
    for (const text of texts) store.add({ text });
    expect(texts.map((text, at) => store.get(at)["text"] === text)).toEqual([true, true, true]);
  });

  it("takes no more than its documents do once it is finished, and gives and takes documents as before", () => {
    const store = new DocumentStore(documentCache(0));
    const documents = Array.from({ length: 50 }, (_, id) => ({ id, text: `car ${id} ${"é".repeat(id)}` }));
    for (const document of documents) store.add(document);
    const finished = store.finished();
    const bytes = finished.held.chunks.reduce((sum, { length }) => sum + length, 0);
    expect(bytes).toBe(finished.held.places.at(-1));
    expect(store.held.chunks.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThan(bytes * 4);
    const again = finished.finished();
    again.add({ id: "new" });
    expect(documents.map((_, at) => again.get(at))).toEqual(documents);
    expect(again.get(documents.length)).toEqual({ id: "new" });
  });

  it("throws for a document that was never added", () => {
    expect(() => new DocumentStore(documentCache(0)).get(0)).toThrow(
      "There is no document 0 in an index of 0",
    );
  });
});
