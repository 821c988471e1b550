import type { Row } from "./row.ts";
import type { Script, Statement } from "./script.ts";

/** Tables that are brought up to date together. A database remembers how many of the migrations it has had. */
export interface TableSet {
  readonly name: "leads" | "accounts" | "drafts";
  /** In order, in the SQL that both databases share. Never edit one that was released. */
  readonly migrations: readonly string[];
}

/**
 * What every store is built on: one SQL text, two drivers. Rejects when the database is out of reach.
 *
 * @example
 * const leads = leadStore(sqliteDatabase({ file: ".data/leads.sqlite" }));
 * await leads.migrate();
 */
export interface Database {
  /** The rows of one statement that only reads. */
  read: (statement: Statement) => Promise<Row[]>;
  /** Runs one statement that writes, committed and flushed when it resolves, and gives the rows it returns. */
  write: (statement: Statement) => Promise<Row[]>;
  /**
   * Runs a script in a transaction: all or nothing, committed and flushed when it resolves. The script is run anew when the
   * database breaks the transaction off for another one, so it changes nothing but the database.
   */
  run: <Result>(script: () => Script<Result>) => Promise<Result>;
  /** Brings the tables up to date. Safe when several processes start at once. */
  migrate: (tables: TableSet) => Promise<void>;
  /** Leaves nothing on the disk of what was deleted before, as far as that is up to the driver. */
  scrub: () => Promise<void>;
  /** May be called twice: stores that share a database each close it. */
  close: () => Promise<void>;
}

/** The migrations a database is still to have; throws for one that a newer release has changed. */
export function pendingMigrations({ migrations }: TableSet, had: number): readonly string[] {
  if (had > migrations.length) {
    throw new Error(
      `The database is of a newer release (version ${had}, this one knows ${migrations.length}). Start the newer release, or restore the backup made before it.`,
    );
  }
  return migrations.slice(had);
}
