import type { SQLInputValue } from "node:sqlite";
import type { LeadFilter } from "../lead-store.ts";
import type { StoredLead } from "../../model/stored-lead.ts";
import { leadsOf, textOf } from "../lead-row.ts";
import type { Database } from "./database.ts";

/** The named leads, erased ones left out. A list of ids travels as one JSON text, so that the statement stays the same. */
export function readLeads(database: Database, ids: readonly string[]): StoredLead[] {
  if (ids.length === 0) return [];
  const wanted = JSON.stringify(ids);
  return leadsOf(
    database.all(
      "SELECT * FROM leads WHERE id IN (SELECT value FROM json_each(?)) AND lead IS NOT NULL ORDER BY received_at DESC, id",
      wanted,
    ),
    database.all(
      "SELECT * FROM lead_deliveries WHERE lead_id IN (SELECT value FROM json_each(?)) ORDER BY sink",
      wanted,
    ),
  );
}

/** The conditions of a filter; every value is bound, none is ever part of the text. */
function conditionsOf(filter: LeadFilter): { sql: string; values: SQLInputValue[] } {
  const parts = ["lead IS NOT NULL"];
  const values: SQLInputValue[] = [];
  const also = (sql: string, ...bound: SQLInputValue[]): void => {
    parts.push(sql);
    values.push(...bound);
  };
  if (filter.tenant !== undefined) also("tenant = ?", filter.tenant);
  if (filter.standing !== undefined) also("standing = ?", filter.standing);
  if (filter.receivedFrom !== undefined) also("received_at >= ?", filter.receivedFrom);
  if (filter.receivedBefore !== undefined) also("received_at < ?", filter.receivedBefore);
  if (filter.contact) also("(email_key = ? OR phone_key = ?)", filter.contact.email, filter.contact.phone);
  if (filter.delivery !== undefined) {
    also("id IN (SELECT lead_id FROM lead_deliveries WHERE state = ?)", filter.delivery);
  }
  return { sql: parts.join(" AND "), values };
}

/** Newest first. */
export function listLeads(database: Database, filter: LeadFilter): StoredLead[] {
  const { sql, values } = conditionsOf(filter);
  const rows = database.all(
    `SELECT id FROM leads WHERE ${sql} ORDER BY received_at DESC, id LIMIT ? OFFSET ?`,
    ...values,
    filter.limit,
    filter.offset ?? 0,
  );
  return readLeads(
    database,
    rows.map((row) => textOf(row, "id")),
  );
}
