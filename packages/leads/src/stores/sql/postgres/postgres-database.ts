import type { Pool, PoolClient } from "pg";
import { type Database, pendingMigrations, type TableSet } from "../database.ts";
import { numberOf, type Row } from "../row.ts";
import type { Script, ScriptValue } from "../script.ts";

/** Which database, and where in it. */
export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  url: string;
  /** Schema the tables live in, `forecourt` when left out; created when absent. */
  schema?: string;
  /** Most connections at once, 10 when left out. */
  connections?: number;
}

type Query = (sql: string, values?: readonly ScriptValue[]) => Promise<Row[]>;

/** PostgreSQL text cannot hold a NUL; what a shopper or a dashboard wrote may. */
const withoutNul = (text: string): string => text.replaceAll("\0", "\uFFFD");
const storable = (value: ScriptValue): ScriptValue => {
  if (typeof value === "string") return withoutNul(value);
  return typeof value === "object" && value !== null ? value.map(withoutNul) : value;
};

/** PostgreSQL writes `$1` for `?1`. */
const queryOn =
  (runner: Pool | PoolClient): Query =>
  async (sql, values = []) =>
    (await runner.query<Row>(sql.replaceAll(/\?(\d+)/g, "$$$1"), values.map(storable))).rows;

// read_only_sql_transaction: the server became a standby, and a new connection may reach the one that took over.
const READ_ONLY = "25006";
// serialization_failure and deadlock_detected: nothing was written, so the same work may be tried again.
const TRY_AGAIN = ["40001", "40P01"];
const codeOf = (reason: unknown): unknown =>
  reason instanceof Error && "code" in reason ? reason.code : null;

/** Does work up to three times while other transactions stand in its way. */
async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (reason) {
      if (attempt >= 3 || !TRY_AGAIN.includes(String(codeOf(reason)))) throw reason;
    }
  }
}

const ignore = (): void => {};

const SCHEMA = /^[a-z_][a-z0-9_]{0,62}$/;

// Any number, as long as it is always the same one: processes that start together take turns.
const MIGRATION_LOCK = 728_400_517;

/** The driver is loaded here: sites on SQLite do without it. */
async function openPool({ url, schema, connections }: Required<PostgresOptions>): Promise<Pool> {
  const { Pool } = await import("pg");
  const pool = new Pool({
    connectionString: url,
    // A database that defaults to asynchronous commits would lose leads it has acknowledged.
    options: `-c synchronous_commit=on -c search_path=${schema}`,
    max: connections,
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // A broken idle connection is replaced by the next query; without a listener it would end the process.
  pool.on("error", ignore);
  return pool;
}

/**
 * The database of a platform: any number of sites and workers share one PostgreSQL, 12 or later. Commits are synchronous whatever the
 * database's default is. The first statement connects.
 *
 * @throws for a schema's name with other signs than small letters, digits and underscores.
 *
 * @example
 * const leads = leadStore(postgresDatabase({ url: "postgres://forecourt@db/forecourt" }));
 */
export function postgresDatabase({ url, schema = "forecourt", connections = 10 }: PostgresOptions): Database {
  if (!SCHEMA.test(schema)) {
    throw new Error(
      `"${schema}" cannot be the schema of the stores: it is written into the connection's options. Use small letters, digits and _ only.`,
    );
  }
  let opening: Promise<Pool> | null = null;
  const open = (): Promise<Pool> => (opening ??= openPool({ url, schema, connections }));
  const query: Query = async (sql, values) => queryOn(await open())(sql, values);

  async function once<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await (await open()).connect();
    // The pool listens to idle connections only: a connection that ends between two statements would end the process.
    client.on("error", ignore);
    let broken = false;
    try {
      await client.query("BEGIN");
      const result = await work(queryOn(client));
      await client.query("COMMIT");
      return result;
    } catch (reason) {
      broken = codeOf(reason) === READ_ONLY;
      await client.query("ROLLBACK").catch(() => {
        broken = true;
      });
      throw reason;
    } finally {
      client.release(broken);
      client.off("error", ignore);
    }
  }

  const transaction = <T>(work: (query: Query) => Promise<T>): Promise<T> => tryAgain(() => once(work));

  return {
    read: ({ text, values }) => query(text, values),
    write: ({ text, values }) => tryAgain(() => query(text, values)),
    run: (script) => transaction((ask) => play(script(), ask)),
    migrate: (tables) => transaction((ask) => migrate(ask, schema, tables)),
    scrub: async () => {},
    close: async () => {
      const pool = opening;
      opening = null;
      await (await pool)?.end();
    },
  };
}

async function play<Result>(script: Script<Result>, query: Query): Promise<Result> {
  let rows: Row[] = [];
  for (;;) {
    const step = script.next(rows);
    if (step.done) return step.value;
    rows = await query(step.value.text, step.value.values);
  }
}

async function migrate(query: Query, schema: string, tables: TableSet): Promise<void> {
  const remembered = `${tables.name}_migrations`;
  await query("SELECT pg_advisory_xact_lock(?1)", [MIGRATION_LOCK]);
  await query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
  await query(`CREATE TABLE IF NOT EXISTS ${remembered} (version integer PRIMARY KEY)`);
  const [row] = await query(`SELECT coalesce(max(version), 0) AS version FROM ${remembered}`);
  const had = row ? numberOf(row, "version") : 0;
  for (const [index, migration] of pendingMigrations(tables, had).entries()) {
    await query(migration);
    await query(`INSERT INTO ${remembered} (version) VALUES (?1)`, [had + index + 1]);
  }
}
