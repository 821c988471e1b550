import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Row } from "../row.ts";
import type { ScriptValue } from "../script.ts";

/** One SQLite file in WAL mode, shared with other processes. `secure_delete` overwrites what is erased. */
export interface Connection {
  /** Runs one statement, which may hold what `Script` says of lists and locks, and gives its rows. */
  all(sql: string, values?: readonly ScriptValue[]): Row[];
  /** Runs any number of statements without values. */
  exec(sql: string): void;
  /**
   * All or nothing, and flushed when it resolves. `work` runs in one go: no other write can come between. Rejects once the
   * file was deleted or replaced: what is written then can never be read again.
   */
  transaction<T>(work: () => T): Promise<T>;
  close(): void;
}

/** PostgreSQL's spelling of lists and locks as SQLite has it. */
function sqliteText(sql: string): string {
  const text = sql
    .replaceAll(/\bFOR UPDATE( SKIP LOCKED)?/g, "")
    .replaceAll(/= ANY\((\?\d+)\)/g, "IN (SELECT value FROM json_each($1))")
    .replaceAll(/<> ALL\((\?\d+)\)/g, "NOT IN (SELECT value FROM json_each($1))");
  // SQLite looks each numbered place up in a list, which takes long where many rows are written at once.
  const places = [...text.matchAll(/\?(\d+)/g)];
  return places.every(([, number], index) => Number(number) === index + 1)
    ? text.replaceAll(/\?\d+/g, "?")
    : text;
}

const bound = (value: ScriptValue): string | number | null =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : value;

/** Statements that stay prepared; many rows at once make a statement for each number of rows. */
const MAX_PREPARED = 300;

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
export async function openConnection(file: string, synchronous: "FULL" | "NORMAL"): Promise<Connection> {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = await import("node:sqlite");
  const database = new sqlite.DatabaseSync(file);
  const opened = identityOf(file);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sqliteText(sql));
    const [oldest] = statements.keys();
    if (oldest !== undefined && statements.size >= MAX_PREPARED) statements.delete(oldest);
    statements.set(sql, statement);
    return statement;
  };
  database.exec(`PRAGMA busy_timeout = ${BLOCKING_WAIT_MS}`);
  // Two processes that create the file together contend for the switch to WAL.
  await whenFree(() => database.exec("PRAGMA journal_mode = WAL"));
  // What a statement of many rows would take back stays in memory, where it else goes through a file.
  database.exec("PRAGMA temp_store = MEMORY");
  database.exec(`PRAGMA synchronous = ${synchronous}; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON`);

  return {
    all: (sql, values = []) => prepared(sql).all(...values.map(bound)),
    exec: (sql) => database.exec(sql),
    transaction: (work) =>
      whenFree(() => {
        if (identityOf(file) !== opened)
          throw new Error(`The database ${file} was deleted or replaced, so nothing can be stored in it.`);
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
