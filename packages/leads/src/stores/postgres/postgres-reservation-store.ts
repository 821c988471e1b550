import { scriptedStore } from "../reservations/reservation-scripts.ts";
import type { ReservationStore } from "../reservations/reservation-store.ts";
import { openDatabase } from "./database.ts";
import { LEAD_TABLES, migrate } from "./migrate.ts";
import type { PostgresLeadStoreOptions } from "./postgres-lead-store.ts";
import { postgresScripts } from "./postgres-scripts.ts";

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
    ...scriptedStore(postgresScripts(database), "FOR UPDATE SKIP LOCKED"),
    migrate: () => migrate(database, schema, LEAD_TABLES),
    close: () => database.close(),
  };
}
