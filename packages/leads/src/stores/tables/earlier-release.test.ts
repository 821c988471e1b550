import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { aNewLead } from "../../testing/a-new-lead.ts";
import { dropSchema, freshSchema, postgresSkipped, testPostgresUrl } from "../../testing/test-databases.ts";
import { formDrafts } from "../drafts/form-drafts.ts";
import { leadStore } from "../leads/lead-store.ts";
import type { Database } from "../sql/database.ts";
import { postgresDatabase } from "../sql/postgres/postgres-database.ts";
import { sqliteDatabase } from "../sql/sqlite/sqlite-database.ts";
import { LEAD_TABLES } from "./lead-tables.ts";

/** The tables as 0.1.0 made them: each database had a list of its own then. */
const [LEADS = "", , ...LATER] = LEAD_TABLES.migrations.slice(0, 5);
const DRAFTS = `CREATE TABLE form_drafts (token TEXT NOT NULL PRIMARY KEY, tenant TEXT NOT NULL, body TEXT NOT NULL, expires_at INTEGER NOT NULL);
  CREATE INDEX form_drafts_by_expiry ON form_drafts (expires_at);`;
const RENAMED = `ALTER TABLE lead_drafts RENAME TO form_drafts;
  CREATE INDEX form_drafts_by_expiry ON form_drafts (expires_at);`;

const draft = { token: "t1", tenant: "north", values: { name: "Kim" }, problems: [], expiresAt: 9_000 };
const aRow = JSON.stringify(aNewLead().lead).replaceAll("'", "''");
const ROWS = `
  INSERT INTO leads VALUES ('7', 'north', 'k', '${aRow}', 'clear', '[]', NULL, NULL, '[]', 1, 1000, 1000);
  INSERT INTO lead_deliveries (lead_id, sink, state, attempts, due_at, revision) VALUES ('7', 'mail', 'waiting', 2, 1500, 1);`;
const A_DRAFT = `INSERT INTO form_drafts VALUES ('t1', 'north', '{"values":{"name":"Kim"},"problems":[]}', 9000);`;

/** Opens both with this release, uses them, and gives what was found. */
async function foundAfterwards(leads: Database, drafts: Database) {
  const [store, forms] = [leadStore(leads), formDrafts(drafts)];
  await forms.migrate();
  await store.migrate();
  const found = {
    lead: await store.get("7"),
    claimed: await store.claimDue({ now: 1500, limit: 9, leaseMs: 1, lease: "l" }),
    accepted: await store.accept(aNewLead({ key: "new" })),
    draft: await forms.read("north", "t1", 1),
    saved: await forms.save({ ...draft, token: "t2" }, 1),
  };
  await store.close();
  await forms.close();
  return found;
}

const EXPECTED = {
  lead: {
    key: "k",
    receivedAt: 1000,
    deliveries: [{ sink: "mail", state: "waiting", attempts: 2, dueAt: 1500 }],
  },
  claimed: [{ sink: "mail", attempt: 3 }],
  accepted: { outcome: "created" },
  draft,
  saved: { ok: true },
};

describe("what 0.1.0 stored", () => {
  it("is there after an upgrade of SQLite's files", async () => {
    const folder = mkdtempSync(join(tmpdir(), "forecourt-upgrade-"));
    const file = (name: string) => join(folder, name);
    const leads = new DatabaseSync(file("leads.sqlite"));
    for (const text of [LEADS, "DROP TABLE lead_drafts", ...LATER])
      leads.exec(text.replaceAll(/bigint/gi, "INTEGER"));
    leads.exec(`${ROWS} PRAGMA user_version = 5`);
    leads.close();
    const drafts = new DatabaseSync(file("drafts.sqlite"));
    drafts.exec(`${DRAFTS} ${A_DRAFT} PRAGMA user_version = 1`);
    drafts.close();
    const open = (name: string) => sqliteDatabase({ file: file(name) });
    expect(await foundAfterwards(open("leads.sqlite"), open("drafts.sqlite"))).toMatchObject(EXPECTED);
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(postgresSkipped !== null)("is there after an upgrade of PostgreSQL", async () => {
    const schema = freshSchema();
    const pool = new Pool({ connectionString: testPostgresUrl, options: `-c search_path=${schema}` });
    await pool.query(`CREATE SCHEMA ${schema}; CREATE TABLE leads_migrations (version integer PRIMARY KEY)`);
    for (const text of [LEADS, RENAMED, ...LATER]) await pool.query(text);
    await pool.query(`${ROWS} ${A_DRAFT} INSERT INTO leads_migrations SELECT generate_series(1, 5)`);
    await pool.end();
    const open = () => postgresDatabase({ url: testPostgresUrl, schema, connections: 2 });
    expect(await foundAfterwards(open(), open())).toMatchObject(EXPECTED);
    await dropSchema(schema);
  });
});
