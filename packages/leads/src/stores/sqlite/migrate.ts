import { numberOf } from "../lead-row.ts";
import type { Database } from "./database.ts";

/** Applies the migrations a file has not had yet; `user_version` counts them. Runs inside a transaction. */
export function migrate(database: Database, migrations: readonly string[]): void {
  const row = database.one("PRAGMA user_version");
  const had = row ? numberOf(row, "user_version") : 0;
  if (had > migrations.length) {
    throw new Error(
      `The database is of a newer release (version ${had}, this one knows ${migrations.length}). Start the newer release, or restore the backup made before it.`,
    );
  }
  for (const migration of migrations.slice(had)) database.exec(migration);
  database.exec(`PRAGMA user_version = ${migrations.length}`);
}
