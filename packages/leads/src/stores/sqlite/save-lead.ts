import type { Acceptance, NewLead } from "../lead-store.ts";
import { reviseLead } from "../revise-lead.ts";
import { mergeFiles } from "../merge-files.ts";
import { filesOf, keptContentOf, numberOf, type Row, reasonsOf, textOf } from "../lead-row.ts";
import type { Database } from "./database.ts";

/** Writes one lead and its deliveries. Runs inside a transaction. */
export function saveLead(database: Database, lead: NewLead): Acceptance {
  const kept = database.one("SELECT * FROM leads WHERE tenant = ? AND key = ?", lead.lead.tenant, lead.key);
  if (kept) return extendLead(database, kept, lead);
  database.run(
    `INSERT INTO leads (id, tenant, key, lead, standing, reasons, email_key, phone_key, files, revision, received_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?)`,
    lead.id,
    lead.lead.tenant,
    lead.key,
    JSON.stringify(lead.lead),
    lead.standing.kind,
    JSON.stringify(reasonsOf(lead.standing)),
    lead.contact.email,
    lead.contact.phone,
    JSON.stringify(lead.files),
    lead.lead.receivedAt,
    lead.lead.receivedAt,
  );
  queueDeliveries(database, lead.id, 1, lead);
  return { ok: true, id: lead.id, outcome: "created" };
}

/** Extends a lead found by its id. Runs inside a transaction. */
export function updateLead(database: Database, id: string, lead: NewLead): Acceptance {
  const kept = database.one("SELECT * FROM leads WHERE id = ? AND tenant = ?", id, lead.lead.tenant);
  if (!kept) return { ok: false, problem: "missing", detail: "This tenant has no lead with that id." };
  return extendLead(database, kept, lead);
}

function extendLead(database: Database, kept: Row, next: NewLead): Acceptance {
  const id = textOf(kept, "id");
  const content = keptContentOf(kept);
  const change = content && reviseLead(content, next);
  if (!change || change.kind === "keep") return { ok: true, id, outcome: "repeated" };
  if (change.kind === "separate") return saveLead(database, { ...next, key: change.key });
  const revision = numberOf(kept, "revision") + 1;
  database.run(
    `UPDATE leads SET lead = ?, standing = ?, reasons = ?, email_key = ?, phone_key = ?, files = ?, revision = ?, updated_at = ?
     WHERE id = ?`,
    JSON.stringify(next.lead),
    next.standing.kind,
    JSON.stringify(reasonsOf(next.standing)),
    next.contact.email,
    next.contact.phone,
    JSON.stringify(mergeFiles(filesOf(kept), next.files)),
    revision,
    next.lead.receivedAt,
    id,
  );
  queueDeliveries(database, id, revision, next);
  return { ok: true, id, outcome: "revised" };
}

/**
 * A revised lead is due again at every sink it now goes to, and no longer at the others. The lease of a delivery in
 * flight is left alone.
 */
function queueDeliveries(database: Database, id: string, revision: number, lead: NewLead): void {
  const wanted = lead.standing.kind === "test" ? [] : lead.sinks;
  database.run(
    `DELETE FROM lead_deliveries
     WHERE lead_id = ? AND state IN ('waiting', 'held') AND sink NOT IN (SELECT value FROM json_each(?))`,
    id,
    JSON.stringify(wanted),
  );
  const state = lead.standing.kind === "quarantined" ? "held" : "waiting";
  for (const sink of wanted) {
    database.run(
      `INSERT INTO lead_deliveries (lead_id, sink, state, attempts, due_at, revision) VALUES (?, ?, ?, 0, ?, ?)
       ON CONFLICT (lead_id, sink) DO UPDATE SET state = excluded.state, attempts = 0, due_at = excluded.due_at, revision = excluded.revision`,
      id,
      sink,
      state,
      lead.dueAt,
      revision,
    );
  }
}
