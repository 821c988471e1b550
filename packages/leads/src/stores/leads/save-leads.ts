import type { StoredFile } from "../../enquiry/model/stored-lead.ts";
import type { Acceptance, NewLead } from "../../enquiry/store/lead-store.ts";
import { reviseLead } from "../../enquiry/store/revise-lead.ts";
import type { Database } from "../sql/database.ts";
import { numberOf, type Row, textOf } from "../sql/row.ts";
import { insertRows, type Script, type ScriptValue, sql, statement } from "../sql/script.ts";
import { filesOf, storedContentOf } from "./lead-row.ts";

/** A test lead is delivered nowhere. */
const sinksOf = (lead: NewLead): readonly string[] =>
  lead.standing.kind === "test" ? [] : [...new Set(lead.sinks)];

const DELIVERIES = "lead_deliveries (lead_id, sink, state, attempts, due_at, revision)";

/** What waits to be delivered of a lead. */
function deliveryRows(id: string, revision: number, lead: NewLead): ScriptValue[][] {
  const state = lead.standing.kind === "quarantined" ? "held" : "waiting";
  return sinksOf(lead).map((sink) => [id, sink, state, 0, lead.dueAt, revision]);
}

/** The columns that a later save overwrites. */
const contentColumns = ({ lead, standing, contact }: NewLead): ScriptValue[] => [
  JSON.stringify(lead),
  standing.kind,
  JSON.stringify(standing.kind === "quarantined" ? standing.reasons : []),
  contact.email,
  contact.phone,
];

/** Two processes that write the same keys at once write them in the same order, so that neither waits for the other. */
const byKey = (a: NewLead, b: NewLead): number =>
  a.lead.tenant < b.lead.tenant || (a.lead.tenant === b.lead.tenant && a.key < b.key) ? -1 : 1;

/** Writes those of the batch whose key is new, with their deliveries, and gives their ids. */
function* createLeads(batch: readonly NewLead[]): Script<ReadonlySet<string>> {
  const rows = yield* insertRows(
    "leads (id, tenant, key, lead, standing, reasons, email_key, phone_key, files, revision, received_at, updated_at)",
    batch.toSorted(byKey).map((lead) => {
      const { tenant, receivedAt } = lead.lead;
      const files = JSON.stringify(lead.files);
      return [lead.id, tenant, lead.key, ...contentColumns(lead), files, 1, receivedAt, receivedAt];
    }),
    "ON CONFLICT (tenant, key) DO NOTHING RETURNING id",
  );
  const created = new Set(rows.map((row) => textOf(row, "id")));
  const queued = batch.filter(({ id }) => created.has(id)).flatMap((lead) => deliveryRows(lead.id, 1, lead));
  yield* insertRows(DELIVERIES, queued, "");
  return created;
}

/** Stores leads that arrived together; one whose key is known extends that lead, each in a transaction of its own. */
export async function saveLeads(database: Database, batch: readonly NewLead[]): Promise<Acceptance[]> {
  const created = await database.run(() => createLeads(batch));
  return Promise.all(
    batch.map(
      async (lead): Promise<Acceptance> =>
        created.has(lead.id)
          ? { ok: true, id: lead.id, outcome: "created" }
          : database.run(() => extendByKey(lead)),
    ),
  );
}

function* extendByKey(lead: NewLead): Script<Acceptance> {
  const [stored] = yield* sql`SELECT * FROM leads
    WHERE tenant = ${lead.lead.tenant} AND key = ${lead.key} FOR UPDATE`;
  if (!stored) throw new Error("A lead that was refused as known is not there.");
  return yield* extendLead(stored, lead);
}

/** Extends a lead found by its id. */
export function* updateLead(id: string, lead: NewLead): Script<Acceptance> {
  const [stored] =
    yield* sql`SELECT * FROM leads WHERE id = ${id} AND tenant = ${lead.lead.tenant} FOR UPDATE`;
  return stored
    ? yield* extendLead(stored, lead)
    : { ok: false, problem: "missing", detail: "This tenant has no lead with that id." };
}

/** A second enquiry under one key. Its derived key may be known already: then this is a repeat. */
function* saveSeparately(lead: NewLead): Script<Acceptance> {
  const created = yield* createLeads([lead]);
  return created.has(lead.id) ? { ok: true, id: lead.id, outcome: "created" } : yield* extendByKey(lead);
}

/** Files of earlier steps stay; one that is named again is not doubled. */
function mergeFiles(stored: readonly StoredFile[], added: readonly StoredFile[]): StoredFile[] {
  const known = new Set(stored.map((file) => file.id));
  return [...stored, ...added.filter((file) => !known.has(file.id))];
}

function* extendLead(stored: Row, next: NewLead): Script<Acceptance> {
  const id = textOf(stored, "id");
  const content = storedContentOf(stored);
  const change = content && reviseLead(content, next);
  if (!change || change.kind === "keep") return { ok: true, id, outcome: "repeated" };
  if (change.kind === "separate") return yield* saveSeparately({ ...next, key: change.key });
  const revision = numberOf(stored, "revision") + 1;
  const files = JSON.stringify(mergeFiles(filesOf(stored), next.files));
  yield* statement(
    `UPDATE leads SET lead = ?1, standing = ?2, reasons = ?3, email_key = ?4, phone_key = ?5, files = ?6, revision = ?7, updated_at = ?8
     WHERE id = ?9`,
    [...contentColumns(next), files, revision, next.lead.receivedAt, id],
  );
  yield* sql`DELETE FROM lead_deliveries
    WHERE lead_id = ${id} AND state IN ('waiting', 'held') AND sink <> ALL(${sinksOf(next)})`;
  // The lease of a delivery in flight is left alone; settling it sees the newer revision.
  yield* insertRows(
    DELIVERIES,
    deliveryRows(id, revision, next),
    `ON CONFLICT (lead_id, sink) DO UPDATE
     SET state = excluded.state, attempts = 0, due_at = excluded.due_at, revision = excluded.revision`,
  );
  return { ok: true, id, outcome: "revised" };
}
