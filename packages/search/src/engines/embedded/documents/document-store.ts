import type { SearchDocument } from "../../../plan/search-engine.ts";
import { GrowingList } from "../../../lists/growing-list.ts";
import type { DocumentCache } from "./document-cache.ts";
import { PackedJson } from "./packed-json.ts";

/** A small stock needs no more than the first; each further one is twice as large, up to the largest. */
const FIRST_CHUNK = 1 << 16;
const LARGEST_CHUNK = 1 << 22;

/** What a store holds, to be held by another one. */
export interface HeldDocuments {
  readonly chunks: readonly Uint8Array<ArrayBuffer>[];
  readonly places: Uint32Array<ArrayBuffer>;
  readonly shapes: readonly (readonly string[])[];
}

/**
 * Keeps documents as packed UTF-8 JSON outside the JavaScript heap, a fraction of what objects would take, and
 * reads back the few that a page shows. Documents read lately are cached as objects.
 */
export class DocumentStore {
  private readonly chunks: Uint8Array<ArrayBuffer>[];
  /** Of each document its chunk, and where it begins and ends in it. */
  private readonly places: GrowingList;
  private readonly cache: DocumentCache;
  /** Where its first document is in the cache. */
  private readonly first: number;
  private readonly json: PackedJson;
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();
  /** Of the last chunk. */
  private used: number;

  /** Empty, or with what another one held: then it is full. */
  constructor(cache: DocumentCache, held?: HeldDocuments) {
    this.cache = cache;
    this.first = cache.placesOfStore();
    this.chunks = [...(held?.chunks ?? [])];
    this.places = new GrowingList(held?.places);
    this.json = new PackedJson(held?.shapes);
    this.used = this.chunks.at(-1)?.length ?? 0;
  }

  get held(): HeldDocuments {
    return { chunks: this.chunks, places: this.places.finish(), shapes: this.json.shapes };
  }

  /** The same documents in a store to be read: it takes no more memory than they do. */
  finished(): DocumentStore {
    const { chunks, ...held } = this.held;
    const last = chunks.at(-1);
    const full = last ? [...chunks.slice(0, -1), last.slice(0, this.used)] : [];
    return new DocumentStore(this.cache, { ...held, chunks: full });
  }

  get size(): number {
    return this.places.length / 3;
  }

  add(document: SearchDocument): void {
    const text = this.json.stringify(document);
    // A UTF-16 unit takes at most three bytes.
    const most = text.length * 3;
    let chunk = this.chunks.at(-1);
    if (!chunk || chunk.length - this.used < most) {
      const size = Math.min(LARGEST_CHUNK, FIRST_CHUNK * 2 ** this.chunks.length);
      chunk = new Uint8Array(Math.max(size, most));
      this.chunks.push(chunk);
      this.used = 0;
    }
    const { written } = this.encoder.encodeInto(text, chunk.subarray(this.used));
    this.places.push(this.chunks.length - 1);
    this.places.push(this.used);
    this.used += written;
    this.places.push(this.used);
  }

  get(index: number): SearchDocument {
    const known = this.cache.get(this.first + index);
    if (known) return known;
    const chunk = this.chunks[this.places.at(index * 3)];
    if (!chunk || index >= this.size)
      throw new Error(`There is no document ${index} in an index of ${this.size}; ask within its size.`);
    const text = this.decoder.decode(
      chunk.subarray(this.places.at(index * 3 + 1), this.places.at(index * 3 + 2)),
    );
    const document = this.json.parse(text);
    this.cache.set(this.first + index, document, text.length);
    return document;
  }
}
