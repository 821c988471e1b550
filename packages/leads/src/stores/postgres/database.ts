import { Pool, type PoolClient } from "pg";
import type { Row } from "../lead-row.ts";

type Value = string | number | null | readonly (string | number | null)[];

/** Runs one statement and gives its rows. */
export type Query = (sql: string, values?: readonly Value[]) => Promise<Row[]>;

/** A pool of connections in which a commit means "on disk". */
export interface Database {
  query: Query;
  /** All or nothing; runs again when the database had to break a deadlock. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Where the database is. */
export interface PostgresOptions {
  url: string;
  schema: string;
  connections: number;
}

/** PostgreSQL text cannot hold a NUL; what a shopper or a dashboard wrote may. */
const storable = (value: Value): Value => {
  if (typeof value === "string") return value.replaceAll("\0", "\uFFFD");
  return Array.isArray(value)
    ? value.map((one: string | number | null) =>
        typeof one === "string" ? one.replaceAll("\0", "\uFFFD") : one,
      )
    : value;
};

const queryOn =
  (runner: Pool | PoolClient): Query =>
  async (sql, values = []) =>
    (await runner.query<Row>(sql, values.map(storable))).rows;

// read_only_sql_transaction: the server became a standby, and a new connection may reach the one that took over.
const READ_ONLY = "25006";
// serialization_failure and deadlock_detected: nothing was written, so the same work may be tried again.
const TRY_AGAIN = ["40001", "40P01"];
const codeOf = (reason: unknown): unknown =>
  reason instanceof Error && "code" in reason ? reason.code : null;

const ignore = (): void => {};

const SCHEMA = /^[a-z_][a-z0-9_]{0,62}$/;

/** Opens the pool; the first query connects. */
export function openDatabase({ url, schema, connections }: PostgresOptions): Database {
  if (!SCHEMA.test(schema)) {
    throw new Error(
      `"${schema}" cannot be the lead store's schema: it is written into the connection's options. Use small letters, digits and _ only.`,
    );
  }
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
  async function once<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await pool.connect();
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

  return {
    query: queryOn(pool),
    transaction: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(work);
        } catch (reason) {
          if (attempt >= 3 || !TRY_AGAIN.includes(String(codeOf(reason)))) throw reason;
        }
      }
    },
    close: () => pool.end(),
  };
}
