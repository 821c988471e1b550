import { describe, expect, it } from "vitest";
import {
  dropSchema,
  freshSchema,
  postgresSkipped,
  testPostgresUrl,
} from "../../../testing/test-databases.ts";
import type { Row } from "../row.ts";
import { type Script, sql, statement } from "../script.ts";
import { postgresDatabase } from "./postgres-database.ts";

const open = (schema = "public") => postgresDatabase({ url: testPostgresUrl, schema, connections: 1 });
const nowhere = (schema: string) => postgresDatabase({ url: "postgres://none@127.0.0.1:1/none", schema });

describe("postgresDatabase", () => {
  it.each(["", "Leads", "a-b", "a b", "1a", "a;drop", "a".repeat(64)])(
    "takes no schema called %j",
    (schema) => {
      expect(() => nowhere(schema)).toThrow(`"${schema}" cannot be the schema of the stores`);
    },
  );

  it.each(["a", "_a1", "a".repeat(63)])("takes a schema called %j", async (schema) => {
    const database = nowhere(schema);
    await expect(database.read(sql`SELECT 1`)).rejects.toThrow("ECONNREFUSED");
    await database.close();
    await database.close();
  });
});

/** Fails a transaction with PostgreSQL's own code, so many times. */
async function failing(code: string, times: number): Promise<{ tried: number; ended: string }> {
  const database = open();
  let tried = 0;
  const ended = await database
    .run(function* (): Script<string> {
      tried += 1;
      if (tried <= times)
        yield* statement(`DO $$ BEGIN RAISE EXCEPTION 'failed' USING ERRCODE = '${code}'; END $$`, []);
      return "kept";
    })
    .catch((reason: unknown) => (reason instanceof Error ? reason.message : "unknown"));
  await database.close();
  return { tried, ended };
}

describe.skipIf(postgresSkipped !== null)("a database on PostgreSQL", () => {
  it("survives a connection that ends inside a transaction, and opens another", async () => {
    const database = open();
    const cut = database.run(function* (): Script<Row[]> {
      yield* sql`SELECT 1`;
      return yield* sql`SELECT pg_terminate_backend(pg_backend_pid())`;
    });
    await expect(cut).rejects.toThrow(/terminat|connection/i);
    expect(await database.write(sql`SELECT 2 AS two`)).toEqual([{ two: 2 }]);
    await database.close();
  });

  it("keeps text with a NUL in it, alone and in a list", async () => {
    const database = open();
    const [row] = await database.read(
      sql`SELECT ${"a\0b\0"}::text AS one, ${["c\0"]}::text[] AS many, ${7}::int AS number`,
    );
    expect(row).toEqual({ one: "a\uFFFDb\uFFFD", many: ["c\uFFFD"], number: 7 });
    await database.close();
  });

  it("commits synchronously, in its own schema", async () => {
    const database = open("own");
    expect(await database.read(sql`SHOW synchronous_commit`)).toEqual([{ synchronous_commit: "on" }]);
    expect(await database.read(sql`SHOW search_path`)).toEqual([{ search_path: "own" }]);
    await database.close();
  });

  it("refuses tables of a newer release, and has each migration once however many processes start", async () => {
    const schema = freshSchema();
    const databases = [open(schema), open(schema)];
    const tables = {
      name: "drafts",
      migrations: ["CREATE TABLE a (id TEXT)", "CREATE TABLE b (id TEXT)"],
    } as const;
    await Promise.all(databases.map((database) => database.migrate(tables)));
    const older = { ...tables, migrations: tables.migrations.slice(0, 1) };
    await expect(databases[0]?.migrate(older)).rejects.toThrow("of a newer release (version 2");
    for (const database of databases) await database.close();
    await dropSchema(schema);
  });

  it.each(["40001", "40P01"])(
    "tries a transaction three times where another stood in its way (%s)",
    async (code) => {
      expect(await failing(code, 2)).toEqual({ tried: 3, ended: "kept" });
      expect(await failing(code, 3)).toEqual({ tried: 3, ended: "failed" });
    },
  );

  it("tries a single statement again where another stood in its way", async () => {
    const schema = freshSchema();
    const database = open(schema);
    const twiceInVain = `CREATE FUNCTION twice_in_vain() RETURNS bigint LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('tried') < 3 THEN RAISE EXCEPTION 'in the way' USING ERRCODE = '40P01'; END IF;
        RETURN currval('tried');
      END $$`;
    await database.migrate({ name: "drafts", migrations: ["CREATE SEQUENCE tried", twiceInVain] });
    expect(await database.write(sql`SELECT twice_in_vain() AS tried`)).toEqual([{ tried: "3" }]);
    await database.close();
    await dropSchema(schema);
  });

  it("does not try again for any other reason", async () => {
    expect(await failing("23505", 1)).toEqual({ tried: 1, ended: "failed" });
  });

  it("keeps nothing of a script that fails, and all of one that does not", async () => {
    const database = open("pg_temp");
    await database.write(sql`CREATE TEMP TABLE kept (word text)`);
    const failed = database.run(function* (): Script<void> {
      yield* sql`INSERT INTO kept VALUES ('lost')`;
      throw new Error("half way");
    });
    await expect(failed).rejects.toThrow("half way");
    await database.write(sql`INSERT INTO kept VALUES (${"a"})`);
    await database.write(sql`INSERT INTO kept VALUES ('b')`);
    expect(await database.read(sql`SELECT word FROM kept ORDER BY word`)).toEqual([
      { word: "a" },
      { word: "b" },
    ]);
    await database.close();
  });
});
