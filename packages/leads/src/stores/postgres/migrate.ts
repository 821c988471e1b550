import { escapeIdentifier } from "pg";
import { ACCOUNT_MIGRATIONS } from "../accounts/account-migrations.ts";
import { numberOf } from "../lead-row.ts";
import type { Database } from "./database.ts";
import { POSTGRES_MIGRATIONS } from "./migrations.ts";

// Any number, as long as it is always the same one: processes that start together take turns.
const LOCK = 728_400_517;

/** Tables that are brought up to date together, and the table that remembers which migrations they have had. */
interface TableSet {
  readonly remembered: "leads_migrations" | "accounts_migrations";
  readonly migrations: readonly string[];
}

/** Leads, their drafts and reservations. */
export const LEAD_TABLES: TableSet = { remembered: "leads_migrations", migrations: POSTGRES_MIGRATIONS };

/** Accounts and alerts. */
export const ACCOUNT_TABLES: TableSet = { remembered: "accounts_migrations", migrations: ACCOUNT_MIGRATIONS };

/** Brings the tables up to date, all in one transaction, one process at a time. */
export async function migrate(
  database: Database,
  schema: string,
  { remembered, migrations }: TableSet,
): Promise<void> {
  await database.transaction(async (query) => {
    await query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await query(`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(schema)}`);
    await query(`CREATE TABLE IF NOT EXISTS ${remembered} (version integer PRIMARY KEY)`);
    const [row] = await query(`SELECT coalesce(max(version), 0) AS version FROM ${remembered}`);
    const had = row ? numberOf(row, "version") : 0;
    if (had > migrations.length) {
      throw new Error(
        `The lead database is of a newer release (version ${had}, this one knows ${migrations.length}). Start the newer release, or restore the backup made before it.`,
      );
    }
    for (const [index, migration] of migrations.entries()) {
      if (index < had) continue;
      await query(migration);
      await query(`INSERT INTO ${remembered} (version) VALUES ($1)`, [index + 1]);
    }
  });
}
