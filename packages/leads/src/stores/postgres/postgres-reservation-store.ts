import type { Row } from "../lead-row.ts";
import type { Script } from "../reservation-script.ts";
import { scriptedStore } from "../reservation-scripts.ts";
import type { ReservationStore } from "../reservation-store.ts";
import { openDatabase, type Query } from "./database.ts";
import { migrate } from "./migrate.ts";
import type { PostgresLeadStoreOptions } from "./postgres-lead-store.ts";

/**
 * Reservations in the leads' PostgreSQL, shared by any number of sites and workers.
 *
 * @example
 * const reservations = postgresReservationStore({ url: "postgres://forecourt@db/forecourt" });
 * await reservations.migrate();
 */
export function postgresReservationStore({
  url,
  schema = "forecourt",
  connections = 4,
}: PostgresLeadStoreOptions): ReservationStore {
  const database = openDatabase({ url, schema, connections });
  return {
    ...scriptedStore(
      {
        read: (sql, values) => database.query(numbered(sql), values),
        run: (script) => database.transaction((query) => play(script(), query)),
      },
      "FOR UPDATE SKIP LOCKED",
    ),
    migrate: () => migrate(database, schema),
    close: () => database.close(),
  };
}

async function play<Result>(script: Script<Result>, query: Query): Promise<Result> {
  let rows: Row[] = [];
  for (;;) {
    const step = script.next(rows);
    if (step.done) return step.value;
    const { sql, values } = step.value;
    rows = await query(numbered(sql), values);
  }
}

/** PostgreSQL writes `$1` for `?1`. */
const numbered = (sql: string): string => sql.replaceAll(/\?(\d+)/g, "$$$1");
