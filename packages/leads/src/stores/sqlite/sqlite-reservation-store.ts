import { scriptedStore } from "../reservations/reservation-scripts.ts";
import type { ReservationStore } from "../reservations/reservation-store.ts";
import { SQLITE_MIGRATIONS } from "./migrations.ts";
import { sqliteScripts } from "./sqlite-scripts.ts";

/**
 * Reservations in the leads' SQLite file, flushed at every commit.
 *
 * @example
 * const reservations = sqliteReservationStore({ file: ".data/leads.sqlite" });
 * await reservations.migrate();
 */
export function sqliteReservationStore({ file }: { file: string }): ReservationStore {
  const { runner, migrate, close } = sqliteScripts(file, SQLITE_MIGRATIONS);
  return { ...scriptedStore(runner, ""), migrate, close };
}
