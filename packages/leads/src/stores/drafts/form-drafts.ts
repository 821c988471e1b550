import {
  draftBody,
  draftLimits,
  type DraftSaved,
  type FormDraft,
  type FormDraftStore,
} from "../../enquiry/store/form-draft-store.ts";
import type { Database } from "../sql/database.ts";
import { jsonOf, numberOf, type Row, textOf } from "../sql/row.ts";
import { type Script, sql, type Statement } from "../sql/script.ts";
import { DRAFT_TABLES } from "../tables/draft-tables.ts";

const draftOf = (row: Row): FormDraft => ({
  token: textOf(row, "token"),
  tenant: textOf(row, "tenant"),
  ...(jsonOf(row, "body") as Pick<FormDraft, "values" | "problems">),
  expiresAt: numberOf(row, "expires_at"),
});

const pruned = (now: number): Statement =>
  sql`DELETE FROM form_drafts WHERE expires_at <= ${now} RETURNING token`;

/** Sites on PostgreSQL that save at the same moment may go past the bound by one draft each. */
function* keep(
  { token, tenant, expiresAt }: FormDraft,
  { body, maxDrafts, now }: { body: string; maxDrafts: number; now: number },
): Script<DraftSaved> {
  const [known] = yield* sql`SELECT 1 FROM form_drafts WHERE token = ${token}`;
  if (!known) {
    yield* pruned(now);
    const [row] = yield* sql`SELECT count(*) AS drafts FROM form_drafts`;
    if (row && numberOf(row, "drafts") >= maxDrafts) return { ok: false, problem: "full" };
  }
  yield* sql`INSERT INTO form_drafts (token, tenant, body, expires_at)
    VALUES (${token}, ${tenant}, ${body}, ${expiresAt})
    ON CONFLICT (token) DO UPDATE SET body = excluded.body, expires_at = excluded.expires_at
    WHERE form_drafts.tenant = excluded.tenant`;
  return { ok: true };
}

/**
 * Drafts of half-filled forms in a database. On SQLite they have a file of their own, so that they neither wait for the
 * leads' commits nor make leads wait for theirs.
 *
 * @example
 * const drafts = formDrafts(sqliteDatabase({ file: ".data/drafts.sqlite", synchronous: "NORMAL" }));
 * await drafts.migrate();
 */
export function formDrafts(database: Database, limits = draftLimits): FormDraftStore {
  return {
    migrate: () => database.migrate(DRAFT_TABLES),
    save: async (draft, now): Promise<DraftSaved> => {
      const body = draftBody(draft, limits);
      if (body === null) return { ok: false, problem: "too_large" };
      return database
        .run(() => keep(draft, { body, maxDrafts: limits.maxDrafts, now }))
        .catch(() => ({ ok: false, problem: "unavailable" }));
    },
    read: async (tenant, token, now) => {
      const [row] = await database.read(
        sql`SELECT * FROM form_drafts WHERE token = ${token} AND tenant = ${tenant} AND expires_at > ${now}`,
      );
      return row ? draftOf(row) : null;
    },
    prune: async (now) => (await database.write(pruned(now))).length,
    close: () => database.close(),
  };
}
