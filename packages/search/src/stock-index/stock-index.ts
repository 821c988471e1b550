import type { CarDocument } from "../car/wire/car-document.ts";

/**
 * What an index keeps of where a car came from, beside the car's own fields.
 * It is what lets an import distinguish new, changed and departed cars without
 * reading whole documents.
 */
export interface StockOrigin {
  /** Name of the feed that brought the car; null for cars written by hand. */
  feed: string | null;
  /** Hash of what the feed holds about the car; "" after it left the feed, so that its return is a change. */
  fingerprint: string;
}

/** A car as an index stores it. */
export interface StockRecord extends StockOrigin {
  document: CarDocument;
}

/** The little an import needs to know about a stored car. */
export interface StockEntry extends StockOrigin {
  id: string;
  slug: string;
  /** Whether the stored car counts as sold, and since when (epoch ms; null when unknown). */
  sold: { at: number | null } | null;
  /** Epoch ms; null when unknown. */
  createdAt: number | null;
}

/** Writes within one {@link StockIndex.write} or {@link StockIndex.rebuild}. */
export interface StockWriter {
  /** What was stored when this writer opened: one entry a car, in no promised order. */
  entries(): AsyncIterable<StockEntry>;
  /** Stored records of these ids as they were when the writer opened; unknown ids are left out. */
  get(ids: readonly string[]): Promise<StockRecord[]>;
  /** Adds cars, or replaces whole cars that have the same id. */
  put(records: readonly StockRecord[]): Promise<void>;
  /** Takes cars out altogether; unknown ids are no error. A sold car is put, not removed. */
  remove(ids: readonly string[]): Promise<void>;
}

/** Why the index could not be read or written. The words in `detail` are for the person at the terminal. */
export interface StockIndexFailure {
  ok: false;
  problem:
    | "busy" // another process is writing and did not finish in time
    | "unreachable" // no response from the server, or no access to the directory
    | "refused" // the server or disk refused: bad key, failed task, disk full
    | "broken"; // what is stored cannot be read
  detail: string;
}

/** The outcome of a write: what the work returned, and the version now served. */
export type StockWriteResult<T> = { ok: true; value: T; version: string } | StockIndexFailure;

/**
 * What an import, a seeder or a sync job writes stock to. One contract suite,
 * `describeStockIndex`, is run by every adapter.
 *
 * @example
 * await index.write((writer) => writer.put([{ document, feed: "demo", fingerprint: "" }]));
 */
export interface StockIndex {
  /**
   * Runs `work` as the only writer and commits what it wrote when it is done.
   * When `work` throws nothing is written and the error is passed on. With the embedded index all of a commit
   * becomes visible at once; with Meilisearch batches become visible one by one, in order, once `work` is done.
   */
  write<T>(work: (writer: StockWriter) => Promise<T>): Promise<StockWriteResult<T>>;
  /** Like {@link write}, but starts from nothing and replaces the whole stock at the end, without a gap for shoppers. */
  rebuild<T>(work: (writer: StockWriter) => Promise<T>): Promise<StockWriteResult<T>>;
  /** Everything stored, for listing, exporting or a dry run, without locking writers out. Throws {@link StockIndexError}. */
  records(): AsyncIterable<StockRecord>;
  /** Stored records of these ids; unknown ids are left out. Throws {@link StockIndexError}. */
  get(ids: readonly string[]): Promise<StockRecord[]>;
  /** How many cars are stored, or why that is unknown. */
  count(): Promise<{ ok: true; cars: number; version: string } | StockIndexFailure>;
}

/** A {@link StockIndex} on a server that has settings of its own to look after. */
export interface ConfigurableStockIndex extends StockIndex {
  /** Names of the settings that differ from what cars need; all of them while there is no index. */
  settingsDrift(): Promise<{ ok: true; differing: string[] } | StockIndexFailure>;
  /** Sets them, making the index when there is none. A server re-indexes in the background; this waits for it. */
  applySettings(): Promise<{ ok: true; changed: string[] } | StockIndexFailure>;
}

/**
 * Whether an index has settings to look after; the embedded one carries them in its code.
 *
 * @example
 * isConfigurable(openMeilisearchStock({ host, key, index: "Car_production", fetch, clock: Date.now }).index); // true
 */
export function isConfigurable(index: StockIndex): index is ConfigurableStockIndex {
  return "settingsDrift" in index && "applySettings" in index;
}

/**
 * A failure met in the middle of reading; {@link StockIndex.write} turns it into its result.
 *
 * @example
 * new StockIndexError({ problem: "unavailable", detail: "No response." }).failure.detail; // "No response."
 */
export class StockIndexError extends Error {
  override name = "StockIndexError";
  readonly failure: StockIndexFailure;

  constructor(failure: StockIndexFailure) {
    super(`The stock index failed (${failure.problem}): ${failure.detail}`);
    this.failure = failure;
  }
}

/**
 * The entry of a stored record.
 *
 * @example
 * entryOf(ownRecord(stringifyCar(aCar({ id: "7" })))).id; // "7"
 */
export function entryOf({ document, feed, fingerprint }: StockRecord): StockEntry {
  const { id, slug } = document;
  const sold = document.status === "sold" ? { at: document.sold_date_timestamp ?? null } : null;
  return { id, slug, sold, createdAt: document.created_at_timestamp ?? null, feed, fingerprint };
}

/**
 * A record for a car that no feed brought: demo stock, a sync job of your own.
 * Imports leave such cars alone.
 *
 * @example
 * ownRecord(stringifyCar(aCar())).feed; // null
 */
export const ownRecord = (document: CarDocument): StockRecord => ({ document, feed: null, fingerprint: "" });
