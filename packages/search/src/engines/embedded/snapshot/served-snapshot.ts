import { statSync } from "node:fs";
import type { CarDocument } from "../../../car/wire/car-document.ts";
import type { SearchEngine } from "../../../plan/search-engine.ts";
import { BrokenSnapshot, openSnapshot } from "./read-snapshot.ts";
import { changesOf, recordOfLine, versionOf } from "./snapshot-format.ts";
import type { StockLog } from "./stock-log.ts";
import { snapshotFiles } from "./write-snapshot.ts";

/** What is being served: an engine over one version of the stock. */
interface Served {
  engine: SearchEngine;
  version: string;
  cars: number;
}

/** Whether the stock can be served, for readiness checks. */
export type StockHealth = { ok: true; version: string; cars: number } | { ok: false; detail: string };

/** Where the stock lies, and who makes its engine. */
export interface ServedSnapshotOptions {
  directory: string;
  log: StockLog;
  buildEngine: (documents: Iterable<CarDocument>, version: string) => SearchEngine;
  /** An engine that needs no building, of a stock of this version; null where there is none. */
  storedEngine?: (version: string, cars: number) => Promise<SearchEngine | null>;
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
    const { buildEngine, emptyVersion, log, directory } = this.#options;
    const reason = new BrokenSnapshot("it was deleted");
    if (this.#served === null) await this.#fallBack(reason);
    if (this.#served === null)
      this.#served = { engine: buildEngine([], emptyVersion), version: emptyVersion, cars: 0 };
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
    const { buildEngine, storedEngine } = this.#options;
    const snapshot = await openSnapshot(file);
    if (snapshot === null) return null;
    const version = versionOf(snapshot.footer);
    const { cars } = snapshot.footer;
    try {
      const stored = await storedEngine?.(version, cars);
      if (stored) return { engine: stored, version, cars };
      // Lines are small beside the objects in them, so each car is an object only while the engine reads it.
      const lines: Buffer[] = [];
      for await (const batch of snapshot.lines()) for (const { line } of batch) lines.push(line);
      return {
        engine: buildEngine(documentsOf(lines), version),
        version,
        cars: lines.length,
      };
    } finally {
      await snapshot.close();
    }
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

function* documentsOf(lines: readonly Buffer[]): Generator<CarDocument> {
  for (const line of lines) yield recordOfLine(line).document;
}
