import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Row } from "../lead-row.ts";

/**
 * One SQLite file in WAL mode, shared with other processes. `secure_delete` overwrites what is erased.
 */
export interface Database {
  all(sql: string, ...values: SQLInputValue[]): Row[];
  one(sql: string, ...values: SQLInputValue[]): Row | undefined;
  /** Returns how many rows changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  exec(sql: string): void;
  /**
   * All or nothing, and flushed when it resolves. `work` runs in one go: no other write can come between. Rejects once the
   * file was deleted or replaced: what is written then can never be read again.
   */
  transaction<T>(work: () => T): Promise<T>;
  close(): void;
}

// SQLite waits in the calling thread, so it may wait only briefly; beyond that we wait without blocking shoppers.
const BLOCKING_WAIT_MS = 40;
const MAX_WAIT_MS = 10_000;
const PAUSE_MS = 15;

const SQLITE_BUSY = 5;
const isBusy = (reason: unknown): boolean =>
  reason instanceof Error && "errcode" in reason && (Number(reason.errcode) & 0xff) === SQLITE_BUSY;

/** Repeats `work` while another process holds the write lock. */
async function whenFree<T>(work: () => T): Promise<T> {
  for (let waited = 0; ; waited += BLOCKING_WAIT_MS + PAUSE_MS) {
    try {
      return work();
    } catch (reason) {
      if (!isBusy(reason) || waited >= MAX_WAIT_MS) throw reason;
      await wait(PAUSE_MS);
    }
  }
}

/** SQLite may have rolled back by itself (a full disk); the first failure is the one to report. */
function rollBack(database: DatabaseSync): void {
  try {
    database.exec("ROLLBACK");
  } catch {
    // nothing was left to roll back
  }
}

/** Which file a path is now: its device and number there; null when there is none. */
function identityOf(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

/** Opens or creates the file and its folder. `FULL` flushes every commit before it returns; `NORMAL` may lose the last ones when the power fails. */
export async function openDatabase(file: string, synchronous: "FULL" | "NORMAL"): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  const opened = identityOf(file);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  database.exec(`PRAGMA busy_timeout = ${BLOCKING_WAIT_MS}`);
  // Two processes that create the file together contend for the switch to WAL.
  await whenFree(() => database.exec("PRAGMA journal_mode = WAL"));
  database.exec(`PRAGMA synchronous = ${synchronous}; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON`);

  return {
    all: (sql, ...values) => prepared(sql).all(...values),
    one: (sql, ...values) => prepared(sql).get(...values),
    run: (sql, ...values) => Number(prepared(sql).run(...values).changes),
    exec: (sql) => database.exec(sql),
    transaction: (work) =>
      whenFree(() => {
        if (identityOf(file) !== opened)
          throw new Error(`The database ${file} was deleted or replaced, so nothing can be kept in it.`);
        database.exec("BEGIN IMMEDIATE");
        try {
          const result = work();
          database.exec("COMMIT");
          return result;
        } catch (reason) {
          rollBack(database);
          throw reason;
        }
      }),
    close: () => {
      statements.clear();
      database.close();
    },
  };
}
