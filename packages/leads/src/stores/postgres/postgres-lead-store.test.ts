import { randomBytes } from "node:crypto";
import { escapeIdentifier, Pool } from "pg";
import { describe, expect, it } from "vitest";
import { aNewLead } from "../../testing/a-new-lead.ts";
import { describeLeadStore } from "../../testing/describe-lead-store.ts";
import { postgresLeadStore } from "./postgres-lead-store.ts";

const given = process.env["FORECOURT_TEST_DATABASE_URL"];
const url = given ?? "";
const skipped =
  given === undefined
    ? "FORECOURT_TEST_DATABASE_URL names no PostgreSQL; apps/site/bench/postgres-for-tests.ts starts one"
    : null;

const freshSchema = (): string => `test_${randomBytes(6).toString("hex")}`;
const drop = async (schema: string): Promise<void> => {
  const pool = new Pool({ connectionString: url });
  await pool.query(`DROP SCHEMA IF EXISTS ${escapeIdentifier(schema)} CASCADE`);
  await pool.end();
};

describeLeadStore(
  "PostgreSQL",
  () => {
    const schema = freshSchema();
    return {
      open: async () => postgresLeadStore({ url, schema, connections: 4 }),
      discard: () => drop(schema),
    };
  },
  { skipped },
);

describe("postgresLeadStore", () => {
  it.skipIf(skipped !== null)(
    `is shared by two pools that start and write at once${skipped === null ? "" : ` (skipped: ${skipped})`}`,
    async () => {
      const schema = freshSchema();
      const stores = [1, 2].map(() => postgresLeadStore({ url, schema, connections: 3 }));
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
      await drop(schema);
    },
  );

  it("says unavailable instead of throwing when no database answers", async () => {
    const store = postgresLeadStore({ url: "postgres://none@127.0.0.1:1/none" });
    expect(await store.accept(aNewLead())).toMatchObject({ ok: false, problem: "unavailable" });
    expect(await store.ping()).toBe(false);
    await store.close();
  });
});
