import type { StoredFile, StoredLead } from "../../enquiry/model/stored-lead.ts";
import type { Erasure, LeadFilter, LeadsOfHour } from "../../enquiry/store/lead-store.ts";
import type { Database } from "../sql/database.ts";
import { numberOf, textOf } from "../sql/row.ts";
import { type Script, type ScriptValue, sql, statement } from "../sql/script.ts";
import { filesOf, leadsOf } from "./lead-row.ts";

/** The named leads, newest first, erased ones left out. */
export async function readLeads(database: Database, ids: readonly string[]): Promise<StoredLead[]> {
  if (ids.length === 0) return [];
  const [leads, deliveries] = await Promise.all([
    database.read(
      sql`SELECT * FROM leads WHERE id = ANY(${ids}) AND lead IS NOT NULL ORDER BY received_at DESC, id`,
    ),
    database.read(sql`SELECT * FROM lead_deliveries WHERE lead_id = ANY(${ids})`),
  ]);
  // Databases differ in how they order texts.
  return leadsOf(
    leads,
    deliveries.toSorted((a, b) => (textOf(a, "sink") < textOf(b, "sink") ? -1 : 1)),
  );
}

/** Up to so many tenants are read one by one; the leads of more are read by their time. */
const FEW_TENANTS = 8;

/** The conditions of a filter or an erasure; every value is bound, none is ever part of the text. */
function conditionsOf(filter: Partial<LeadFilter> & Erasure): { where: string; values: ScriptValue[] } {
  const parts = ["lead IS NOT NULL"];
  const values: ScriptValue[] = [];
  const also = (sql: string, ...more: ScriptValue[]): void => {
    parts.push(sql.replaceAll("?", () => `?${values.push(more.shift() ?? null)}`));
  };
  if (filter.ids) also("id = ANY(?)", filter.ids);
  // A shopper's key and the time narrow more than one of many tenants: an expression leaves the tenants' index alone.
  const isNarrowed = filter.contact ?? filter.contacts ?? (filter.tenants?.length ?? 0) > FEW_TENANTS;
  const tenant = isNarrowed ? "tenant || ''" : "tenant";
  if (filter.tenant !== undefined) also(`${tenant} = ?`, filter.tenant);
  if (filter.tenants) also(`${tenant} = ANY(?)`, filter.tenants);
  // Named in the text, since its index is of these alone, and there are few.
  if (filter.standing === "quarantined") parts.push("standing = 'quarantined'");
  else if (filter.standing !== undefined) also("standing = ?", filter.standing);
  if (filter.receivedFrom !== undefined) also("received_at >= ?", filter.receivedFrom);
  if (filter.receivedBefore !== undefined) also("received_at < ?", filter.receivedBefore);
  if (filter.contact) also("(email_key = ? OR phone_key = ?)", filter.contact.email, filter.contact.phone);
  if (filter.contacts) {
    const keys = (name: "email" | "phone") =>
      (filter.contacts ?? []).flatMap(({ [name]: key }) => (key === null ? [] : [key]));
    also("(email_key = ANY(?) OR phone_key = ANY(?))", keys("email"), keys("phone"));
  }
  if (filter.delivery !== undefined) {
    // The index of these two alone is used where it is named.
    const few = ["dead", "held"].includes(filter.delivery) ? " AND state IN ('dead', 'held')" : "";
    also(`id IN (SELECT lead_id FROM lead_deliveries WHERE state = ?${few})`, filter.delivery);
  }
  return { where: parts.join(" AND "), values };
}

/** Newest first. */
export async function listLeads(database: Database, filter: LeadFilter): Promise<StoredLead[]> {
  const { where, values } = conditionsOf(filter);
  const places = `LIMIT ?${values.push(filter.limit)} OFFSET ?${values.push(filter.offset ?? 0)}`;
  const text = `SELECT id FROM leads WHERE ${where} ORDER BY received_at DESC, id ${places}`;
  const rows = await database.read(statement(text, values));
  return readLeads(
    database,
    rows.map((row) => textOf(row, "id")),
  );
}

const HOUR_MS = 3_600_000;

/** Counts leads by the hour they were received in; the database adds them up, however many there are. */
export async function countByHour(
  database: Database,
  filter: Omit<LeadFilter, "limit" | "offset">,
): Promise<LeadsOfHour[]> {
  const { where, values } = conditionsOf(filter);
  const rows = await database.read(
    statement(
      `SELECT received_at / ${HOUR_MS} AS hour, COUNT(*) AS leads FROM leads WHERE ${where} GROUP BY 1 ORDER BY 1`,
      values,
    ),
  );
  return rows.map((row) => ({ hour: numberOf(row, "hour") * HOUR_MS, leads: numberOf(row, "leads") }));
}

/** Empties the chosen leads. Throws for an erasure that names nothing: it would empty the store. */
export function* eraseLeads(erasure: Erasure, now: number): Script<{ ids: string[]; files: StoredFile[] }> {
  const { ids: named, contact, receivedBefore } = erasure;
  if (!named && !contact?.email && !contact?.phone && receivedBefore === undefined) {
    throw new Error(
      "An erasure must name leads, a shopper or a time before which leads go; this one would erase everything, so nothing was erased.",
    );
  }
  const { where, values } = conditionsOf(erasure);
  const rows = yield* statement(`SELECT id, files FROM leads WHERE ${where} FOR UPDATE`, values);
  const ids = rows.map((row) => textOf(row, "id"));
  yield* sql`DELETE FROM lead_deliveries WHERE lead_id = ANY(${ids})`;
  yield* sql`UPDATE leads
    SET lead = NULL, email_key = NULL, phone_key = NULL, files = '[]', reasons = '[]', updated_at = ${now}
    WHERE id = ANY(${ids})`;
  return { ids, files: rows.flatMap(filesOf) };
}
