import { type Database, pendingMigrations } from "../database.ts";
import { groupCommit } from "../group-commit.ts";
import { numberOf, type Row } from "../row.ts";
import type { Script } from "../script.ts";
import { type Connection, openConnection } from "./connection.ts";

/** Where the embedded database lives, and how safely. */
export interface SqliteOptions {
  /** Path of the file; it and its folder are created when absent. `:memory:` is gone when it is closed. */
  file: string;
  /** `FULL`, the default, flushes every commit; `NORMAL` may lose the last ones when the power fails. */
  synchronous?: "FULL" | "NORMAL";
}

/**
 * The embedded database: one SQLite file, opened when it is first used and shared by the site, its workers and the command
 * line. Scripts that arrive together share one commit, and so one flush.
 *
 * @example
 * const leads = leadStore(sqliteDatabase({ file: ".data/leads.sqlite" }));
 */
export function sqliteDatabase({ file, synchronous = "FULL" }: SqliteOptions): Database {
  let opening: Promise<Connection> | null = null;
  const open = (): Promise<Connection> => {
    opening ??= openConnection(file, synchronous).catch((reason: unknown) => {
      opening = null;
      throw reason;
    });
    return opening;
  };
  const commit = groupCommit<(connection: Connection) => () => void, () => void>(async (batch) => {
    const connection = await open();
    return connection.transaction(() => batch.map((work) => work(connection)));
  });
  const run = <Result>(script: () => Script<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      commit((connection) => {
        const result = play(script(), connection);
        return () => resolve(result);
      }).then((settle) => settle(), reject);
    });

  return {
    read: async ({ text, values }) => (await open()).all(text, values),
    write: (statement) => run(() => statement[Symbol.iterator]()),
    run,
    migrate: async (tables) => {
      const connection = await open();
      await connection.transaction(() => {
        const [version] = connection.all("PRAGMA user_version");
        const had = version ? numberOf(version, "user_version") : 0;
        for (const migration of pendingMigrations(tables, had)) connection.exec(migration);
        connection.exec(`PRAGMA user_version = ${tables.migrations.length}`);
      });
    },
    scrub: async () => {
      // The log still holds what was written; folding it into the file, where deleting overwrites, ends that. While
      // another process reads, the log is cut at its next checkpoint instead.
      (await open()).all("PRAGMA wal_checkpoint(TRUNCATE)");
    },
    close: async () => {
      if (!opening) return;
      const connection = await opening;
      opening = null;
      connection.close();
    },
  };
}

function play<Result>(script: Script<Result>, connection: Connection): Result {
  let rows: Row[] = [];
  for (;;) {
    const step = script.next(rows);
    if (step.done) return step.value;
    rows = connection.all(step.value.text, step.value.values);
  }
}
