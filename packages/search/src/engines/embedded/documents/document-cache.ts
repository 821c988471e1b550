import type { SearchDocument } from "../../../plan/search-engine.ts";

/**
 * What an object takes for each character that it is stored with, together with the car that is read of it: measured with
 * cars of the demo dealers.
 */
const BYTES_A_CHARACTER = 6;
/** No store has as many documents. */
const STORE = 2 ** 32;

/** The documents of one store that were read lately. */
export interface CachedDocuments {
  get(index: number): SearchDocument | undefined;
  /** @param length The characters that the document is stored with. */
  set(index: number, document: SearchDocument, length: number): void;
}

/** Documents that were read lately, as objects. Stocks may share one. */
export interface DocumentCache {
  /** What they take, estimated. */
  readonly bytes: number;
  /** The place of one more store in it. */
  ofStore(): CachedDocuments;
}

/**
 * Keeps documents that were read lately as objects, up to so many bytes of all stocks that share it; those go first that were
 * not read for longest. A search that finds one again gives the same object.
 *
 * @example
 * const shared = documentCache(24_000_000);
 * const engine = embeddedEngine([stringifyCar(aCar({ make: "Mazda" }))], { documentCache: shared });
 */
export function documentCache(maxBytes: number): DocumentCache {
  const entries = new Map<number, { readonly document: SearchDocument; readonly bytes: number }>();
  let bytes = 0;
  let stores = 0;
  return {
    get bytes() {
      return bytes;
    },
    ofStore() {
      const first = stores * STORE;
      stores += 1;
      return {
        get(index) {
          const entry = entries.get(first + index);
          if (!entry) return undefined;
          entries.delete(first + index);
          entries.set(first + index, entry);
          return entry.document;
        },
        set(index, document, length) {
          const entry = { document, bytes: length * BYTES_A_CHARACTER };
          entries.set(first + index, entry);
          bytes += entry.bytes;
          for (const [key, oldest] of entries) {
            if (bytes <= maxBytes) break;
            entries.delete(key);
            bytes -= oldest.bytes;
          }
        },
      };
    },
  };
}
