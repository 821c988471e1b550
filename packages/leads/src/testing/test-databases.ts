import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import type { Database } from "../stores/sql/database.ts";
import { postgresDatabase } from "../stores/sql/postgres/postgres-database.ts";
import type { StoreSuiteOptions, StoreUnderTest } from "./stores/describe-store.ts";
import { sqliteDatabase } from "../stores/sql/sqlite/sqlite-database.ts";

/** A fresh, empty database: opened twice it is over the same tables, until `discard`. */
interface FreshDatabase {
  open: () => Database;
  discard: () => Promise<void>;
}

const given = process.env["FORECOURT_TEST_DATABASE_URL"];

/** The address of the PostgreSQL that tests may use; empty when there is none. */
export const testPostgresUrl = given ?? "";

/** Why tests of PostgreSQL are skipped; null when they run. */
export const postgresSkipped =
  given === undefined
    ? "FORECOURT_TEST_DATABASE_URL names no PostgreSQL; apps/site/host/testing/test-postgres.ts starts one"
    : null;

/** A name for a schema that no other test has. */
export const freshSchema = (): string => `test_${randomBytes(6).toString("hex")}`;

/** Removes a schema with all that is in it. */
export async function dropSchema(schema: string): Promise<void> {
  const pool = new Pool({ connectionString: testPostgresUrl });
  await pool.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await pool.end();
}

function onDisk(): FreshDatabase {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-store-"));
  return {
    open: () => sqliteDatabase({ file: join(folder, "deep", "a.sqlite") }),
    discard: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function inMemory(): FreshDatabase {
  const database = sqliteDatabase({ file: ":memory:" });
  return { open: () => database, discard: async () => {} };
}

function onPostgres(): FreshDatabase {
  const schema = freshSchema();
  return {
    open: () => postgresDatabase({ url: testPostgresUrl, schema, connections: 4 }),
    discard: () => dropSchema(schema),
  };
}

/** Every database a store must work on: its contract suite runs once for each. */
export const TEST_DATABASES: readonly { name: string; make: () => FreshDatabase; skipped: string | null }[] =
  [
    { name: "SQLite", make: onDisk, skipped: null },
    { name: "SQLite in memory", make: inMemory, skipped: null },
    { name: "PostgreSQL", make: onPostgres, skipped: postgresSkipped },
  ];

/** Runs a contract suite on every database there is. */
export function onEveryDatabase<Store>(
  suite: (name: string, make: () => StoreUnderTest<Store>, options: StoreSuiteOptions) => void,
  storeOn: (database: Database) => Store,
): void {
  for (const { name, make, skipped } of TEST_DATABASES)
    suite(
      name,
      () => {
        const { open, discard } = make();
        return { open: async () => storeOn(open()), discard };
      },
      { skipped },
    );
}
