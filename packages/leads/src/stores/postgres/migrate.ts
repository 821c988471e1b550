import { escapeIdentifier } from "pg";
import { numberOf } from "../lead-row.ts";
import type { Database } from "./database.ts";
import { POSTGRES_MIGRATIONS } from "./migrations.ts";

// Any number, as long as it is always the same one: processes that start together take turns.
const LOCK = 728_400_517;

/** Brings the tables up to date, all in one transaction, one process at a time. */
export async function migrate(database: Database, schema: string): Promise<void> {
  await database.transaction(async (query) => {
    await query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await query(`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(schema)}`);
    await query("CREATE TABLE IF NOT EXISTS leads_migrations (version integer PRIMARY KEY)");
    const [row] = await query("SELECT coalesce(max(version), 0) AS version FROM leads_migrations");
    const had = row ? numberOf(row, "version") : 0;
    if (had > POSTGRES_MIGRATIONS.length) {
      throw new Error(
        `The lead database is of a newer release (version ${had}, this one knows ${POSTGRES_MIGRATIONS.length}). Start the newer release, or restore the backup made before it.`,
      );
    }
    for (const [index, migration] of POSTGRES_MIGRATIONS.entries()) {
      if (index < had) continue;
      await query(migration);
      await query("INSERT INTO leads_migrations (version) VALUES ($1)", [index + 1]);
    }
  });
}
