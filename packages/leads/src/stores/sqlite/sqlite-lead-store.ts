import { groupCommit } from "../group-commit.ts";
import { demandErasureIsNarrow } from "../erasure.ts";
import type { Acceptance, LeadStore, NewLead } from "../lead-store.ts";
import { listeners } from "../listeners.ts";
import { draftOf, numberOf } from "../lead-row.ts";
import { type Database, openDatabase } from "./database.ts";
import { claimDue, isAnyDue, nextDue, settle } from "./delivery-queue.ts";
import { eraseLeads } from "./erase-leads.ts";
import { SQLITE_MIGRATIONS } from "./migrations.ts";
import { listLeads, readLeads } from "./read-leads.ts";
import { saveLead, updateLead } from "./save-lead.ts";

/** Where the embedded store lives. */
export interface SqliteLeadStoreOptions {
  /** Path of the database file; it and its folder are created when absent. */
  file: string;
}

type Save = { by: "key" | "id"; lead: NewLead };

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
    opening ??= openDatabase(file).catch((reason: unknown) => {
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
      batch.map(({ by, lead }) => (by === "key" ? saveLead(database, lead) : updateLead(database, lead))),
    );
    due.tell();
    return answers;
  });
  const save = (by: Save["by"], lead: NewLead): Promise<Acceptance> =>
    commit({ by, lead }).catch((reason: unknown) => ({
      ok: false,
      problem: "unavailable",
      detail: reason instanceof Error ? reason.message : "The lead database could not be written.",
    }));

  return {
    migrate: () => write(migrate),
    accept: (lead) => save("key", lead),
    update: (lead) => save("id", lead),
    get: async (id) => readLeads(await open(), [id])[0] ?? null,
    list: async (filter) => listLeads(await open(), filter),
    saveDraft: (draft) =>
      write((database) => {
        database.run(
          "INSERT OR REPLACE INTO lead_drafts (token, tenant, body, expires_at) VALUES (?, ?, ?, ?)",
          draft.token,
          draft.tenant,
          JSON.stringify({ values: draft.values, problems: draft.problems }),
          draft.expiresAt,
        );
      }),
    readDraft: async (tenant, token, now) => {
      const row = (await open()).one(
        "SELECT * FROM lead_drafts WHERE token = ? AND tenant = ? AND expires_at > ?",
        token,
        tenant,
        now,
      );
      return row ? draftOf(row) : null;
    },
    claimDue: async (claim) => {
      if (!isAnyDue(await open(), claim)) return [];
      return write((database) => claimDue(database, claim));
    },
    settle: (claimed, settlement, now) => write((database) => settle(database, claimed, settlement, now)),
    nextDue: async (passOver) => nextDue(await open(), passOver),
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
      due.tell();
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
      due.tell();
      return released;
    },
    erase: async (erasure, now) => {
      demandErasureIsNarrow(erasure);
      const erased = await write((database) => eraseLeads(database, erasure, now));
      // The log still holds what was written; folding it into the file, where deleting overwrites, ends that. While
      // another process reads, the log is cut at its next checkpoint instead.
      (await open()).all("PRAGMA wal_checkpoint(TRUNCATE)");
      return erased;
    },
    prune: (now) =>
      write((database) => void database.run("DELETE FROM lead_drafts WHERE expires_at <= ?", now)),
    ping: () =>
      open()
        .then(
          (database) =>
            database.one("SELECT count(*) AS tables FROM lead_deliveries WHERE state = 'dead'") !== undefined,
        )
        .catch(() => false),
    close: async () => {
      if (!opening) return;
      const database = await opening;
      opening = null;
      database.close();
    },
  };
}

function migrate(database: Database): void {
  const row = database.one("PRAGMA user_version");
  const had = row ? numberOf(row, "user_version") : 0;
  if (had > SQLITE_MIGRATIONS.length) {
    throw new Error(
      `The lead database is of a newer release (version ${had}, this one knows ${SQLITE_MIGRATIONS.length}). Start the newer release, or restore the backup made before it.`,
    );
  }
  for (const migration of SQLITE_MIGRATIONS.slice(had)) database.exec(migration);
  database.exec(`PRAGMA user_version = ${SQLITE_MIGRATIONS.length}`);
}
