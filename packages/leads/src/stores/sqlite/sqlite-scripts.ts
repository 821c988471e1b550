import type { Row } from "../lead-row.ts";
import type { Script, ScriptRunner } from "../reservations/reservation-script.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

/** What a store of scripts needs of its database. */
export interface ScriptDatabase {
  runner: ScriptRunner;
  migrate: () => Promise<void>;
  close: () => Promise<void>;
}

/** Runs scripts on one SQLite file, opened when it is first asked and flushed at every commit. */
export function sqliteScripts(file: string, migrations: readonly string[]): ScriptDatabase {
  let opening: Promise<Database> | null = null;
  const open = (): Promise<Database> => {
    opening ??= openDatabase(file, "FULL").catch((reason: unknown) => {
      opening = null;
      throw reason;
    });
    return opening;
  };
  return {
    runner: {
      read: async (sql, values) => {
        const database = await open();
        // A single statement that writes waits for other writers as a transaction does.
        return /^\s*SELECT/i.test(sql)
          ? database.all(sql, ...values)
          : database.transaction(() => database.all(sql, ...values));
      },
      run: async (script) => {
        const database = await open();
        return database.transaction(() => play(script(), database));
      },
    },
    migrate: async () => {
      const database = await open();
      await database.transaction(() => migrate(database, migrations));
    },
    close: async () => {
      if (!opening) return;
      const database = await opening;
      opening = null;
      database.close();
    },
  };
}

function play<Result>(script: Script<Result>, database: Database): Result {
  let rows: Row[] = [];
  for (;;) {
    const step = script.next(rows);
    if (step.done) return step.value;
    rows = database.all(step.value.sql, ...step.value.values);
  }
}
