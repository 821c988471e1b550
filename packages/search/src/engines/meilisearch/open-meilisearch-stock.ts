import { atMost } from "../../kernel/at-most.ts";
import type { ConfigurableStockIndex } from "../../stock-index/stock-index.ts";
import type { SearchEngine } from "../../plan/search-engine.ts";
import { type MeilisearchEngineOptions, meilisearchEngine } from "./searching/meilisearch-engine.ts";
import { type MeilisearchIndexOptions, meilisearchIndex } from "./indexing/meilisearch-index.ts";

/** What the stock on a Meilisearch server needs. */
export interface MeilisearchStockOptions
  extends MeilisearchEngineOptions,
    Pick<MeilisearchIndexOptions, "settings" | "taskTimeout"> {
  /** How old a known version may be, in milliseconds; default: two seconds. */
  versionFor?: number;
  /** How long `newestVersion` waits for the server, in milliseconds; default: 300. */
  waitForVersion?: number;
}

/** The stock of one index on a Meilisearch server, in the shape of the embedded one. */
export interface MeilisearchStock {
  engine: SearchEngine;
  index: ConfigurableStockIndex;
  /** Names the stock as last heard of; a key for caches. Asking starts a look at the server when the last is long ago. */
  version(): string;
  /** The same, once a look at the server that is due has ended; a server that is slow is not waited for longer than is set. */
  newestVersion(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens the stock of a Meilisearch index. The version is read from the server in the background, at most every
 * two seconds and only while it is read.
 *
 * @example
 * const stock = openMeilisearchStock({ host, key, index: "Car_production", fetch, clock: Date.now });
 */
export function openMeilisearchStock(options: MeilisearchStockOptions): MeilisearchStock {
  const { clock, versionFor = 2_000, waitForVersion = 300 } = options;
  const index = meilisearchIndex(options);
  let known = "unknown";
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  const look = async () => {
    const counted = await index.count();
    if (counted.ok) known = counted.version;
    looking = null;
  };

  const version = (): string => {
    if (looking === null && clock() - lookedAt >= versionFor) {
      lookedAt = clock();
      looking = look();
    }
    return known;
  };

  return {
    engine: meilisearchEngine(options),
    index,
    version,
    async newestVersion() {
      version();
      // Whoever comes while a look hangs waits for what is left of its time, and not for all of it again.
      const left = lookedAt + waitForVersion - clock();
      if (looking !== null && left > 0) await atMost(looking, left);
      return known;
    },
    async close() {
      await looking;
    },
  };
}
