import type { SQLInputValue } from "node:sqlite";
import type { Erasure } from "../lead-store.ts";
import type { StoredFile } from "../../model/stored-lead.ts";
import { filesOf, textOf } from "../lead-row.ts";
import type { Database } from "./database.ts";

/** Empties the chosen leads. Runs inside a transaction. */
export function eraseLeads(
  database: Database,
  erasure: Erasure,
  now: number,
): { ids: string[]; files: StoredFile[] } {
  const parts = ["lead IS NOT NULL"];
  const values: SQLInputValue[] = [];
  if (erasure.tenant !== undefined) {
    parts.push("tenant = ?");
    values.push(erasure.tenant);
  }
  if (erasure.ids) {
    parts.push("id IN (SELECT value FROM json_each(?))");
    values.push(JSON.stringify(erasure.ids));
  }
  if (erasure.contact) {
    parts.push("(email_key = ? OR phone_key = ?)");
    values.push(erasure.contact.email, erasure.contact.phone);
  }
  if (erasure.receivedBefore !== undefined) {
    parts.push("received_at < ?");
    values.push(erasure.receivedBefore);
  }
  const rows = database.all(`SELECT id, files FROM leads WHERE ${parts.join(" AND ")}`, ...values);
  const ids = rows.map((row) => textOf(row, "id"));
  const wanted = JSON.stringify(ids);
  database.run("DELETE FROM lead_deliveries WHERE lead_id IN (SELECT value FROM json_each(?))", wanted);
  database.run(
    `UPDATE leads SET lead = NULL, email_key = NULL, phone_key = NULL, files = '[]', reasons = '[]', updated_at = ?
     WHERE id IN (SELECT value FROM json_each(?))`,
    now,
    wanted,
  );
  return { ids, files: rows.flatMap(filesOf) };
}
