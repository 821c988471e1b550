import { demandErasureIsNarrow } from "../erasure.ts";
import { groupCommit } from "../group-commit.ts";
import type { Acceptance, LeadStore, NewLead } from "../lead-store.ts";
import { listeners } from "../listeners.ts";
import { draftOf } from "../lead-row.ts";
import { openDatabase } from "./database.ts";
import { claimDue, nextDue, settle } from "./delivery-queue.ts";
import { migrate } from "./migrate.ts";
import { eraseLeads, listLeads, readLeads } from "./read-leads.ts";
import { saveLeads, updateLead } from "./save-leads.ts";

/** Which database, and where in it. */
export interface PostgresLeadStoreOptions {
  /** `postgres://user:password@host:port/database`. */
  url: string;
  /** Schema the tables live in; created when absent. */
  schema?: string;
  /** Most connections at once. */
  connections?: number;
}

const unavailable = (reason: unknown): Acceptance => ({
  ok: false,
  problem: "unavailable",
  detail: reason instanceof Error ? reason.message : "The lead database could not be written.",
});

/**
 * The lead store of a platform: any number of sites and workers share one PostgreSQL. Commits are synchronous
 * whatever the database's default is, and workers claim with `FOR UPDATE SKIP LOCKED`.
 *
 * @example
 * const store = postgresLeadStore({ url: "postgres://forecourt@db/forecourt" });
 * await store.migrate();
 */
export function postgresLeadStore(options: PostgresLeadStoreOptions): LeadStore {
  const { url, schema = "forecourt", connections = 10 } = options;
  const database = openDatabase({ url, schema, connections });
  const { query } = database;
  const due = listeners();
  const accept = groupCommit<NewLead, Acceptance>((batch) => saveLeads(database, batch));
  const told = <T>(answer: T): T => {
    due.tell();
    return answer;
  };

  return {
    migrate: () => migrate(database, schema),
    accept: (lead) => accept(lead).then(told, unavailable),
    update: (lead) => updateLead(database, lead).then(told, unavailable),
    get: async (id) => (await readLeads(query, [id]))[0] ?? null,
    list: (filter) => listLeads(database, filter),
    saveDraft: async ({ token, tenant, values, problems, expiresAt }) => {
      await query(
        `INSERT INTO lead_drafts (token, tenant, body, expires_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (token) DO UPDATE SET body = excluded.body, expires_at = excluded.expires_at
         WHERE lead_drafts.tenant = excluded.tenant`,
        [token, tenant, JSON.stringify({ values, problems }), expiresAt],
      );
    },
    readDraft: async (tenant, token, now) => {
      const [row] = await query(
        "SELECT * FROM lead_drafts WHERE token = $1 AND tenant = $2 AND expires_at > $3",
        [token, tenant, now],
      );
      return row ? draftOf(row) : null;
    },
    claimDue: (claim) => claimDue(database, claim),
    settle: (claimed, settlement, now) => settle(database, claimed, settlement, now),
    nextDue: (passOver) => nextDue(database, passOver),
    onDue: (listener) => due.add(listener),
    retry: async (id, { now, sink, delivered = false }) => {
      const rows = await query(
        `UPDATE lead_deliveries SET state = 'waiting', attempts = 0, due_at = $2
         WHERE lead_id = $1 AND ($3::text IS NULL OR sink = $3) AND state = ANY($4) RETURNING sink`,
        [id, now, sink ?? null, delivered ? ["dead", "waiting", "delivered"] : ["dead", "waiting"]],
      );
      return told(rows.length);
    },
    release: async (id, now) => {
      const released = await database.transaction(async (inside) => {
        const rows = await inside(
          "UPDATE leads SET standing = 'clear', reasons = '[]', updated_at = $2 WHERE id = $1 AND standing = 'quarantined' RETURNING id",
          [id, now],
        );
        if (rows.length === 0) return false;
        await inside(
          "UPDATE lead_deliveries SET state = 'waiting', due_at = $2 WHERE lead_id = $1 AND state = 'held'",
          [id, now],
        );
        return true;
      });
      return told(released);
    },
    erase: async (erasure, now) => {
      demandErasureIsNarrow(erasure);
      return eraseLeads(database, erasure, now);
    },
    prune: async (now) => {
      await query("DELETE FROM lead_drafts WHERE expires_at <= $1", [now]);
    },
    ping: () =>
      query("SELECT 1 FROM lead_deliveries LIMIT 1").then(
        () => true,
        () => false,
      ),
    close: () => database.close(),
  };
}
