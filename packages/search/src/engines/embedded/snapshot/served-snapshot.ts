import { statSync } from "node:fs";
import type { CarDocument } from "../../../car/wire/car-document.ts";
import type { SearchEngine } from "../../../plan/search-engine.ts";
import { type ChangedLines, linesUpTo } from "./read-changes.ts";
import { BrokenSnapshot, type OpenSnapshot, openSnapshot } from "./read-snapshot.ts";
import { changesOf, recordOfLine, versionOf } from "./snapshot-format.ts";
import type { StockLog } from "./stock-log.ts";
import { snapshotFiles } from "./write-snapshot.ts";

/** An engine over a stock, which can make the engine of the stock with some cars changed, new or gone (null). */
export interface StockEngine extends SearchEngine {
  changed(changes: ReadonlyMap<string, CarDocument | null>): Promise<StockEngine>;
}

/** Who makes the engine of a stock. */
export interface StockEngines {
  build(batches: DocumentBatches, version: string): Promise<StockEngine>;
  /** An engine that needs no building, of a stock that has one of these versions, and which; null where there is none. */
  stored(versions: readonly string[], cars: number): Promise<{ engine: StockEngine; version: string } | null>;
}

/** All documents of a stock, in order. */
export type DocumentBatches = AsyncIterable<readonly CarDocument[]> | Iterable<readonly CarDocument[]>;

/** What is being served: an engine over one version of the stock. */
interface Served {
  engine: StockEngine;
  version: string;
  cars: number;
  /** Names the snapshot; with these changes it is the stock. */
  base: string;
  lines: ChangedLines;
}

/** Whether the stock can be served, for readiness checks. */
export type StockHealth = { ok: true; version: string; cars: number } | { ok: false; detail: string };

/** Where the stock lies, and who makes its engine. */
export interface ServedSnapshotOptions {
  directory: string;
  log: StockLog;
  engines: StockEngines;
  emptyVersion: string;
}

/**
 * Keeps an engine over the newest snapshot of a directory. At every use the file system is asked whether it was replaced,
 * which costs microseconds and needs no watcher or timer. While a new snapshot loads the old one is searched.
 */
export class ServedSnapshot {
  readonly #options: ServedSnapshotOptions;
  readonly #file: string;
  readonly #previous: string;
  #served: Served | null = null;
  #problem: string | null = null;
  /** Identity of the file that was looked at last, loaded or found broken. */
  #seen = "";
  #loading: Promise<void> | null = null;

  constructor(options: ServedSnapshotOptions) {
    this.#options = options;
    const files = snapshotFiles(options.directory);
    this.#file = files.current;
    this.#previous = files.previous;
  }

  get served(): Served | null {
    return this.#served;
  }

  get problem(): string | null {
    return this.#problem;
  }

  /** The load under way, if there is one. */
  get loading(): Promise<void> | null {
    return this.#loading;
  }

  /** Starts loading when the file on disk is another one than the last seen; the promise is of the load under way. */
  refresh(): Promise<void> | null {
    if (this.#loading === null && this.#identityOnDisk() !== this.#seen) {
      this.#loading = this.#load().finally(() => {
        this.#loading = null;
      });
    }
    return this.#loading;
  }

  async #load(): Promise<void> {
    this.#seen = this.#identityOnDisk();
    const { log, directory } = this.#options;
    try {
      const read = await this.#read(this.#file);
      if (read === null) return await this.#missing();
      this.#served = read;
      this.#problem = null;
      log.info({ directory, cars: this.#served.cars, version: this.#served.version }, "stock loaded");
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.#problem = `The stock snapshot in ${directory} cannot be used: ${error.message}.`;
      log.error({ directory, reason: error.message }, "stock snapshot cannot be used");
      if (this.#served === null) await this.#fallBack(error);
    }
  }

  /**
   * No importer takes a snapshot away: where there was one, it was deleted, and the last good stock goes on being
   * served. Where there never was one there are no cars.
   */
  async #missing(): Promise<void> {
    const { engines, emptyVersion: version, log, directory } = this.#options;
    const reason = new BrokenSnapshot("it was deleted");
    if (this.#served === null) await this.#fallBack(reason);
    if (this.#served === null) {
      const engine = await engines.build([], version);
      this.#served = { engine, version, cars: 0, base: "", lines: new Map() };
    }
    if (this.#served.cars === 0) return;
    this.#problem = `The stock snapshot in ${directory} cannot be used: ${reason.message}.`;
    log.error({ directory, reason: reason.message }, "stock snapshot cannot be used");
  }

  /** With nothing served yet, yesterday's stock is better than none. */
  async #fallBack(reason: Error): Promise<void> {
    if (!(reason instanceof BrokenSnapshot)) return;
    try {
      const previous = await this.#read(this.#previous);
      if (previous === null || previous.cars === 0) return;
      this.#served = previous;
      this.#options.log.warn(
        {
          directory: this.#options.directory,
          cars: previous.cars,
          version: previous.version,
        },
        "serving the snapshot before",
      );
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.#options.log.error({ reason: error.message }, "the snapshot before cannot be used either");
    }
  }

  /** Null when there is no such file. */
  async #read(file: string): Promise<Served | null> {
    const snapshot = await openSnapshot(file);
    if (snapshot === null) return null;
    try {
      const version = versionOf(snapshot.footer);
      const { cars } = snapshot.footer;
      const { lines } = snapshot.changes;
      const known = await this.#indexed(snapshot);
      const changes = known && changesSince(known.lines, lines);
      const engine = !changes
        ? await this.#build(snapshot, version)
        : changes.size > 0
          ? await known.engine.changed(changes)
          : known.engine;
      return { engine, version, cars, base: snapshot.base.sha256, lines };
    } finally {
      await snapshot.close();
    }
  }

  async #build(snapshot: OpenSnapshot, version: string): Promise<StockEngine> {
    try {
      return await this.#options.engines.build(documentsIn(snapshot), version);
    } catch (error) {
      // Cars that no engine can be built of may be damaged ones: then that is the reason.
      await verify(snapshot);
      throw error;
    }
  }

  /** An engine over the snapshot with some of its changes: the one that is served, or a stored one. */
  async #indexed({ base, changes, footer }: OpenSnapshot): Promise<Pick<Served, "engine" | "lines"> | null> {
    if (this.#served?.base === base.sha256) return this.#served;
    const versions = [base, ...changes.commits.map((commit) => commit.footer)].map(versionOf);
    const stored = await this.#options.engines.stored(versions, footer.cars);
    return stored && { engine: stored.engine, lines: linesUpTo(stored.version, changes) };
  }

  #identityOnDisk(): string {
    try {
      return [this.#file, changesOf(this.#file)].map(identityOf).join();
    } catch {
      return "unreadable"; // reading it will say why
    }
  }
}

function identityOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : "missing";
}

/** What became of cars between two sets of changes of one snapshot; null where the engine has to be built. */
function changesSince(before: ChangedLines, now: ChangedLines): Map<string, CarDocument | null> | null {
  const changes = new Map<string, CarDocument | null>();
  for (const id of before.keys()) if (!now.has(id)) return null;
  for (const [id, line] of now) {
    const was = before.get(id);
    if (was === line || (was && line?.equals(was))) continue;
    // A car that comes back has its old place among the others, which the engine does not know any more.
    if (was === null) return null;
    changes.set(id, line && recordOfLine(line).document);
  }
  return changes;
}

/** The cars of a snapshot. Its checksum is verified at the end. */
async function* documentsIn(snapshot: OpenSnapshot): AsyncGenerator<CarDocument[]> {
  for await (const batch of snapshot.lines()) yield batch.map(({ line }) => recordOfLine(line).document);
}

/** Reads a snapshot to its end, where damage is noticed. */
async function verify(snapshot: OpenSnapshot): Promise<void> {
  const batches = snapshot.lines();
  while (!(await batches.next()).done);
}
