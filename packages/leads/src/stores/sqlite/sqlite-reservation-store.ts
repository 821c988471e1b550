import type { Row } from "../lead-row.ts";
import type { Script } from "../reservation-script.ts";
import { scriptedStore } from "../reservation-scripts.ts";
import type { ReservationStore } from "../reservation-store.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { SQLITE_MIGRATIONS } from "./migrations.ts";

/**
 * Reservations in the leads' SQLite file, flushed at every commit.
 *
 * @example
 * const reservations = sqliteReservationStore({ file: ".data/leads.sqlite" });
 * await reservations.migrate();
 */
export function sqliteReservationStore({ file }: { file: string }): ReservationStore {
  let opening: Promise<Database> | null = null;
  const open = (): Promise<Database> => {
    opening ??= openDatabase(file, "FULL").catch((reason: unknown) => {
      opening = null;
      throw reason;
    });
    return opening;
  };
  return {
    ...scriptedStore(
      {
        read: async (sql, values) => (await open()).all(sql, ...values),
        run: async (script) => {
          const database = await open();
          return database.transaction(() => play(script(), database));
        },
      },
      "",
    ),
    migrate: async () => {
      const database = await open();
      await database.transaction(() => migrate(database, SQLITE_MIGRATIONS));
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
