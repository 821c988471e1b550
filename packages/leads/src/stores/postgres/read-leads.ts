import type { Erasure, LeadFilter } from "../lead-store.ts";
import type { StoredFile, StoredLead } from "../../model/stored-lead.ts";
import { filesOf, leadsOf, textOf } from "../lead-row.ts";
import type { Database, Query } from "./database.ts";

type Value = string | number | null | readonly string[];

/** The named leads, newest first, erased ones left out. */
export async function readLeads(query: Query, ids: readonly string[]): Promise<StoredLead[]> {
  if (ids.length === 0) return [];
  const [leads, deliveries] = await Promise.all([
    query("SELECT * FROM leads WHERE id = ANY($1) AND lead IS NOT NULL ORDER BY received_at DESC, id", [ids]),
    query(`SELECT * FROM lead_deliveries WHERE lead_id = ANY($1) ORDER BY sink COLLATE "C"`, [ids]),
  ]);
  return leadsOf(leads, deliveries);
}

/** The conditions of a filter or an erasure; every value is bound, none is ever part of the text. */
function conditionsOf(filter: Partial<LeadFilter> & Erasure): { sql: string; values: Value[] } {
  const parts = ["lead IS NOT NULL"];
  const values: Value[] = [];
  const also = (sql: string, value: Value): void => {
    values.push(value);
    parts.push(sql.replaceAll("?", `$${values.length}`));
  };
  if (filter.ids) also("id = ANY(?)", filter.ids);
  if (filter.tenant !== undefined) also("tenant = ?", filter.tenant);
  if (filter.standing !== undefined) also("standing = ?", filter.standing);
  if (filter.receivedFrom !== undefined) also("received_at >= ?", filter.receivedFrom);
  if (filter.receivedBefore !== undefined) also("received_at < ?", filter.receivedBefore);
  if (filter.contact) {
    values.push(filter.contact.email, filter.contact.phone);
    parts.push(`(email_key = $${values.length - 1} OR phone_key = $${values.length})`);
  }
  if (filter.delivery !== undefined) {
    also("id IN (SELECT lead_id FROM lead_deliveries WHERE state = ?)", filter.delivery);
  }
  return { sql: parts.join(" AND "), values };
}

/** Newest first. */
export async function listLeads({ query }: Database, filter: LeadFilter): Promise<StoredLead[]> {
  const { sql, values } = conditionsOf(filter);
  const rows = await query(
    `SELECT id FROM leads WHERE ${sql} ORDER BY received_at DESC, id LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    [...values, filter.limit, filter.offset ?? 0],
  );
  return readLeads(
    query,
    rows.map((row) => textOf(row, "id")),
  );
}

/** Empties the chosen leads. */
export function eraseLeads(
  database: Database,
  erasure: Erasure,
  now: number,
): Promise<{ ids: string[]; files: StoredFile[] }> {
  return database.transaction(async (query) => {
    const { sql, values } = conditionsOf(erasure);
    const rows = await query(`SELECT id, files FROM leads WHERE ${sql} FOR UPDATE`, values);
    const ids = rows.map((row) => textOf(row, "id"));
    await query("DELETE FROM lead_deliveries WHERE lead_id = ANY($1)", [ids]);
    await query(
      `UPDATE leads SET lead = NULL, email_key = NULL, phone_key = NULL, files = '[]', reasons = '[]', updated_at = $2
       WHERE id = ANY($1)`,
      [ids, now],
    );
    return { ids, files: rows.flatMap(filesOf) };
  });
}
