import { assertErasureIsNarrow } from "../erasure.ts";
import { groupCommit } from "../group-commit.ts";
import type { Acceptance, LeadStore, NewLead } from "../lead-store.ts";
import { listeners } from "../listeners.ts";
import { openDatabase } from "./database.ts";
import { backlog, claimDue, nextDue, settle } from "./delivery-queue.ts";
import { LEAD_TABLES, migrate } from "./migrate.ts";
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

/** As much as a lead takes, so that a disk too full for a lead is too full for the probe; a lead's own tables are looked into. */
const PROBE_BYTES = 16_000;
const PROBE = `
  INSERT INTO store_probe (id, writes, filler) VALUES (1, 1, $1)
  ON CONFLICT (id) DO UPDATE SET writes = store_probe.writes + 1, filler = excluded.filler
  RETURNING writes, EXISTS (SELECT 1 FROM leads) AS leads, EXISTS (SELECT 1 FROM lead_deliveries) AS deliveries`;

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
  const notified = <T>(answer: T): T => {
    due.notify();
    return answer;
  };

  return {
    migrate: () => migrate(database, schema, LEAD_TABLES),
    accept: (lead) => accept(lead).then(notified, unavailable),
    update: (id, lead) => updateLead(database, id, lead).then(notified, unavailable),
    get: async (id) => (await readLeads(query, [id]))[0] ?? null,
    list: (filter) => listLeads(database, filter),
    claimDue: (claim) => claimDue(database, claim),
    settle: (claimed, settlement, now) => settle(database, claimed, settlement, now),
    nextDue: (excludeSinks) => nextDue(database, excludeSinks),
    onDue: (listener) => due.add(listener),
    retry: async (id, { now, sink, delivered = false }) => {
      const rows = await query(
        `UPDATE lead_deliveries SET state = 'waiting', attempts = 0, due_at = $2
         WHERE lead_id = $1 AND ($3::text IS NULL OR sink = $3) AND state = ANY($4) RETURNING sink`,
        [id, now, sink ?? null, delivered ? ["dead", "waiting", "delivered"] : ["dead", "waiting"]],
      );
      return notified(rows.length);
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
      return notified(released);
    },
    erase: async (erasure, now) => {
      assertErasureIsNarrow(erasure);
      return eraseLeads(database, erasure, now);
    },
    backlog: (now) => backlog(database, now),
    ping: () =>
      query(PROBE, ["x".repeat(PROBE_BYTES)]).then(
        () => true,
        () => false,
      ),
    close: () => database.close(),
  };
}
