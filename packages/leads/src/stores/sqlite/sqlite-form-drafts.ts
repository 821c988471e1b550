import { draftBody, draftLimits, type FormDraftStore } from "../form-draft-store.ts";
import { draftOf, numberOf } from "../lead-row.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE form_drafts (
    token TEXT NOT NULL PRIMARY KEY,
    tenant TEXT NOT NULL,
    body TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  );
  CREATE INDEX form_drafts_by_expiry ON form_drafts (expires_at);
  `,
];

/**
 * Form drafts in one SQLite file of their own, so that they neither wait for the leads' commits nor make leads wait
 * for theirs.
 *
 * @example
 * const drafts = sqliteFormDrafts({ file: ".data/drafts.sqlite" });
 * await drafts.migrate();
 */
export function sqliteFormDrafts({ file }: { file: string }, limits = draftLimits): FormDraftStore {
  let opening: Promise<Database> | null = null;
  const open = (): Promise<Database> => {
    opening ??= openDatabase(file, "NORMAL").catch((reason: unknown) => {
      opening = null;
      throw reason;
    });
    return opening;
  };
  const write = async <T>(work: (database: Database) => T): Promise<T> => {
    const database = await open();
    return database.transaction(() => work(database));
  };

  return {
    migrate: () => write((database) => migrate(database, MIGRATIONS)),
    save: async (draft, now) => {
      const body = draftBody(draft, limits);
      if (body === null) return { ok: false, problem: "too_large" };
      try {
        return await write((database) => {
          if (!database.one("SELECT 1 FROM form_drafts WHERE token = ?", draft.token)) {
            prune(database, now);
            const row = database.one("SELECT count(*) AS drafts FROM form_drafts");
            if (row && numberOf(row, "drafts") >= limits.maxDrafts) return { ok: false, problem: "full" };
          }
          database.run(
            `INSERT INTO form_drafts (token, tenant, body, expires_at) VALUES (?, ?, ?, ?)
             ON CONFLICT (token) DO UPDATE SET body = excluded.body, expires_at = excluded.expires_at
             WHERE form_drafts.tenant = excluded.tenant`,
            draft.token,
            draft.tenant,
            body,
            draft.expiresAt,
          );
          return { ok: true };
        });
      } catch {
        return { ok: false, problem: "unavailable" };
      }
    },
    read: async (tenant, token, now) => {
      const row = (await open()).one(
        "SELECT * FROM form_drafts WHERE token = ? AND tenant = ? AND expires_at > ?",
        token,
        tenant,
        now,
      );
      return row ? draftOf(row) : null;
    },
    prune: (now) => write((database) => prune(database, now)),
    close: async () => {
      if (!opening) return;
      const database = await opening;
      opening = null;
      database.close();
    },
  };
}

const prune = (database: Database, now: number): number =>
  database.run("DELETE FROM form_drafts WHERE expires_at <= ?", now);
