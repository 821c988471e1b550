import { groupCommit } from "../group-commit.ts";
import { assertErasureIsNarrow } from "../erasure.ts";
import type { Acceptance, LeadStore, NewLead } from "../lead-store.ts";
import { listeners } from "../listeners.ts";
import { type Database, openDatabase } from "./database.ts";
import { backlog, claimDue, isAnyDue, nextDue, settle } from "./delivery-queue.ts";
import { eraseLeads } from "./erase-leads.ts";
import { migrate } from "./migrate.ts";
import { SQLITE_MIGRATIONS } from "./migrations.ts";
import { listLeads, readLeads } from "./read-leads.ts";
import { saveLead, updateLead } from "./save-lead.ts";

/** Where the embedded store lives. */
export interface SqliteLeadStoreOptions {
  /** Path of the database file; it and its folder are created when absent. */
  file: string;
}

/** As much as a lead takes, so that a disk too full for a lead is too full for the probe; a lead's own tables are looked into. */
const PROBE_BYTES = 16_000;
const PROBE = `
  INSERT INTO store_probe (id, writes, filler) VALUES (1, 1, ?)
  ON CONFLICT (id) DO UPDATE SET writes = store_probe.writes + 1, filler = excluded.filler
  RETURNING writes, EXISTS (SELECT 1 FROM leads) AS leads, EXISTS (SELECT 1 FROM lead_deliveries) AS deliveries`;

/** With an id the lead of that id is extended, without one the lead of its key. */
type Save = { id: string | null; lead: NewLead };

/**
 * The embedded lead store: one SQLite file, flushed at every commit, shared by the site, its workers and the
 * command line. Saves that arrive together share one flush.
 *
 * @example
 * const store = sqliteLeadStore({ file: ".data/leads.sqlite" });
 * await store.migrate();
 */
export function sqliteLeadStore({ file }: SqliteLeadStoreOptions): LeadStore {
  const due = listeners();
  let opening: Promise<Database> | null = null;
  const open = (): Promise<Database> => {
    opening ??= openDatabase(file, "FULL").catch((reason: unknown) => {
      opening = null;
      throw reason;
    });
    return opening;
  };
  const write = async <T>(work: (database: Database) => T): Promise<T> => {
    const database = await open();
    return database.transaction(() => work(database));
  };

  const commit = groupCommit<Save, Acceptance>(async (batch) => {
    const answers = await write((database) =>
      batch.map(({ id, lead }) => (id === null ? saveLead(database, lead) : updateLead(database, id, lead))),
    );
    due.notify();
    return answers;
  });
  const save = (id: string | null, lead: NewLead): Promise<Acceptance> =>
    commit({ id, lead }).catch((reason: unknown) => ({
      ok: false,
      problem: "unavailable",
      detail: reason instanceof Error ? reason.message : "The lead database could not be written.",
    }));

  return {
    migrate: () => write((database) => migrate(database, SQLITE_MIGRATIONS)),
    accept: (lead) => save(null, lead),
    update: (id, lead) => save(id, lead),
    get: async (id) => readLeads(await open(), [id])[0] ?? null,
    list: async (filter) => listLeads(await open(), filter),
    claimDue: async (claim) => {
      if (!isAnyDue(await open(), claim)) return [];
      return write((database) => claimDue(database, claim));
    },
    settle: (claimed, settlement, now) => write((database) => settle(database, claimed, settlement, now)),
    nextDue: async (excludeSinks) => nextDue(await open(), excludeSinks),
    onDue: (listener) => due.add(listener),
    retry: async (id, { now, sink, delivered = false }) => {
      const count = await write((database) =>
        database.run(
          `UPDATE lead_deliveries SET state = 'waiting', attempts = 0, due_at = ?
           WHERE lead_id = ? AND (? IS NULL OR sink = ?) AND state IN ('dead', 'waiting', ${delivered ? "'delivered'" : "'dead'"})`,
          now,
          id,
          sink ?? null,
          sink ?? null,
        ),
      );
      due.notify();
      return count;
    },
    release: async (id, now) => {
      const released = await write((database) => {
        const changed = database.run(
          "UPDATE leads SET standing = 'clear', reasons = '[]', updated_at = ? WHERE id = ? AND standing = 'quarantined'",
          now,
          id,
        );
        if (changed === 0) return false;
        database.run(
          "UPDATE lead_deliveries SET state = 'waiting', due_at = ? WHERE lead_id = ? AND state = 'held'",
          now,
          id,
        );
        return true;
      });
      due.notify();
      return released;
    },
    erase: async (erasure, now) => {
      assertErasureIsNarrow(erasure);
      const erased = await write((database) => eraseLeads(database, erasure, now));
      // The log still holds what was written; folding it into the file, where deleting overwrites, ends that. While
      // another process reads, the log is cut at its next checkpoint instead.
      (await open()).all("PRAGMA wal_checkpoint(TRUNCATE)");
      return erased;
    },
    backlog: async (now) => backlog(await open(), now),
    ping: () =>
      write((database) => database.one(PROBE, "x".repeat(PROBE_BYTES)) !== undefined).catch(() => false),
    close: async () => {
      if (!opening) return;
      const database = await opening;
      opening = null;
      database.close();
    },
  };
}
