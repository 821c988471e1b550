import { processWide } from "#host/process/process-wide.ts";

/** How the budget of all caches in memory is split; the shares are one together. */
export const CACHE_SHARES = {
  /** Pages and their scripts, ready to be sent. */
  pages: 0.35,
  /** The HTML of cars' cards. */
  cards: 0.07,
  /** Documents of open stocks that were read lately, and their cars. */
  cars: 0.13,
  /** What dashboards responded, counted as it came; it serves while they are away, so it is not where to save. */
  dashboards: 0.27,
  /** Content of dealers' folders, parsed and checked. Counted as its files, a third of what it takes; 15 ms to be read again. */
  contents: 0.13,
  /** Forms that could not be stored for the moment. */
  forms: 0.05,
} as const;

export type CacheName = keyof typeof CACHE_SHARES;

/** A process whose environment says nothing else, as that of a command or a test, has this budget, in bytes. */
export const DEFAULT_CACHE_BYTES = 96_000_000;

interface CacheBudget {
  bytes: number;
  /** Tells the bytes of each cache in use now. */
  used: Map<CacheName, () => number>;
}

const budget = processWide<CacheBudget>("cache-budget", () => ({
  bytes: DEFAULT_CACHE_BYTES,
  used: new Map(),
}));

/** Sets the bytes of all caches of this process together, before the first of them is made. */
export function provideCacheBudget(bytes: number): void {
  budget.current.bytes = bytes;
}

/** The bytes one cache may hold. `used` is asked for what it holds now at each scrape of the metrics. */
export function shareOf(name: CacheName, used: () => number): number {
  budget.current.used.set(name, used);
  return Math.floor(budget.current.bytes * CACHE_SHARES[name]);
}

/** What each cache holds and may hold, in bytes; those that were not used yet hold nothing. */
export const cacheUse = (): { name: CacheName; bytes: number; limit: number }[] =>
  (Object.keys(CACHE_SHARES) as CacheName[]).map((name) => ({
    name,
    bytes: budget.current.used.get(name)?.() ?? 0,
    limit: Math.floor(budget.current.bytes * CACHE_SHARES[name]),
  }));
