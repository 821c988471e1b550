import { join } from "node:path";
import { carIndexFields } from "../../plan/car-index-fields.ts";
import type { Steps } from "../../lists/steps.ts";
import { changedStore } from "./changed-store.ts";
import {
  type ColumnStore,
  ColumnStoreBuilder,
  type IndexedStock,
  indexedStockOf,
  openColumnStore,
} from "./column-store.ts";
import { engineOver } from "./embedded-engine.ts";
import type { EmbeddedSettings } from "./embedded-settings.ts";
import type { DocumentBatches, StockEngine, StockEngines } from "./snapshot/served-snapshot.ts";
import type { StockLog } from "./snapshot/stock-log.ts";
import { readValueFile, writeValueFile } from "./value-file/value-file.ts";

/** To be raised when an index is built otherwise; a test notices. */
export const INDEX_FORMAT = 3;

interface IndexFileOptions {
  directory: string;
  log: StockLog;
  /** Smaller stocks are indexed sooner than a file is worth. */
  leastCars: number;
  settings: EmbeddedSettings;
}

/** After so many cars something else gets a turn. */
const CARS_A_TURN = 256;

/**
 * Makes the index of a stock while others are answered, and stores that of a large one in a file beside its snapshot: a
 * start reads it instead of building it. It is named by the stock's version, so that an index of other cars is never
 * read, and can be deleted at any time.
 */
export class IndexFile implements StockEngines {
  readonly #options: IndexFileOptions;
  readonly #file: string;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: IndexFileOptions) {
    this.#options = options;
    this.#file = join(options.directory, "stock.index");
  }

  async stored(versions: readonly string[], cars: number) {
    const { leastCars, settings } = this.#options;
    if (cars < leastCars) return null;
    try {
      const keys = versions.map((version) => this.#keyOf(version));
      const stored = await readValueFile(this.#file, keys);
      const version = stored && versions[keys.indexOf(stored.key)];
      return version
        ? { engine: this.#engine(openColumnStore(stored.value as IndexedStock, settings)), version }
        : null;
    } catch (error) {
      this.#warn("the stored index cannot be read; it is built anew", error);
      return null;
    }
  }

  /** The index is stored while it is searched already. */
  async build(batches: DocumentBatches, version: string): Promise<StockEngine> {
    const builder = new ColumnStoreBuilder(this.#options.settings);
    let cars = 0;
    for await (const batch of batches)
      for (const document of batch) {
        builder.add(document);
        if (++cars % CARS_A_TURN === 0) await turnOfOthers();
      }
    const store = await inSteps(builder.finish());
    if (store.size >= this.#options.leastCars) {
      const write = () => writeValueFile(this.#file, this.#keyOf(version), indexedStockOf(store));
      this.#writing = this.#writing
        .then(write)
        .catch((error: unknown) =>
          this.#warn("the index could not be stored; the next start builds it", error),
        );
    }
    return this.#engine(store);
  }

  /** Until nothing is being written. */
  settled(): Promise<void> {
    return this.#writing;
  }

  #engine(store: ColumnStore): StockEngine {
    const { settings } = this.#options;
    return {
      ...engineOver(store, settings),
      changed: async (changes) => this.#engine(await inSteps(changedStore(store, changes, settings))),
    };
  }

  #keyOf(version: string): string {
    return JSON.stringify([INDEX_FORMAT, version, this.#options.settings.fields ?? carIndexFields]);
  }

  #warn(message: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.#options.log.warn({ file: this.#file, reason }, message);
  }
}

const turnOfOthers = () => new Promise((resolve) => setImmediate(resolve));

async function inSteps<Result>(steps: Steps<Result>): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await turnOfOthers();
  }
}
