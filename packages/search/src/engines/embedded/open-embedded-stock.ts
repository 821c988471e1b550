import { mkdir } from "node:fs/promises";
import { atMost } from "../../kernel/at-most.ts";
import type { StockIndex } from "../../stock-index/stock-index.ts";
import type { SearchEngine } from "../../plan/search-engine.ts";
import type { EmbeddedSettings } from "./embedded-settings.ts";
import { EMPTY_VERSION, snapshotIndex } from "./snapshot/snapshot-index.ts";
import { IndexFile } from "./index-file.ts";
import { openSnapshot } from "./snapshot/read-snapshot.ts";
import { ServedSnapshot, type StockHealth } from "./snapshot/served-snapshot.ts";
import { versionOf } from "./snapshot/snapshot-format.ts";
import type { StockLog } from "./snapshot/stock-log.ts";
import { snapshotFiles } from "./snapshot/write-snapshot.ts";

/** Seconds; a snapshot that cannot be read waits for the next import. */
const RETRY_AFTER = 30;
/** Milliseconds. */
const WAIT_FOR_WRITER = 60_000;

/** Where the stock lives and how long its users wait. */
export interface EmbeddedStockOptions {
  /** A directory of its own for each pool of stock; made when it is missing. */
  directory: string;
  log?: StockLog;
  /** How long a query waits for a replaced snapshot to load before the old one is searched; 0 never waits. Default: 250 ms. */
  waitForReload?: number;
  /** Epoch milliseconds; used to distinguish dead writers from slow ones. */
  clock?: () => number;
  /** Of the engine. */
  settings?: EmbeddedSettings;
  /** Stocks from so many cars on store their index in a file beside the snapshot, for quick starts. Default: 50,000. */
  storeIndexFrom?: number;
}

/** The embedded stock of one pool: a snapshot on disk, an engine over it, and the index that replaces it. */
export interface EmbeddedStock {
  /** Answers from the newest snapshot, also when another process replaced it. */
  engine: SearchEngine;
  index: StockIndex;
  /** Names the stock that `engine` searches; the same stock has the same version in every process. A key for caches. */
  version(): string;
  /**
   * The same once a snapshot that another process put there is loaded, waited for as long as a query waits: a page cached
   * under the version before is then not shown again, however long nothing was searched.
   */
  newestVersion(): Promise<string>;
  /** Whether there is a usable snapshot, for `/readyz`. Loads it when that was not done yet. */
  health(): Promise<StockHealth>;
  close(): Promise<void>;
}

/**
 * Opens the stock of a directory. Nothing is loaded before the first query, so that a command that only writes
 * does not pay for an engine. There are no timers and no watchers to forget.
 *
 * @example
 * const stock = await openEmbeddedStock({ directory: ".data/stock/main" });
 * await stock.index.write((writer) => writer.put([ownRecord(document)]));
 * const result = await stock.engine.run(plan);
 */
export async function openEmbeddedStock(options: EmbeddedStockOptions): Promise<EmbeddedStock> {
  const { directory, log = silent, waitForReload = 250 } = options;
  await mkdir(directory, { recursive: true });
  const { settings = {}, storeIndexFrom: leastCars = 50_000 } = options;
  const engines = new IndexFile({ directory, log, leastCars, settings });
  const served = new ServedSnapshot({ directory, log, engines, emptyVersion: EMPTY_VERSION });
  const index = snapshotIndex({
    directory,
    log,
    waitForWriter: WAIT_FOR_WRITER,
    now: options.clock ?? Date.now,
    async onCommit() {
      // Whoever writes in the serving process sees the result in the next query.
      if (served.served !== null) await refreshed(served);
    },
  });
  const atOpening = await versionOnDisk(directory);
  return {
    index,
    engine: {
      async run(plan) {
        const loading = served.refresh();
        if (loading && served.served === null) await loading;
        else if (loading && waitForReload > 0) await atMost(loading, waitForReload);
        if (served.served !== null) return served.served.engine.run(plan);
        return {
          ok: false,
          problem: "unavailable",
          detail: served.problem ?? "The stock is not loaded.",
          retryAfter: RETRY_AFTER,
        };
      },
    },
    version() {
      if (served.served === null) return atOpening;
      void served.refresh();
      return served.served.version;
    },
    async newestVersion() {
      if (served.served === null) return atOpening;
      const loading = served.refresh();
      if (loading && waitForReload > 0) await atMost(loading, waitForReload);
      return served.served.version;
    },
    async health() {
      await served.refresh();
      if (served.served === null || served.problem !== null) {
        return { ok: false, detail: served.problem ?? "The stock is not loaded." };
      }
      return { ok: true, version: served.served.version, cars: served.served.cars };
    },
    async close() {
      await served.loading;
      await engines.settled();
    },
  };
}

async function refreshed(served: ServedSnapshot): Promise<void> {
  // A load that was under way may have read the snapshot before this commit: then there is one more to wait for.
  for (let loading = served.refresh(); loading !== null; loading = served.refresh()) await loading;
}

async function versionOnDisk(directory: string): Promise<string> {
  try {
    const snapshot = await openSnapshot(snapshotFiles(directory).current);
    await snapshot?.close();
    return snapshot ? versionOf(snapshot.footer) : EMPTY_VERSION;
  } catch {
    return EMPTY_VERSION; // a damaged snapshot is reported when it is loaded
  }
}

const nowhere = () => undefined;
const silent: StockLog = { info: nowhere, warn: nowhere, error: nowhere };
