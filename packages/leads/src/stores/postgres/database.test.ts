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
});
