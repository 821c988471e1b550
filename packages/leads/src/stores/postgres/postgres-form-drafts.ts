import { draftBody, draftLimits, type DraftSaved, type FormDraftStore } from "../form-draft-store.ts";
import { draftOf, numberOf } from "../lead-row.ts";
import { openDatabase } from "./database.ts";
import { LEAD_TABLES, migrate } from "./migrate.ts";
import type { PostgresLeadStoreOptions } from "./postgres-lead-store.ts";

/**
 * Form drafts in the leads' PostgreSQL, on a few connections of their own.
 *
 * @example
 * const drafts = postgresFormDrafts({ url: "postgres://forecourt@db/forecourt" });
 * await drafts.migrate();
 */
export function postgresFormDrafts(
  { url, schema = "forecourt", connections = 2 }: PostgresLeadStoreOptions,
  limits = draftLimits,
): FormDraftStore {
  const database = openDatabase({ url, schema, connections });
  const { query } = database;
  const prune = async (now: number): Promise<number> =>
    (await query("DELETE FROM form_drafts WHERE expires_at <= $1 RETURNING token", [now])).length;

  /** Whether one more draft may be kept. Sites that save at the same moment may go past the bound by one draft each. */
  async function hasRoom(token: string, now: number): Promise<boolean> {
    const [known] = await query("SELECT 1 FROM form_drafts WHERE token = $1", [token]);
    if (known) return true;
    await prune(now);
    const [row] = await query("SELECT count(*) AS drafts FROM form_drafts");
    return row === undefined || numberOf(row, "drafts") < limits.maxDrafts;
  }

  return {
    migrate: () => migrate(database, schema, LEAD_TABLES),
    save: async (draft, now): Promise<DraftSaved> => {
      const body = draftBody(draft, limits);
      if (body === null) return { ok: false, problem: "too_large" };
      try {
        if (!(await hasRoom(draft.token, now))) return { ok: false, problem: "full" };
        await query(
          `INSERT INTO form_drafts (token, tenant, body, expires_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (token) DO UPDATE SET body = excluded.body, expires_at = excluded.expires_at
           WHERE form_drafts.tenant = excluded.tenant`,
          [draft.token, draft.tenant, body, draft.expiresAt],
        );
        return { ok: true };
      } catch {
        return { ok: false, problem: "unavailable" };
      }
    },
    read: async (tenant, token, now) => {
      const [row] = await query(
        "SELECT * FROM form_drafts WHERE token = $1 AND tenant = $2 AND expires_at > $3",
        [token, tenant, now],
      );
      return row ? draftOf(row) : null;
    },
    prune,
    close: () => database.close(),
  };
}
