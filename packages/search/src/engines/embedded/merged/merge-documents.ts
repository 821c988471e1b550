import { copyRuns, lengthOf, type Run } from "../../../lists/runs.ts";
import type { SearchDocument } from "../../../plan/search-engine.ts";
import type { HeldDocuments } from "../documents/document-store.ts";
import { PackedJson } from "../documents/packed-json.ts";

/** The documents that runs name, of those that a store holds and of new ones. What is held does not change. */
export function mergeDocuments(
  held: HeldDocuments,
  added: readonly SearchDocument[],
  runs: readonly Run[],
): HeldDocuments {
  const json = new PackedJson(held.shapes);
  const encoder = new TextEncoder();
  const texts = added.map((document) => encoder.encode(json.stringify(document)));
  const chunk = new Uint8Array(texts.reduce((sum, text) => sum + text.length, 0));
  const own = new Uint32Array(texts.length * 3);
  let end = 0;
  for (const [at, text] of texts.entries()) {
    chunk.set(text, end);
    own.set([held.chunks.length, end, end + text.length], at * 3);
    end += text.length;
  }
  // A document has three places in a row.
  const threes = runs.map(({ of, from, to }) => ({ of, from: from * 3, to: to * 3 }));
  const places = copyRuns(new Uint32Array(lengthOf(threes)), [held.places, own], threes);
  return { chunks: [...held.chunks, chunk], places, shapes: json.shapes };
}
