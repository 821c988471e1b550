import { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { openDatabase } from "./database.ts";

const url = process.env["FORECOURT_TEST_DATABASE_URL"];

describe("openDatabase", () => {
  it.skipIf(url === undefined)(
    "survives a connection that ends between two statements of a transaction, and opens another",
    async () => {
      const database = openDatabase({ url: url ?? "", schema: "public", connections: 1 });
      const admin = new Pool({ connectionString: url });
      const open = async (pid: number): Promise<boolean> =>
        (await admin.query("SELECT 1 FROM pg_stat_activity WHERE pid = $1", [pid])).rows.length > 0;
      const cut = database.transaction(async (query) => {
        const [row] = await query("SELECT pg_backend_pid() AS pid");
        const pid = Number(row?.["pid"]);
        await admin.query("SELECT pg_terminate_backend($1)", [pid]);
        await expect.poll(() => open(pid)).toBe(false);
        return query("SELECT 1");
      });
      await expect(cut).rejects.toThrow(/terminat|connection/i);
      expect(await database.transaction((query) => query("SELECT 2 AS two"))).toEqual([{ two: 2 }]);
      await database.close();
      await admin.end();
    },
  );

  it.each(["", "Leads", "a-b", "a b", "1a", "a;drop", "a".repeat(64)])(
    "takes no schema called %j",
    (schema) => {
      expect(() => openDatabase({ url: "postgres://none@127.0.0.1:1/none", schema, connections: 1 })).toThrow(
        `"${schema}" cannot be the lead store's schema`,
      );
    },
  );

  it.each(["a", "_a1", "a".repeat(63)])("takes a schema called %j", async (schema) => {
    const database = openDatabase({ url: "postgres://none@127.0.0.1:1/none", schema, connections: 1 });
    await expect(database.query("SELECT 1")).rejects.toThrow("ECONNREFUSED");
    await database.close();
  });

  it.skipIf(url === undefined)("keeps text with a NUL in it, alone and in a list", async () => {
    const database = openDatabase({ url: url ?? "", schema: "public", connections: 1 });
    const [row] = await database.query("SELECT $1::text AS one, $2::text[] AS many, $3::int AS number", [
      "a\0b\0",
      ["c\0", null],
      7,
    ]);
    expect(row).toEqual({ one: "a\uFFFDb\uFFFD", many: ["c\uFFFD", null], number: 7 });
    await database.close();
  });

  it.skipIf(url === undefined)("commits synchronously, in its own schema", async () => {
    const database = openDatabase({ url: url ?? "", schema: "own", connections: 1 });
    expect(await database.query("SHOW synchronous_commit")).toEqual([{ synchronous_commit: "on" }]);
    expect(await database.query("SHOW search_path")).toEqual([{ search_path: "own" }]);
    await database.close();
  });
});

/** Fails a transaction with PostgreSQL's own code, so many times. */
async function failing(code: string, times: number): Promise<{ tried: number; ended: string }> {
  const database = openDatabase({ url: url ?? "", schema: "public", connections: 1 });
  let tried = 0;
  const ended = await database
    .transaction(async (query) => {
      tried += 1;
      if (tried <= times)
        await query(`DO $$ BEGIN RAISE EXCEPTION 'failed' USING ERRCODE = '${code}'; END $$`);
      return "kept";
    })
    .catch((reason: unknown) => (reason instanceof Error ? reason.message : "unknown"));
  await database.close();
  return { tried, ended };
}

describe.skipIf(url === undefined)("a transaction of PostgreSQL", () => {
  it.each(["40001", "40P01"])("is tried three times where another stood in its way (%s)", async (code) => {
    expect(await failing(code, 2)).toEqual({ tried: 3, ended: "kept" });
    expect(await failing(code, 3)).toEqual({ tried: 3, ended: "failed" });
  });

  it("is not tried again for any other reason", async () => {
    expect(await failing("23505", 1)).toEqual({ tried: 1, ended: "failed" });
  });

  it("keeps nothing of work that fails, and all of work that does not", async () => {
    const database = openDatabase({ url: url ?? "", schema: "pg_temp", connections: 1 });
    await database.query("CREATE TEMP TABLE kept (word text)");
    const add = (word: string) => database.query("INSERT INTO kept VALUES ($1)", [word]);
    const failed = database.transaction(async (query) => {
      await query("INSERT INTO kept VALUES ('lost')");
      throw new Error("half way");
    });
    await expect(failed).rejects.toThrow("half way");
    await add("a");
    await database.transaction((query) => query("INSERT INTO kept VALUES ('b')"));
    expect(await database.query("SELECT word FROM kept ORDER BY word")).toEqual([
      { word: "a" },
      { word: "b" },
    ]);
    await database.close();
  });
});
