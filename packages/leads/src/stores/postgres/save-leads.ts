import type { Acceptance, NewLead } from "../lead-store.ts";
import { reviseLead } from "../revise-lead.ts";
import { filesOf, keptContentOf, numberOf, type Row, reasonsOf, textOf } from "../lead-row.ts";
import { mergeFiles } from "../merge-files.ts";
import type { Database, Query } from "./database.ts";

const queueState = (lead: NewLead): "held" | "waiting" =>
  lead.standing.kind === "quarantined" ? "held" : "waiting";

/** A test lead is delivered nowhere. */
const sinksOf = (lead: NewLead): readonly string[] => (lead.standing.kind === "test" ? [] : lead.sinks);

/**
 * Writes many new leads and their deliveries in one statement, which is one commit and one journey. Sorted, so that
 * two processes that were given the same keys cannot wait for each other.
 */
const CREATE = `
  WITH input AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::bigint[])
      AS t (id, tenant, key, lead, standing, reasons, email_key, phone_key, files, received_at)
  ), created AS (
    INSERT INTO leads (id, tenant, key, lead, standing, reasons, email_key, phone_key, files, revision, received_at, updated_at)
    SELECT id, tenant, key, lead, standing, reasons, email_key, phone_key, files, 1, received_at, received_at
    FROM input ORDER BY tenant, key
    ON CONFLICT (tenant, key) DO NOTHING
    RETURNING id
  ), queued AS (
    INSERT INTO lead_deliveries (lead_id, sink, state, attempts, due_at, revision)
    SELECT d.lead_id, d.sink, d.state, 0, d.due_at, 1
    FROM unnest($11::text[], $12::text[], $13::text[], $14::bigint[]) AS d (lead_id, sink, state, due_at)
    JOIN created ON created.id = d.lead_id
  )
  SELECT id FROM created`;

/** Writes those of the batch whose key is new; gives their ids. */
async function createLeads(query: Query, batch: readonly NewLead[]): Promise<ReadonlySet<string>> {
  const column = <T>(pick: (lead: NewLead) => T): T[] => batch.map(pick);
  const queue = batch.flatMap((lead) => [...new Set(sinksOf(lead))].map((sink) => ({ lead, sink })));
  const rows = await query(CREATE, [
    column((lead) => lead.id),
    column((lead) => lead.lead.tenant),
    column((lead) => lead.key),
    column((lead) => JSON.stringify(lead.lead)),
    column((lead) => lead.standing.kind),
    column((lead) => JSON.stringify(reasonsOf(lead.standing))),
    column((lead) => lead.contact.email),
    column((lead) => lead.contact.phone),
    column((lead) => JSON.stringify(lead.files)),
    column((lead) => lead.lead.receivedAt),
    queue.map(({ lead }) => lead.id),
    queue.map(({ sink }) => sink),
    queue.map(({ lead }) => queueState(lead)),
    queue.map(({ lead }) => lead.dueAt),
  ]);
  return new Set(rows.map((row) => textOf(row, "id")));
}

/** Keeps leads that arrived together; those whose key was known extend it, each in a transaction of its own. */
export async function saveLeads(database: Database, batch: readonly NewLead[]): Promise<Acceptance[]> {
  const created = await createLeads(database.query, batch);
  return Promise.all(
    batch.map(
      async (lead): Promise<Acceptance> =>
        created.has(lead.id)
          ? { ok: true, id: lead.id, outcome: "created" }
          : database.transaction((query) => extendByKey(query, lead)),
    ),
  );
}

async function extendByKey(query: Query, lead: NewLead): Promise<Acceptance> {
  const [kept] = await query("SELECT * FROM leads WHERE tenant = $1 AND key = $2 FOR UPDATE", [
    lead.lead.tenant,
    lead.key,
  ]);
  if (!kept) throw new Error("A lead that was refused as known is not there.");
  return extendLead(query, kept, lead);
}

/** Extends a lead found by its id. */
export function updateLead(database: Database, id: string, lead: NewLead): Promise<Acceptance> {
  return database.transaction(async (query) => {
    const [kept] = await query("SELECT * FROM leads WHERE id = $1 AND tenant = $2 FOR UPDATE", [
      id,
      lead.lead.tenant,
    ]);
    return kept
      ? extendLead(query, kept, lead)
      : { ok: false, problem: "missing", detail: "This tenant has no lead with that id." };
  });
}

/** A second enquiry under one key. Its derived key may be known already: then this is a repeat. */
async function saveSeparately(query: Query, lead: NewLead): Promise<Acceptance> {
  const created = await createLeads(query, [lead]);
  return created.has(lead.id) ? { ok: true, id: lead.id, outcome: "created" } : extendByKey(query, lead);
}

async function extendLead(query: Query, kept: Row, next: NewLead): Promise<Acceptance> {
  const id = textOf(kept, "id");
  const content = keptContentOf(kept);
  const change = content && reviseLead(content, next);
  if (!change || change.kind === "keep") return { ok: true, id, outcome: "repeated" };
  if (change.kind === "separate") return saveSeparately(query, { ...next, key: change.key });
  const revision = numberOf(kept, "revision") + 1;
  await query(
    `UPDATE leads SET lead = $2, standing = $3, reasons = $4, email_key = $5, phone_key = $6, files = $7, revision = $8, updated_at = $9
     WHERE id = $1`,
    [
      id,
      JSON.stringify(next.lead),
      next.standing.kind,
      JSON.stringify(reasonsOf(next.standing)),
      next.contact.email,
      next.contact.phone,
      JSON.stringify(mergeFiles(filesOf(kept), next.files)),
      revision,
      next.lead.receivedAt,
    ],
  );
  await query(
    "DELETE FROM lead_deliveries WHERE lead_id = $1 AND state IN ('waiting', 'held') AND sink <> ALL($2)",
    [id, sinksOf(next)],
  );
  for (const sink of sinksOf(next)) {
    // The lease of a delivery in flight is left alone; settling it sees the newer revision.
    await query(
      `INSERT INTO lead_deliveries (lead_id, sink, state, attempts, due_at, revision) VALUES ($1, $2, $3, 0, $4, $5)
       ON CONFLICT (lead_id, sink) DO UPDATE SET state = excluded.state, attempts = 0, due_at = excluded.due_at, revision = excluded.revision`,
      [id, sink, queueState(next), next.dueAt, revision],
    );
  }
  return { ok: true, id, outcome: "revised" };
}
