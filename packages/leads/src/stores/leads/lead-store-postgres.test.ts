import { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { aNewLead } from "../../testing/a-new-lead.ts";
import { dropSchema, freshSchema, postgresSkipped, testPostgresUrl } from "../../testing/test-databases.ts";
import { postgresDatabase } from "../sql/postgres/postgres-database.ts";
import { leadStore } from "./lead-store.ts";

const url = testPostgresUrl;
const skipped = postgresSkipped;
const on = (schema: string, connections: number, at = url) =>
  leadStore(postgresDatabase({ url: at, schema, connections }));

describe("leadStore on PostgreSQL", () => {
  it.skipIf(skipped !== null)(
    `is shared by two pools that start and write at once${skipped === null ? "" : ` (skipped: ${skipped})`}`,
    async () => {
      const schema = freshSchema();
      const stores = [1, 2].map(() => on(schema, 3));
      await Promise.all(stores.map((store) => store.migrate()));
      const answers = await Promise.all(
        stores.flatMap((store) =>
          Array.from({ length: 60 }, (_, index) =>
            store.accept(aNewLead({ id: crypto.randomUUID(), key: `key-${index}` })),
          ),
        ),
      );
      expect(new Set(answers.map((answer) => (answer.ok ? answer.id : answer.detail))).size).toBe(60);
      expect(await stores[0]?.list({ limit: 200 })).toHaveLength(60);
      await Promise.all(stores.map((store) => store.close()));
      await dropSchema(schema);
    },
  );

  it.skipIf(skipped !== null).each([
    ["the leads' table is gone", "ALTER TABLE leads RENAME TO away", "ALTER TABLE away RENAME TO leads"],
    [
      "the deliveries' table is gone",
      "ALTER TABLE lead_deliveries RENAME TO away",
      "ALTER TABLE away RENAME TO lead_deliveries",
    ],
  ])(
    `answers no ping and acknowledges no lead while %s, and does again afterwards${skipped === null ? "" : ` (skipped: ${skipped})`}`,
    async (_, begin, end) => {
      const schema = freshSchema();
      const store = on(schema, 2);
      await store.migrate();
      const admin = new Pool({ connectionString: url, options: `-c search_path=${schema}` });
      expect(await store.ping()).toBe(true);
      await admin.query(begin);
      expect(await store.ping()).toBe(false);
      expect(await store.accept(aNewLead())).toMatchObject({ ok: false, problem: "unavailable" });
      await admin.query(end);
      expect(await store.ping()).toBe(true);
      expect(await store.accept(aNewLead())).toMatchObject({ ok: true, outcome: "created" });
      await store.close();
      await admin.end();
      await dropSchema(schema);
    },
  );

  it.skipIf(skipped !== null)(
    `takes leads again on new connections once a server that took reads only takes writes${skipped === null ? "" : ` (skipped: ${skipped})`}`,
    async () => {
      const role = freshSchema();
      const admin = new Pool({ connectionString: url });
      await admin.query(`CREATE ROLE ${role} LOGIN; GRANT CREATE ON DATABASE postgres TO ${role}`);
      const asRole = new URL(url);
      asRole.username = role;
      const store = on(role, 2, asRole.href);
      await store.migrate();
      const failOver = async (readOnly: "on" | "off"): Promise<void> => {
        await admin.query(`ALTER ROLE ${role} SET default_transaction_read_only = ${readOnly}`);
      };
      const endConnections = () =>
        admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1", [role]);
      const lead = aNewLead();
      expect(await store.accept(lead)).toMatchObject({ ok: true });
      await failOver("on");
      await endConnections();
      await expect
        .poll(() => store.update(lead.id, lead))
        .toMatchObject({ ok: false, detail: expect.stringContaining("read-only") });
      // No connection is ended from outside: those that took reads only are given up.
      await failOver("off");
      expect(await store.update(lead.id, lead)).toMatchObject({ ok: true });
      expect(await store.accept(aNewLead({ id: "2", key: "another" }))).toMatchObject({ ok: true });
      await store.close();
      await dropSchema(role);
      await admin.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
      await admin.end();
    },
  );

  it("says unavailable instead of throwing when no database answers", async () => {
    const store = on("none", 1, "postgres://none@127.0.0.1:1/none");
    expect(await store.accept(aNewLead())).toMatchObject({ ok: false, problem: "unavailable" });
    expect(await store.ping()).toBe(false);
    await store.close();
  });
});
