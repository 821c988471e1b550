import type { Acceptance, LeadStore, NewLead } from "../../enquiry/store/lead-store.ts";
import type { Database } from "../sql/database.ts";
import { groupCommit } from "../sql/group-commit.ts";
import { type Script, sql } from "../sql/script.ts";
import { LEAD_TABLES } from "../tables/lead-tables.ts";
import { backlogOf } from "../work/work-table.ts";
import { claimDue, DELIVERY_WORK, nextDue, settle } from "./delivery-queue.ts";
import { countByHour, eraseLeads, listLeads, readLeads } from "./read-leads.ts";
import { saveLeads, updateLead } from "./save-leads.ts";

/** As much as a lead takes, so that a disk too full for a lead is too full for the probe; a lead's own tables are looked into. */
const PROBE_BYTES = 16_000;
const PROBE = sql`
  INSERT INTO store_probe (id, writes, filler) VALUES (1, 1, ${"x".repeat(PROBE_BYTES)})
  ON CONFLICT (id) DO UPDATE SET writes = store_probe.writes + 1, filler = excluded.filler
  RETURNING writes, EXISTS (SELECT 1 FROM leads) AS leads, EXISTS (SELECT 1 FROM lead_deliveries) AS deliveries`;

const unavailable = (reason: unknown): Acceptance => ({
  ok: false,
  problem: "unavailable",
  detail: reason instanceof Error ? reason.message : "The lead database could not be written.",
});

function* release(id: string, now: number): Script<boolean> {
  const released = yield* sql`UPDATE leads SET standing = 'clear', reasons = '[]', updated_at = ${now}
    WHERE id = ${id} AND standing = 'quarantined' RETURNING id`;
  if (released.length === 0) return false;
  yield* sql`UPDATE lead_deliveries SET state = 'waiting', due_at = ${now} WHERE lead_id = ${id} AND state = 'held'`;
  return true;
}

/**
 * Leads in a database, shared by sites, workers and the command line. Leads that arrive together share one commit.
 *
 * @example
 * const store = leadStore(sqliteDatabase({ file: ".data/leads.sqlite" }));
 * await store.migrate();
 */
export function leadStore(database: Database): LeadStore {
  const due = listeners();
  const notified = <T>(result: T): T => {
    due.notify();
    return result;
  };
  const accept = groupCommit<NewLead, Acceptance>((batch) => saveLeads(database, batch));

  return {
    migrate: () => database.migrate(LEAD_TABLES),
    accept: (lead) => accept(lead).then(notified, unavailable),
    update: (id, lead) => database.run(() => updateLead(id, lead)).then(notified, unavailable),
    get: async (id) => (await readLeads(database, [id]))[0] ?? null,
    list: (filter) => listLeads(database, filter),
    countByHour: (filter) => countByHour(database, filter),
    claimDue: (claim) => claimDue(database, claim),
    settle: (claimed, settlement, now) => settle(database, claimed, settlement, now),
    nextDue: (excludeSinks) => nextDue(database, excludeSinks),
    onDue: (listener) => due.add(listener),
    retry: async (id, { now, sink = null, delivered = false }) => {
      const states = delivered ? ["dead", "waiting", "delivered"] : ["dead", "waiting"];
      const rows =
        await database.write(sql`UPDATE lead_deliveries SET state = 'waiting', attempts = 0, due_at = ${now}
        WHERE lead_id = ${id} AND sink = coalesce(${sink}, sink) AND state = ANY(${states}) RETURNING sink`);
      return notified(rows.length);
    },
    release: (id, now) => database.run(() => release(id, now)).then(notified),
    erase: async (erasure, now) => {
      const erased = await database.run(() => eraseLeads(erasure, now));
      await database.scrub();
      return erased;
    },
    backlog: (now) => backlogOf(database, DELIVERY_WORK, now),
    ping: () =>
      database.write(PROBE).then(
        () => true,
        () => false,
      ),
    close: () => database.close(),
  };
}

/** A list of callbacks, called one by one. */
interface Listeners {
  add(listener: () => void): () => void;
  notify(): void;
}

/** Builds the list behind a store's `onDue`. */
function listeners(): Listeners {
  const all = new Set<() => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    notify() {
      for (const listener of all) listener();
    },
  };
}
