import { join } from "node:path";
import type { SearchDocument, SearchEngine } from "../../plan/search-engine.ts";
import { buildColumnStore, type IndexedStock, indexedStockOf, openColumnStore } from "./column-store.ts";
import { engineOver } from "./embedded-engine.ts";
import type { StockLog } from "./snapshot/stock-log.ts";
import { carIndexFields } from "../../plan/car-index-fields.ts";
import { readValueFile, writeValueFile } from "./value-file/value-file.ts";

/** To be raised when an index is built otherwise; a test notices. */
export const INDEX_FORMAT = 1;

interface IndexFileOptions {
  directory: string;
  log: StockLog;
  /** Smaller stocks are indexed sooner than a file is worth. */
  leastCars: number;
}

/**
 * The index of a large stock, stored in a file beside its snapshot: a start reads it instead of building it. It is named by
 * the stock's version, so that an index of other cars is never read, and can be deleted at any time.
 */
export class IndexFile {
  readonly #options: IndexFileOptions;
  readonly #file: string;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: IndexFileOptions) {
    this.#options = options;
    this.#file = join(options.directory, "stock.index");
  }

  /** An engine over the index of this version; null where none is stored. */
  async read(version: string, cars: number): Promise<SearchEngine | null> {
    if (cars < this.#options.leastCars) return null;
    try {
      const stock = await readValueFile(this.#file, keyOf(version));
      return stock === null ? null : engineOver(openColumnStore(stock as IndexedStock));
    } catch (error) {
      this.#warn("the stored index cannot be read; it is built anew", error);
      return null;
    }
  }

  /** Builds an engine, and stores its index while the engine is searched already. */
  build(documents: Iterable<SearchDocument>, version: string): SearchEngine {
    const store = buildColumnStore(documents);
    if (store.size >= this.#options.leastCars) {
      const write = () => writeValueFile(this.#file, keyOf(version), indexedStockOf(store));
      this.#writing = this.#writing
        .then(write)
        .catch((error: unknown) =>
          this.#warn("the index could not be stored; the next start builds it", error),
        );
    }
    return engineOver(store);
  }

  /** Until nothing is being written. */
  settled(): Promise<void> {
    return this.#writing;
  }

  #warn(message: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.#options.log.warn({ file: this.#file, reason }, message);
  }
}

const keyOf = (version: string) => JSON.stringify([INDEX_FORMAT, version, carIndexFields]);
