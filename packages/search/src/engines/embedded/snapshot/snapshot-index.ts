import {
  entryOf,
  type StockIndex,
  StockIndexError,
  type StockRecord,
  type StockWriter,
  type StockWriteResult,
} from "../../../stock-index/stock-index.ts";
import { appendChanges } from "./append-changes.ts";
import { type OpenSnapshot, openSnapshot } from "./read-snapshot.ts";
import { recordOfLine, type SnapshotFooter, versionOf } from "./snapshot-format.ts";
import type { StockLog } from "./stock-log.ts";
import { guarded, toFailure } from "./to-failure.ts";
import { openVerifiedBase, type VerifiedBase } from "./verified-base.ts";
import { SnapshotChanges, snapshotFiles, sweepLeftovers, writeSnapshot } from "./write-snapshot.ts";
import { takeWriterLock, type WriterLock } from "./writer-lock.ts";

/** What the index of a stock directory needs. */
export interface SnapshotIndexOptions {
  directory: string;
  log: StockLog;
  now: () => number;
  /** How long a writer waits for another one, in milliseconds. */
  waitForWriter: number;
  /** Called after each commit, before the write is acknowledged. */
  onCommit: () => Promise<void>;
}

/** The version of a stock directory that holds nothing yet. */
export const EMPTY_VERSION = "empty";

/** A {@link StockIndex} over the snapshot files of one directory. Each commit replaces the snapshot in one step. */
export function snapshotIndex(options: SnapshotIndexOptions): StockIndex {
  const files = snapshotFiles(options.directory);
  return {
    write: (work) => writeWith(options, work, true),
    rebuild: (work) => writeWith(options, work, false),
    async *records() {
      const snapshot = await guarded(() => openSnapshot(files.current));
      try {
        yield* recordsOf(snapshot);
      } finally {
        await snapshot?.close();
      }
    },
    async get(ids) {
      const wanted = new Set(ids);
      const found: StockRecord[] = [];
      const snapshot = await guarded(() => openSnapshot(files.current));
      try {
        for await (const record of recordsOf(snapshot))
          if (wanted.has(record.document.id)) found.push(record);
      } finally {
        await snapshot?.close();
      }
      return found;
    },
    async count() {
      try {
        const snapshot = await openSnapshot(files.current);
        await snapshot?.close();
        if (snapshot === null) return { ok: true, cars: 0, version: EMPTY_VERSION };
        return { ok: true, cars: snapshot.footer.cars, version: versionOf(snapshot.footer) };
      } catch (error) {
        return toFailure(error);
      }
    },
  };
}

async function writeWith<T>(
  options: SnapshotIndexOptions,
  work: (writer: StockWriter) => Promise<T>,
  keep: boolean,
): Promise<StockWriteResult<T>> {
  try {
    const lock = await guarded(() => lockFor(options));
    try {
      return await writeLocked(options, work, keep, lock);
    } finally {
      await lock.release();
    }
  } catch (error) {
    if (error instanceof StockIndexError) return error.failure;
    throw error;
  }
}

async function writeLocked<T>(
  { directory, log, onCommit }: SnapshotIndexOptions,
  work: (writer: StockWriter) => Promise<T>,
  keep: boolean,
  lock: WriterLock,
): Promise<StockWriteResult<T>> {
  await guarded(() => sweepLeftovers(directory));
  const base = keep ? await guarded(() => openVerifiedBase(directory, log)) : null;
  const changes = await guarded(() => new SnapshotChanges(directory));
  try {
    const value = await work(writerOn(base, changes, lock));
    if (keep && changes.size === 0) {
      return { ok: true, value, version: base ? versionOf(base.snapshot.footer) : EMPTY_VERSION };
    }
    const footer = await guarded(() => commit(directory, base, changes, lock));
    const version = versionOf(footer);
    log.info({ directory, cars: footer.cars, version }, "stock replaced");
    await onCommit();
    return { ok: true, value, version };
  } finally {
    changes.drop();
    await base?.snapshot.close();
  }
}

async function lockFor(options: SnapshotIndexOptions): Promise<WriterLock> {
  const { directory, waitForWriter, now } = options;
  const taken = await takeWriterLock(directory, { waitFor: waitForWriter, now });
  if (taken.ok) return taken.lock;
  const detail = `Another writer holds the stock in ${directory}: ${taken.holder}.`;
  throw new StockIndexError({ ok: false, problem: "busy", detail });
}

function writerOn(base: VerifiedBase | null, changes: SnapshotChanges, lock: WriterLock): StockWriter {
  return {
    async *entries() {
      for await (const record of recordsOf(base?.snapshot ?? null)) yield entryOf(record);
    },
    get: (ids) => (base ? guarded(() => base.get(ids)) : Promise.resolve([])),
    put: (records) =>
      guarded(async () => {
        changes.put(records);
        await lock.touch();
      }),
    async remove(ids) {
      changes.remove(ids);
    },
  };
}

async function commit(
  directory: string,
  base: VerifiedBase | null,
  changes: SnapshotChanges,
  lock: WriterLock,
): Promise<SnapshotFooter> {
  const beforeReplace = async () => {
    if (await lock.isOurs()) return;
    const detail = "Another writer took this one for dead and went on; nothing of this write was stored.";
    throw new StockIndexError({ ok: false, problem: "busy", detail });
  };
  const appended = base && (await appendChanges(directory, base, changes, beforeReplace));
  if (appended) return appended;
  const onProgress = () => lock.touch();
  return writeSnapshot(directory, base?.snapshot ?? null, changes, { onProgress, beforeReplace });
}

async function* recordsOf(snapshot: OpenSnapshot | null): AsyncGenerator<StockRecord> {
  if (snapshot === null) return;
  const batches = snapshot.lines();
  for (;;) {
    const next = await guarded(() => batches.next());
    if (next.done) return;
    for (const { line } of next.value) yield recordOfLine(line);
  }
}
