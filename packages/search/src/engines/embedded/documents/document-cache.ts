import type { SearchDocument } from "../../../plan/search-engine.ts";

/**
 * What an object takes for each character that it is stored with, together with the car that is read of it: measured with
 * cars of the demo dealers.
 */
const BYTES_A_CHARACTER = 6;
/** No store has as many documents. */
const STORE = 2 ** 32;

/** Documents that were read lately, as objects. Stocks may share one. */
export interface DocumentCache {
  /** What they take, estimated. */
  readonly bytes: number;
  /** The place of the first document of one more store; the others follow it. */
  placesOfStore(): number;
  get(place: number): SearchDocument | undefined;
  /** @param length The characters that the document is stored with. */
  set(place: number, document: SearchDocument, length: number): void;
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
  const entries = new Map<number, readonly [document: SearchDocument, bytes: number]>();
  let [bytes, stores] = [0, 0];
  return {
    get bytes() {
      return bytes;
    },
    placesOfStore: () => STORE * stores++,
    get(place) {
      const entry = entries.get(place);
      if (entry && entries.delete(place)) entries.set(place, entry);
      return entry?.[0];
    },
    set(place, document, length) {
      bytes += length * BYTES_A_CHARACTER;
      entries.set(place, [document, length * BYTES_A_CHARACTER]);
      for (const [oldest, [, size]] of entries) {
        if (bytes <= maxBytes) return;
        entries.delete(oldest);
        bytes -= size;
      }
    },
  };
}
